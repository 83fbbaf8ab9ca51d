/**
 * @title Error page
 * @description For an address that leads nowhere: a payment slip that came back, and three ways on.
 * @order 14
 */
const lines = [
  { name: 'From', value: 'You' },
  { name: 'To', value: 'A page that is not here' },
  { name: 'Reference', value: '404' },
  { name: 'Cost', value: '€0.00' },
]

const ways = [
  { name: 'Home', href: '/', text: 'Begin again' },
  { name: 'Help', href: '/help', text: 'Search every answer' },
  { name: 'Contact', href: '/contact', text: 'Tell us what was here' },
]

export default function NotFound() {
  return (
    <section aria-labelledby="not-found-title" className="page folio">
      <p className="folio-label">Error 404</p>
      <div className="folio-body grid items-center gap-x-14 gap-y-14 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <h1 id="not-found-title" className="display">
            Returned to sender.
          </h1>
          <p className="lead mt-6 max-w-xl">
            Nobody lives at this address. The page may have moved, or a letter of the link got lost. Your money is where
            it was.
          </p>
          <ul role="list" className="mt-10 grid gap-x-8 gap-y-4 sm:grid-cols-3">
            {ways.map((way) => (
              <li key={way.href} className="relative border-t-2 border-ink pt-4">
                <a
                  href={way.href}
                  className="text-lg/6 font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {way.name}
                </a>
                <p className="text-soft text-[0.9375rem]/6">{way.text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="torn bg-sheet mx-auto w-full max-w-sm rotate-2 p-8">
          <p className="border-rule flex items-baseline justify-between gap-4 border-b border-dashed pb-5">
            <span className="font-display text-xl">Finbank</span>
            <span className="text-soft text-[0.9375rem]/6">Payment slip</span>
          </p>
          <dl className="grid gap-4 py-6">
            {lines.map((line) => (
              <div key={line.name} className="flex justify-between gap-6">
                <dt className="text-soft text-[0.9375rem]/6">{line.name}</dt>
                <dd className="text-end text-pretty">{line.value}</dd>
              </div>
            ))}
          </dl>
          <p className="total flex items-baseline justify-between gap-4 py-3">
            <span className="text-[0.9375rem]/6 font-semibold">Status</span>
            <span className="font-medium text-accent">Returned</span>
          </p>
        </div>
      </div>
    </section>
  )
}
