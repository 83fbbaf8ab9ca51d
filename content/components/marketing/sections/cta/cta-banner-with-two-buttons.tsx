/**
 * @title CTA banner with two buttons
 * @description A call to action with one button for people who are ready and one for people who want to talk first.
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
        <div className="rounded-2xl bg-primary-700 px-6 py-12 sm:px-12 sm:py-16 lg:flex lg:items-center lg:justify-between lg:gap-12 dark:bg-primary-900">
          <div className="max-w-xl">
            <h2 id="cta-heading" className="text-3xl font-semibold tracking-tight text-balance text-white sm:text-4xl">
              Close this month in an hour
            </h2>
            <p className="mt-3 text-lg/8 text-pretty text-primary-100">
              Bring last month’s statements. You see your forecast before your coffee is cold.
            </p>
          </div>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row lg:mt-0 lg:shrink-0">
            <a
              href="#"
              className="rounded-lg bg-white px-4 py-2.5 text-center text-base/6 font-semibold text-primary-800 shadow-xs transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
            >
              Start for free
            </a>
            <a
              href="#"
              className="rounded-lg px-4 py-2.5 text-center text-base/6 font-semibold text-white ring-1 ring-white/50 transition duration-150 ring-inset hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
            >
              Talk to us first
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
