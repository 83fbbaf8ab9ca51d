import NotFound from '@/components/not-found'
import { hiddenMetadataOf } from '@/app/site'

export const metadata = hiddenMetadataOf('/404', 'Page not found · Halcott', 'There is no page at this address.')

export default function Page() {
  return <NotFound />
}
