import { usePage } from '@inertiajs/react'
import { describeDay } from '#client/day.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Pages, ReceiptLine } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { receiptMarks, receiptNotes } from './parts/receipt-states.ts'

const target = 'inline-flex items-center pointer-coarse:min-h-10'

/** A receipt as it is printed: on paper nothing stands round it. */
export default function Receipt({ receipt }: Pages['user/receipt']) {
  const { supportEmail } = usePage().props.site
  const { id, number, amount, date, money, sandbox, buyer, seller, lines, net, taxes, refunds, kept, ended } = receipt
  const facts: [string, string[]][] = [
    ['Number', [number]],
    ['Date', [describeDay(date)]],
    ['Paid by', buyer],
    ['Paid to', seller],
  ]

  return (
    <>
      <PageHead title={`Receipt ${number}`} />
      <div data-print="no" className="flex max-w-3xl flex-wrap items-center justify-between gap-4 pt-10 pb-6 text-sm">
        <Link href={urls.activeLicense()} className={target}>
          Back to your licence
        </Link>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {receipt.correctable && (
            <Link href={urls.receiptDetails(id)} className={target}>
              Correct the details
            </Link>
          )}
          {receipt.hasInvoice && (
            <Link href={urls.receiptInvoice(id)} className={target}>
              Open the invoice
            </Link>
          )}
          <Button variant="secondary-alt" size="sm" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      <article className="mb-10 max-w-3xl rounded-xl bg-raised px-[min(1.5rem,6vw)] py-6 ring-1 ring-line sm:p-10 print:m-0 print:rounded-none print:p-0 print:ring-0">
        <div className="flex flex-wrap items-center justify-between gap-6">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl font-semibold tracking-tight text-ink">
            Receipt
            <Badge
              tone={money === 'paid' ? 'success' : 'neutral'}
              className="print:bg-transparent! print:text-ink! print:ring-1 print:ring-line-strong"
            >
              {receiptMarks[money] ?? 'Paid'}
            </Badge>
          </h1>
          <Logo />
        </div>
        <dl className="mt-8 grid gap-4 text-sm sm:grid-cols-[minmax(0,8rem)_minmax(60%,1fr)] sm:gap-y-3">
          {facts.map(([label, values]) => (
            <div key={label} className="contents">
              <dt className="text-muted max-sm:-mb-3.5">{label}</dt>
              <dd className="min-w-0 wrap-anywhere text-ink">
                {values.map((value, line) => (
                  <span key={line} className="block">
                    {value}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <table className="mt-10 w-full text-sm text-ink">
          <thead>
            <tr className="border-b border-line-strong text-start">
              <th className="py-2.5 text-start font-medium">What</th>
              <th className="py-2.5 text-end font-medium">Amount</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.label} className="border-b border-line">
                <td className="py-3.5 pe-[min(1.5rem,4vw)] wrap-break-word">{line.label}</td>
                <td className="py-3.5 text-end align-top tabular-nums">{line.amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {net !== null && <SumRow label="Net" amount={net} />}
            {taxes.map((tax) => (
              <SumRow key={tax.label} {...tax} />
            ))}
            <tr className="text-base font-semibold">
              <th scope="row" className="py-4 text-start">
                Paid in US dollars
              </th>
              <td className="py-4 text-end tabular-nums">{amount}</td>
            </tr>
            {refunds.map((refund, index) => (
              <tr key={index} className="border-t border-line">
                <th scope="row" className="py-3.5 text-start font-normal">
                  Refunded on {describeDay(refund.date)}
                </th>
                <td className="py-3.5 text-end whitespace-nowrap tabular-nums">−{refund.amount}</td>
              </tr>
            ))}
            {kept !== null && (
              <tr className="border-t border-line-strong text-base font-semibold">
                <th scope="row" className="py-4 text-start">
                  Stays paid
                </th>
                <td className="py-4 text-end tabular-nums">{kept}</td>
              </tr>
            )}
          </tfoot>
        </table>
        {receiptNotes[money] && <p className="mt-2 text-sm text-ink">{receiptNotes[money]}</p>}
        {ended && <p className="mt-2 text-sm text-ink">The licence ended on {describeDay(ended)}.</p>}
        {receipt.corrections.map((correction, at) => (
          <p key={at} className="mt-2 text-sm wrap-anywhere text-ink">
            Corrected on {describeDay(correction.date)}. Before, it said: {correction.before.join('; ')}.
          </p>
        ))}
        {sandbox && <p className="mt-2 text-sm text-ink">Test payment: no money was taken.</p>}
        <p className="mt-8 text-xs text-pretty wrap-anywhere text-muted">
          {site.name}. Questions about this receipt: {supportEmail}
        </p>
      </article>
    </>
  )
}

function SumRow({ label, amount }: ReceiptLine) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-3.5 pe-[min(1.5rem,4vw)] text-start font-normal wrap-break-word">
        {label}
      </th>
      <td className="py-3.5 text-end align-top whitespace-nowrap tabular-nums">{amount}</td>
    </tr>
  )
}
