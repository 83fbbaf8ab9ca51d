/**
 * @title Printable invoice with payment button
 * @description An invoice page with line items, tax and totals that can be paid online and prints on one sheet.
 * @keywords bill, receipt, billing, PDF, print, tax invoice
 * @layout full
 * @order 1
 * @part AUI-P09-1
 */
import { ArrowDownTrayIcon, PrinterIcon } from '@heroicons/react/20/solid'

const lines = [
  {
    name: 'Website redesign',
    text: 'Eleven templates, with the handover',
    quantity: '1',
    price: '$6,400.00',
    amount: '$6,400.00',
  },
  {
    name: 'Illustrations',
    text: 'Six spot illustrations, for web and print',
    quantity: '6',
    price: '$180.00',
    amount: '$1,080.00',
  },
  { name: 'Training', text: 'Half-day sessions with your editors', quantity: '2', price: '$450.00', amount: '$900.00' },
]

const sums = [
  { name: 'Subtotal', amount: '$8,380.00' },
  { name: 'Discount, 5%', amount: '−$419.00' },
  { name: 'Sales tax, 8.25%', amount: '$656.78' },
]

export default function PrintableInvoiceWithPaymentButton() {
  function print() {
    window.print()
  }

  return (
    <main className="min-h-dvh bg-secondary-50 px-4 py-8 sm:px-6 sm:py-12 dark:bg-secondary-950 print:bg-white print:p-0">
      <div className="mx-auto max-w-3xl">
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            Due <span className="font-medium text-secondary-950 dark:text-white">June 14, 2026</span>
          </p>
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              onClick={print}
              className="inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              <PrinterIcon aria-hidden="true" className="-ms-0.5 size-5 text-secondary-500 dark:text-secondary-400" />
              Print
            </button>
            <a
              href="#"
              className="inline-flex items-center gap-2 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              <ArrowDownTrayIcon
                aria-hidden="true"
                className="-ms-0.5 size-5 text-secondary-500 dark:text-secondary-400"
              />
              PDF
            </a>
            <a
              href="#"
              className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Pay $8,617.78
            </a>
          </div>
        </div>

        <article className="mt-6 rounded-xl border-t-8 border-primary-700 bg-white p-6 shadow-xs ring-1 ring-secondary-950/10 sm:px-10 sm:py-8 dark:border-primary-500 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10 print:mt-0 print:p-0 print:shadow-none print:ring-0">
          <header className="flex flex-wrap justify-between gap-x-8 gap-y-6">
            <div className="flex items-center gap-4">
              {/* Replace with your logo */}
              <svg
                aria-hidden="true"
                viewBox="0 0 48 48"
                className="size-14 shrink-0 text-primary-700 dark:text-primary-400"
              >
                <path fill="currentColor" d="M4 4h12v40H4zM20 24 34 4h10L30 24l14 20H34z" />
              </svg>
              <div>
                <h1 className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
                  Invoice INV-2064
                </h1>
                <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
                  <time dateTime="2026-05-15">May 15, 2026</time>
                </p>
              </div>
            </div>
            <address className="text-sm/6 text-secondary-600 not-italic dark:text-secondary-400">
              <span className="block font-semibold text-secondary-950 dark:text-white">Kavak Studio</span>
              <bdi>214 Railroad Avenue</bdi>
              <br />
              Port Angeles, WA 98362
            </address>
          </header>

          <dl className="mt-6 grid gap-6 border-t border-secondary-950/10 pt-5 text-sm/6 sm:grid-cols-3 dark:border-white/10">
            <div className="sm:col-span-2">
              <dt className="text-secondary-600 dark:text-secondary-400">For</dt>
              <dd className="mt-1 text-secondary-950 dark:text-white">
                <span className="block font-semibold">Bright Harbor Credit Union</span>
                Attn. Marcus Bell
                <br />
                <bdi>40 Pier Avenue, Port Angeles, WA 98362</bdi>
              </dd>
            </div>
            <div className="sm:text-end">
              <dt className="text-secondary-600 dark:text-secondary-400">Amount due</dt>
              <dd className="mt-1 text-secondary-950 dark:text-white">
                <span className="block text-2xl/8 font-semibold tracking-tight tabular-nums">$8,617.78</span>
                by June 14, for PO 77-2026
              </dd>
            </div>
          </dl>

          <table className="mt-5 w-full text-start text-sm/6">
            <caption className="sr-only">Lines of invoice INV-2064</caption>
            <thead>
              <tr className="border-b border-secondary-950/20 text-secondary-600 dark:border-white/20 dark:text-secondary-400">
                <th scope="col" className="py-2 ps-0 pe-2 text-start font-medium">
                  Description
                </th>
                <th scope="col" className="hidden px-2 py-2 text-end font-medium sm:table-cell">
                  Quantity
                </th>
                <th scope="col" className="hidden px-2 py-2 text-end font-medium sm:table-cell">
                  Price
                </th>
                <th scope="col" className="py-2 ps-2 pe-0 text-end font-medium">
                  Amount
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.name} className="border-b border-secondary-950/10 align-top dark:border-white/10">
                  <th scope="row" className="py-2 ps-0 pe-2 text-start font-medium text-secondary-950 dark:text-white">
                    {line.name}
                    <span className="block font-normal text-secondary-600 dark:text-secondary-400">{line.text}</span>
                    <span className="block font-normal text-secondary-600 tabular-nums sm:hidden dark:text-secondary-400">
                      {line.quantity} × {line.price}
                    </span>
                  </th>
                  <td className="hidden px-2 py-2 text-end text-secondary-600 tabular-nums sm:table-cell dark:text-secondary-400">
                    {line.quantity}
                  </td>
                  <td className="hidden px-2 py-2 text-end text-secondary-600 tabular-nums sm:table-cell dark:text-secondary-400">
                    {line.price}
                  </td>
                  <td className="py-2 ps-2 pe-0 text-end text-secondary-950 tabular-nums dark:text-white">
                    {line.amount}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>

          <dl className="ms-auto mt-3 grid max-w-xs gap-0.5 text-sm/6">
            {sums.map((sum) => (
              <div key={sum.name} className="flex justify-between gap-6">
                <dt className="text-secondary-600 dark:text-secondary-400">{sum.name}</dt>
                <dd className="text-secondary-950 tabular-nums dark:text-white">{sum.amount}</dd>
              </div>
            ))}
            <div className="mt-2 flex justify-between gap-6 border-t border-secondary-950/20 pt-3 text-base/6 font-semibold text-secondary-950 dark:border-white/20 dark:text-white">
              <dt>Total</dt>
              <dd className="tabular-nums">$8,617.78</dd>
            </div>
          </dl>

          <footer className="mt-10 grid gap-1 border-t border-secondary-950/10 pt-6 text-sm/6 text-secondary-600 dark:border-white/10 dark:text-secondary-400">
            <p>
              Please pay within 30 days to account 2093 6618 4027 at Sound Community Bank and include the invoice
              number.
            </p>
            <p>Kavak Studio LLC · UBI 604-118-209 · billing@kavak.example</p>
          </footer>
        </article>
      </div>
    </main>
  )
}
