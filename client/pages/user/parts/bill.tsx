import type { ReactNode } from 'react'

export type BillLine = { label: string; amount: string; total?: boolean }

/** What is paid for, line by line, with the sum at the end. */
export function Bill({ lines, children }: { lines: BillLine[]; children?: ReactNode }) {
  return (
    <div className="max-w-xl rounded-xl bg-raised ring-1 ring-line">
      <dl className="divide-y divide-line px-5 sm:px-6">
        {lines.map(({ label, amount, total }) => (
          <div
            key={label}
            className={`flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4 ${total ? 'text-base font-semibold' : 'text-sm'}`}
          >
            <dt className="min-w-0 wrap-anywhere text-ink">{label}</dt>
            <dd className="text-ink tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      {children && <div className="border-t border-line p-5 sm:p-6">{children}</div>}
    </div>
  )
}
