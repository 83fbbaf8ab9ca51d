import BankCards from '@/components/bank-cards'
import ProductCurrencies from '@/components/product-currencies'
import ProductMoney from '@/components/product-money'
import ProductOpening from '@/components/product-opening'
import { metadataOf } from '@/app/site'

export const metadata = metadataOf(
  '/product',
  'Accounts and cards · Finbank',
  'One account number, cards you can switch off, spaces to set money aside and instant transfers: what a Finbank account does, and how.',
)

export default function Page() {
  return (
    <>
      <ProductOpening />
      <BankCards />
      <ProductMoney />
      <ProductCurrencies />
    </>
  )
}
