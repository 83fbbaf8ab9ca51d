/**
 * @title Simple centered hero
 * @description A centered hero on a dark glow with a pill that links to the news, a headline, one sentence and two buttons.
 * @keywords landing page, SaaS hero, jumbotron, headline, announcement pill, product launch
 * @free
 * @layout full
 * @order 4
 * @part MKT-S01-4
 */
import { ArrowRightIcon } from '@heroicons/react/16/solid'

export default function SimpleCenteredHero() {
  return (
    <section className="relative isolate overflow-hidden bg-secondary-950">
      {/* Replace with your own picture; it stays dark where the words stand */}
      <img
        src="/media/grounds/glow-ember.webp"
        alt=""
        width={1600}
        height={1000}
        className="absolute inset-0 -z-10 size-full object-cover object-[30%_100%]"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-b from-secondary-950 via-secondary-950/75 to-transparent" />
      <div className="mx-auto flex max-w-6xl flex-col items-center px-4 pt-20 pb-36 text-center sm:px-6 sm:pt-32 sm:pb-52 lg:px-8">
        <a
          href="#"
          className="inline-flex max-w-full items-center gap-3 rounded-full bg-white/10 py-1.5 ps-1.5 pe-4 text-start text-sm/6 font-medium text-white ring-1 ring-white/25 transition duration-150 ring-inset hover:bg-white/20 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
        >
          <span className="rounded-full bg-amber-300 px-2.5 py-0.5 font-semibold text-amber-950">New</span>
          <span>Roadmaps on a timeline</span>
          <ArrowRightIcon aria-hidden="true" className="-ms-1 size-4 shrink-0 rtl:-scale-x-100" />
        </a>
        <h1 className="mt-8 text-5xl font-semibold tracking-tighter text-balance text-white sm:text-7xl xl:text-8xl">
          Ship what you planned, every two weeks
        </h1>
        <p className="mt-6 max-w-2xl text-lg/8 text-pretty text-white sm:text-xl/8">
          Kestovar keeps issues, roadmaps and two-week cycles in one place, so the whole team knows what ships next and
          who’s on it.
        </p>
        <div className="mt-10 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <a
            href="#"
            className="rounded-lg bg-white px-6 py-3 text-base/6 font-semibold text-secondary-950 transition duration-150 hover:bg-secondary-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
          >
            Start for free
          </a>
          <a
            href="#"
            className="rounded-lg bg-secondary-950/60 px-6 py-3 text-base/6 font-semibold text-white ring-1 ring-white/60 transition duration-150 ring-inset hover:bg-secondary-950/80 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
          >
            See a sample board
          </a>
        </div>
      </div>
    </section>
  )
}
