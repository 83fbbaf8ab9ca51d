/**
 * @title CTA banner with two buttons
 * @description A call to action on a brand gradient with two buttons, and a tilted screen of the product that rises out of the banner.
 * @keywords call to action, get started, book a demo, conversion, sign-up banner
 * @free
 * @layout full
 * @order 1
 * @part MKT-S11-1
 */
export default function CtaBannerWithTwoButtons() {
  return (
    <section aria-labelledby="cta-heading" className="overflow-hidden bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8 lg:pt-36">
        <div className="relative isolate rounded-2xl bg-linear-to-br from-primary-700 to-primary-950 lg:grid lg:grid-cols-2">
          <svg
            aria-hidden="true"
            viewBox="0 0 1200 500"
            preserveAspectRatio="xMaxYMid slice"
            className="absolute inset-0 -z-10 size-full rounded-2xl text-primary-300/20 rtl:-scale-x-100"
          >
            <g fill="none" stroke="currentColor">
              <circle cx="900" cy="250" r="160" />
              <circle cx="900" cy="250" r="260" />
              <circle cx="900" cy="250" r="360" />
              <circle cx="900" cy="250" r="460" />
              <circle cx="900" cy="250" r="560" />
            </g>
          </svg>
          <div className="px-6 pt-14 sm:px-12 sm:pt-20 lg:py-24 lg:ps-16 lg:pe-0">
            <h2
              id="cta-heading"
              className="max-w-lg text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl"
            >
              Close last month in an hour
            </h2>
            <p className="mt-5 max-w-md text-lg/8 text-pretty text-primary-50">
              Drop in your statements. Tidewell matches every payment to its invoice and shows you what is left.
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
          <div className="relative mt-12 h-64 overflow-hidden rounded-b-2xl sm:h-80 lg:-mt-24 lg:h-auto lg:overflow-visible">
            {/* Replace with your own screens */}
            <img
              src="/media/screens/month-end-light.webp"
              alt="April in Tidewell: 118 of 124 payments matched, each line of the statement beside its invoice"
              width={1600}
              height={1000}
              loading="lazy"
              className="absolute start-6 top-6 w-3xl max-w-none origin-top-left -rotate-3 rounded-xl shadow-2xl ring-1 ring-primary-950/20 sm:start-12 lg:start-16 lg:top-12 rtl:origin-top-right rtl:rotate-3 dark:hidden"
            />
            <img
              src="/media/screens/month-end-dark.webp"
              alt="April in Tidewell: 118 of 124 payments matched, each line of the statement beside its invoice"
              width={1600}
              height={1000}
              loading="lazy"
              className="absolute start-6 top-6 hidden w-3xl max-w-none origin-top-left -rotate-3 rounded-xl shadow-2xl ring-1 ring-white/15 sm:start-12 lg:start-16 lg:top-12 rtl:origin-top-right rtl:rotate-3 dark:block"
            />
          </div>
        </div>
      </div>
    </section>
  )
}
