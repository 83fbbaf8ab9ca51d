/**
 * @title CTA banner with two buttons
 * @description A call to action on the brand color with two buttons and a tilted screen of the product that rises into it.
 * @keywords call to action, get started, book a demo, conversion, sign-up banner
 * @free
 * @layout full
 * @order 1
 * @part MKT-S11-1
 */
export default function CtaBannerWithTwoButtons() {
  return (
    <section aria-labelledby="cta-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <div className="relative isolate overflow-hidden rounded-3xl bg-primary-700 lg:grid lg:grid-cols-2 dark:bg-primary-900">
          <div className="px-6 pt-14 sm:px-12 sm:pt-20 lg:py-24 lg:ps-16 lg:pe-0">
            <h2
              id="cta-heading"
              className="max-w-lg text-4xl font-semibold tracking-tight text-balance text-white sm:text-5xl xl:text-6xl"
            >
              Close this month in an hour
            </h2>
            <p className="mt-5 max-w-md text-lg/8 text-pretty text-primary-100">
              Bring last month’s statements. You see your forecast before your coffee is cold.
            </p>
            <div className="mt-8 flex flex-col gap-3 sm:flex-row">
              <a
                href="#"
                className="rounded-lg bg-white px-5 py-3 text-center text-base/6 font-semibold text-primary-800 shadow-xs transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
              >
                Start for free
              </a>
              <a
                href="#"
                className="rounded-lg px-5 py-3 text-center text-base/6 font-semibold text-white ring-1 ring-white/50 transition duration-150 ring-inset hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
              >
                Talk to us first
              </a>
            </div>
          </div>
          <div className="relative -z-10 mt-12 h-64 sm:h-80 lg:mt-0 lg:h-auto">
            <img
              src="/media/screens/overview-light.webp"
              alt="A dashboard with money in the bank, unpaid invoices and a chart of six months"
              width={1440}
              height={900}
              loading="lazy"
              className="absolute start-6 top-0 w-3xl max-w-none origin-top-left -rotate-3 rounded-xl shadow-2xl ring-1 ring-primary-950/20 sm:start-12 lg:start-16 lg:top-20 rtl:origin-top-right rtl:rotate-3 dark:hidden"
            />
            <img
              src="/media/screens/overview-dark.webp"
              alt="A dashboard with money in the bank, unpaid invoices and a chart of six months"
              width={1440}
              height={900}
              loading="lazy"
              className="absolute start-6 top-0 hidden w-3xl max-w-none origin-top-left -rotate-3 rounded-xl shadow-2xl ring-1 ring-white/15 sm:start-12 lg:start-16 lg:top-20 rtl:origin-top-right rtl:rotate-3 dark:block"
            />
          </div>
        </div>
      </div>
    </section>
  )
}
