import Order from '@/components/order'
import { hiddenMetadataOf } from '@/app/site'

export const metadata = hiddenMetadataOf('/order', 'Your order · Halcott', 'The order you placed, with its number.')

export default function Page() {
  return <Order />
}
