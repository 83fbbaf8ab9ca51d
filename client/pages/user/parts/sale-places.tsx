import { whenFree } from '#client/pages/parts/sale-words.ts'
import { describePlaces, type OpenSale } from '#shared/sale.ts'

/** How many places of a counted sale are left, and whether one of them can be this buyer's. */
export function SalePlaces({ sale }: { sale: OpenSale }) {
  if (sale.max === null) return null
  return (
    <p className="mb-6 max-w-xl rounded-lg bg-hover px-4 py-3 text-sm text-pretty text-ink">
      <strong className="font-medium">
        {sale.title}: {describePlaces(sale)}.
      </strong>{' '}
      {wordsFor(sale)}
    </p>
  )
}

function wordsFor(sale: OpenSale): string {
  if (!sale.isOpen) return `All places are taken at the moment, so this is the usual price. ${whenFree}`
  if (sale.own === 'held') return 'Continue to payment before it is released.'
  return 'A place is reserved for you when you continue to payment.'
}
