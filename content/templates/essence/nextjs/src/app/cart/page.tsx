import Cart from '@/components/cart'
import CartSum from '@/components/cart-sum'
import { hiddenMetadataOf } from '@/app/site'

export const metadata = hiddenMetadataOf('/cart', 'Cart · Halcott', 'What is in your cart, and what it comes to.')

export default function Page() {
  return <Cart cartSum={<CartSum />} />
}
