import { describeDay } from '#client/day.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Link } from '#client/ui/link.tsx'
import type { ReceiptEntry } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'
import { AccountSection } from './account-section.tsx'
import { receiptMarks } from './receipt-states.ts'

/** Everything that was ever paid from this account. */
export function Receipts({ receipts }: { receipts: ReceiptEntry[] }) {
  return (
    <AccountSection id="receipts" title="Receipts" about="One for each payment, to print or to keep as a PDF.">
      {receipts.length === 0 && <p className="text-sm text-muted">You have no receipts yet.</p>}
      <ul className="divide-y divide-line rounded-xl ring-1 ring-line empty:hidden">
        {receipts.map(({ id, number, product, amount, date, money }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 text-sm">
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-x-2 font-medium text-ink">
                {product}
                {receiptMarks[money] && <Badge>{receiptMarks[money]}</Badge>}
              </p>
              <p className="text-muted">
                {describeDay(date)} · <span className="tabular-nums">{amount}</span>
              </p>
            </div>
            <Link
              href={urls.receipt(id)}
              className="inline-flex items-center pointer-coarse:-my-2 pointer-coarse:min-h-10 pointer-coarse:min-w-10 pointer-coarse:justify-end"
            >
              Open<span className="sr-only"> the receipt {number}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-pretty text-muted">
        <Link href={urls.billing()}>Company, address and VAT number</Link> on your next receipts
      </p>
    </AccountSection>
  )
}
