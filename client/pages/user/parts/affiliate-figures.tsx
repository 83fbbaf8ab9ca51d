import type { AffiliateFigures as Figures } from '#shared/affiliate.ts'

/** What links brought, in figures. */
export function AffiliateFigures({ figures }: { figures: Figures }) {
  const { clicks, sales, owed, payable, paid } = figures
  const shown = [
    ['Clicks', clicks.toLocaleString('en-US'), 'one for each browser'],
    ['Sales', sales.toLocaleString('en-US'), 'without those refunded'],
    ['Owed', owed, `${payable} of it can be paid out now`],
    ['Paid out', paid, 'so far'],
  ] as const

  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-px overflow-hidden rounded-xl bg-line ring-1 ring-line">
      {shown.map(([label, value, note]) => (
        <div key={label} className="bg-page p-5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="mt-1">
            <span className="block text-2xl font-semibold tracking-tight wrap-anywhere text-ink tabular-nums">
              {value}
            </span>
            <span className="mt-1 block text-sm text-muted">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
