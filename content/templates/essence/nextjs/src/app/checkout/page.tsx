import Checkout from '@/components/checkout'
import CheckoutSum from '@/components/checkout-sum'
import { hiddenMetadataOf } from '@/app/site'
import { StateOptions } from '@/views/options'
import { Ahead } from './ahead'

export const metadata = hiddenMetadataOf(
  '/checkout',
  'Checkout · Halcott',
  'Where the order goes, how it gets there, and what it comes to.',
)

export default function Page() {
  return (
    <>
      <Checkout stateOptions={<StateOptions />} checkoutSum={<CheckoutSum />} />
      <Ahead path="/order" />
    </>
  )
}
