import Help from '@/components/help'
import { metadataOf } from '@/app/site'
import { scentOf } from '@/lib/said'
import { Photo } from '@/views/photo'

export const metadata = metadataOf(
  '/help',
  'Delivery and returns · Halcott',
  'What delivery costs, how long it takes, how samples and codes work, and how to send something back.',
)

export default function Page() {
  return <Help box={<Photo of="box" scent={scentOf('low-lamp')} />} />
}
