/**
 * @title Not found
 * @description What stands at an address that leads nowhere, set as an answer without a source.
 * @layout full
 * @order 40
 */
const ways = [
  { name: 'Ask a question', href: '/chat', text: 'The seven sample files are ready.' },
  { name: 'Search the history', href: '/history', text: 'Search everything you asked and every answer.' },
  { name: 'What Postil does', href: '/', text: 'The idea, and one answer about the sample files.' },
]

export default function NotFound() {
  return (
    <div className="leaf leaf-wide">
      <section aria-labelledby="not-found-heading" className="leaf-text min-h-[70dvh] pt-16 pb-24">
        <p className="place">404</p>
        <h1 id="not-found-heading" className="display mt-3">
          No source for this address
        </h1>
        <p className="lead mt-7">We have no page at this address. It may have moved, or the address may have a typo.</p>
        <ul role="list" className="mt-10">
          {ways.map((way) => (
            <li key={way.href} className="border-rule border-t">
              <a href={way.href} className="group grid gap-x-6 py-4 sm:grid-cols-[14rem_1fr]">
                <span className="font-semibold underline-offset-4 group-hover:underline">{way.name}</span>
                <span className="text-soft">{way.text}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
