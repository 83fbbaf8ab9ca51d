import { site } from '#shared/site.ts'
import { Calls } from './calls.tsx'

export function Hero() {
  return (
    <section className="xl:px-8">
      <div className="mx-auto max-w-7xl border-line px-5 pt-14 pb-12 sm:px-8 sm:pt-18 sm:pb-14 lg:px-12 xl:border-x">
        <h1 className="text-[clamp(min(2.75rem,12vw),7.2vw,5rem)] leading-[0.98] font-semibold tracking-[-0.035em] text-ink xl:text-[4.375rem]">
          Interface components, <span className="max-xl:block">cut to fit.</span>
        </h1>
        <div className="mt-7 flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
          <p className="max-w-[34rem] text-lg leading-relaxed text-pretty text-muted">
            {site.name} is a library of finished interface parts for Tailwind CSS. Each one is written once and comes as
            HTML with Alpine.js, React, Vue and Svelte. Take the one your project speaks and make it yours.
          </p>
          <Calls />
        </div>
      </div>
    </section>
  )
}
