/**
 * @title No invoices
 * @description Says what will stand here once there is an invoice.
 * @layout padded
 * @order 13
 */
import { DocumentTextIcon } from '@heroicons/react/24/outline'

export default function NoInvoices() {
  return (
    <section
      aria-labelledby="no-invoices-heading"
      className="border-secondary-300 rounded-xl border border-dashed px-5 py-14 text-center sm:px-6 dark:border-white/20"
    >
      <DocumentTextIcon aria-hidden="true" className="text-secondary-400 dark:text-secondary-500 mx-auto size-10" />
      <h2 id="no-invoices-heading" className="text-secondary-950 mt-3 text-base/7 font-semibold dark:text-white">
        No invoices yet
      </h2>
      <p className="text-secondary-600 dark:text-secondary-400 mx-auto mt-1 max-w-sm text-sm/6 text-pretty">
        Your first invoice shows here on the day it is sent, and you can download it as often as you like.
      </p>
    </section>
  )
}
