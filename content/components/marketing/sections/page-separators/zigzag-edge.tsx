/**
 * @title Section separator with zigzag edge
 * @description A section separator that ends a paper-white section with a torn zigzag edge over the ground of the next, for receipts, menus and recipes.
 * @keywords divider, torn paper, receipt edge, ticket edge, sawtooth, section transition
 * @layout full
 * @order 3
 * @part MKT-S18-4
 */
const lines = [
  { name: 'Beets with walnut and dill', price: '14' },
  { name: 'Trout, brown butter, capers', price: '27' },
  { name: 'Roast quince, whipped cream', price: '11' },
]

export default function SectionSeparatorWithZigzagEdge() {
  return (
    <div className="bg-primary-700 dark:bg-primary-900">
      <section aria-labelledby="menu-heading" className="bg-white dark:bg-secondary-950">
        <div className="mx-auto max-w-3xl px-4 pt-16 pb-12 sm:px-6 sm:pt-24">
          <h2
            id="menu-heading"
            className="text-center font-serif text-4xl tracking-tight text-secondary-950 sm:text-6xl dark:text-white"
          >
            Tonight at Café Lumière
          </h2>
          <dl className="mt-10 font-serif text-xl/8 text-secondary-950 dark:text-white">
            {lines.map((line) => (
              <div key={line.name} className="flex items-baseline gap-3 py-2">
                <dt>{line.name}</dt>
                <span aria-hidden="true" className="grow border-b-2 border-dotted border-secondary-400" />
                <dd className="tabular-nums">{line.price}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <svg aria-hidden="true" className="block h-6 w-full text-white dark:text-secondary-950">
        <defs>
          <pattern id="zigzag-teeth" width="32" height="24" patternUnits="userSpaceOnUse">
            <path d="M0 0h32L16 22z" fill="currentColor" />
          </pattern>
        </defs>
        <rect width="100%" height="24" fill="url(#zigzag-teeth)" />
      </svg>
      <section
        aria-labelledby="book-heading"
        className="mx-auto max-w-3xl px-4 pt-12 pb-16 text-center sm:px-6 sm:pb-24"
      >
        <h2 id="book-heading" className="text-3xl font-semibold tracking-tight text-balance text-white sm:text-4xl">
          Two of our 42 seats are yours
        </h2>
        <p className="mt-4 text-lg/8 text-primary-50">Dinner from Wednesday to Sunday, 5 to 10 PM.</p>
        <a
          href="#"
          className="mt-8 inline-block rounded-lg bg-white px-5 py-3 text-base/6 font-semibold text-primary-800 shadow-xs transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
        >
          Book a table
        </a>
      </section>
    </div>
  )
}
