/**
 * @title Section separator with zigzag edge
 * @description A section separator that ends a sheet of paper with a pinked zigzag edge, and lets its shadow fall on the picture of the next section.
 * @keywords divider, receipt edge, ticket edge, sawtooth, pinking shears, section transition
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
    <div className="isolate bg-white dark:bg-secondary-950">
      <section aria-labelledby="menu-heading" className="relative z-10 bg-amber-50 drop-shadow-2xl dark:bg-amber-100">
        <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-6 px-4 pt-12 pb-8 sm:px-6 sm:pt-16 lg:grid-cols-12 lg:px-8">
          <h2
            id="menu-heading"
            className="text-5xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-7xl lg:col-span-5"
          >
            Tonight at Café Lumière
          </h2>
          <dl className="text-xl/8 font-medium tracking-tight text-secondary-950 sm:text-2xl/8 lg:col-span-7 lg:pt-1">
            {lines.map((line) => (
              <div key={line.name} className="flex items-baseline gap-3 py-2.5">
                <dt>{line.name}</dt>
                <span aria-hidden="true" className="grow border-b-2 border-dotted border-secondary-500" />
                <dd className="tabular-nums">{line.price}</dd>
              </div>
            ))}
          </dl>
        </div>
        <svg
          aria-hidden="true"
          className="absolute inset-x-0 top-full -mt-px block h-4 w-full text-amber-50 dark:text-amber-100"
        >
          <defs>
            <pattern id="pinked-edge" width="24" height="16" patternUnits="userSpaceOnUse">
              <path fill="currentColor" d="M0 0h24v2L12 16 0 2z" />
            </pattern>
          </defs>
          <rect width="100%" height="16" fill="url(#pinked-edge)" />
        </svg>
      </section>

      <section aria-labelledby="book-heading" className="relative flex min-h-128 items-end">
        <img
          src="/media/scenes/meeting-ochre.webp"
          alt="Long oak table with six white chairs, the evening sun on an ochre wall"
          width={1200}
          height={900}
          loading="lazy"
          className="absolute inset-0 size-full object-cover object-[60%_78%]"
        />
        <div className="relative mx-auto w-full max-w-7xl px-4 pt-72 pb-6 sm:px-6 sm:pb-10 lg:px-8 lg:pt-24">
          <div className="max-w-md rounded-2xl bg-white p-6 shadow-2xl sm:p-8 dark:bg-secondary-900">
            <h2
              id="book-heading"
              className="text-3xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-4xl dark:text-white"
            >
              Two seats left for tonight
            </h2>
            <p className="mt-2 text-lg/7 text-pretty text-secondary-600 dark:text-secondary-300">
              Dinner from Wednesday to Sunday, 5 to 10 PM
            </p>
            <a
              href="#"
              className="mt-5 inline-block rounded-lg bg-primary-600 px-5 py-3 text-center text-lg/7 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Book a table
            </a>
          </div>
        </div>
      </section>
    </div>
  )
}
