/**
 * @title Section separator with zigzag edge
 * @description A section separator that ends a paper-white section with an uneven, torn zigzag edge over the ground of the next.
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
      <section aria-labelledby="menu-heading" className="bg-amber-50 dark:bg-secondary-950">
        <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-8 px-4 pt-16 pb-10 font-serif sm:px-6 sm:pt-24 lg:grid-cols-12 lg:px-8">
          <h2
            id="menu-heading"
            className="text-5xl tracking-tight text-balance text-secondary-950 sm:text-7xl lg:col-span-5 dark:text-white"
          >
            Tonight at Café Lumière
          </h2>
          <dl className="text-xl/8 text-secondary-950 sm:text-2xl/8 lg:col-span-7 lg:pt-3 dark:text-white">
            {lines.map((line) => (
              <div key={line.name} className="flex items-baseline gap-3 py-2.5">
                <dt>{line.name}</dt>
                <span aria-hidden="true" className="grow border-b-2 border-dotted border-secondary-400" />
                <dd className="tabular-nums">{line.price}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 48"
        preserveAspectRatio="xMidYMin slice"
        className="block h-12 w-full text-amber-50 dark:text-secondary-950"
      >
        <path
          className="text-primary-950/25"
          fill="currentColor"
          transform="translate(3 6)"
          d="M0 0H1440V22L1436 42 1418 6 1390 42 1362 10 1344 38 1326 6 1298 30 1264 10 1242 42 1228 14 1188 42 1166 20 1126 38 1112 6 1072 42 1050 6 1036 42 1002 20 968 38 946 14 912 30 872 6 844 42 826 14 808 42 794 6 772 42 750 20 716 38 702 10 662 34 644 14 622 42 588 20 566 42 538 10 504 30 470 6 436 30 414 10 400 34 366 14 332 30 314 20 292 34 278 10 264 42 230 6 212 30 198 20 184 34 170 20 142 30 128 10 94 30 72 6 58 30 18 20 0 38z"
        />
        <path
          fill="currentColor"
          d="M0 0H1440V22L1436 42 1418 6 1390 42 1362 10 1344 38 1326 6 1298 30 1264 10 1242 42 1228 14 1188 42 1166 20 1126 38 1112 6 1072 42 1050 6 1036 42 1002 20 968 38 946 14 912 30 872 6 844 42 826 14 808 42 794 6 772 42 750 20 716 38 702 10 662 34 644 14 622 42 588 20 566 42 538 10 504 30 470 6 436 30 414 10 400 34 366 14 332 30 314 20 292 34 278 10 264 42 230 6 212 30 198 20 184 34 170 20 142 30 128 10 94 30 72 6 58 30 18 20 0 38z"
        />
      </svg>
      <section
        aria-labelledby="book-heading"
        className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-12 gap-y-8 px-4 pt-14 pb-16 sm:px-6 sm:pb-20 lg:px-8"
      >
        <div>
          <h2
            id="book-heading"
            className="max-w-xl text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl"
          >
            Two of our 42 seats are yours
          </h2>
          <p className="mt-4 text-lg/8 text-primary-50">Dinner from Wednesday to Sunday, 5 to 10 PM.</p>
        </div>
        <a
          href="#"
          className="inline-block rounded-lg bg-white px-6 py-3.5 text-lg/7 font-semibold text-primary-800 shadow-xs transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
        >
          Book a table
        </a>
      </section>
    </div>
  )
}
