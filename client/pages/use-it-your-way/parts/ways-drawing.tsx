import type { ReactNode } from 'react'
import { site } from '#shared/site.ts'
import type { Way } from './use-ways.ts'

/** The library, four ways out of it, and a project into which they lead: side by side where there is room, else in a column. */
export const WaysDrawing = ({ ways }: { ways: readonly Way[] }) => (
  <figure className="grid items-stretch lg:grid-cols-[11rem_minmax(0,1fr)_13rem]">
    <End title={site.name} text="One library, one licence">
      <Boards />
    </End>
    <ol className="grid content-center max-lg:ms-6 max-lg:border-s max-lg:border-line-strong lg:gap-y-4 lg:py-2">
      {ways.map((way) => (
        <li
          key={way.key}
          className="flex items-center max-lg:py-2.5 max-lg:before:w-5 max-lg:before:border-t max-lg:before:border-line-strong"
        >
          <Line />
          <a
            href={`#${way.key}`}
            className="grid min-w-0 flex-1 grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-4 rounded-xl bg-raised p-4 shadow-xs ring-1 ring-line transition-colors hover:bg-sunken dark:shadow-none dark:hover:bg-overlay"
          >
            <WayMark of={way.key} />
            <span className="min-w-0">
              <span className="block text-base font-semibold text-ink">{way.title}</span>
              <span className="block text-[0.9375rem]/6 text-pretty text-muted">{way.act}</span>
            </span>
          </a>
          <Line isArrow />
        </li>
      ))}
    </ol>
    <End title="Your project" text="HTML, React, Vue or Svelte, in your colours">
      <Files />
    </End>
    <figcaption className="sr-only">
      All four ways lead from one library to your project, and give the same code.
    </figcaption>
  </figure>
)

/** Where ways begin or end. */
const End = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="flex items-center gap-4 rounded-2xl bg-sunken p-5 ring-1 ring-line-strong lg:flex-col lg:justify-center lg:text-center">
    {children}
    <p className="min-w-0">
      <span className="block text-lg font-semibold tracking-tight text-ink">{title}</span>
      <span className="block text-[0.9375rem]/6 text-pretty text-muted">{text}</span>
    </p>
  </div>
)

/** From the library to a way, and on to the project. */
const Line = ({ isArrow = false }: { isArrow?: boolean }) => (
  <svg
    aria-hidden
    viewBox="0 0 56 12"
    className="hidden h-3 w-8 shrink-0 stroke-line-strong lg:block xl:w-14 rtl:-scale-x-100"
    preserveAspectRatio="xMaxYMid slice"
    fill="none"
    strokeWidth="1.5"
  >
    <path d={isArrow ? 'M0 6H54m-5-5 5 5-5 5' : 'M0 6H56'} />
  </svg>
)

/** Boards on a rack. */
const Boards = () => (
  <svg aria-hidden viewBox="0 0 64 64" className="size-14 shrink-0 lg:size-20" fill="none" strokeWidth="1.5">
    <path d="M10 8v48M54 8v48" className="stroke-line-strong" />
    <path d="M6 14h40v7H6zM18 28h40v7H18zM6 42h46v7H6z" className="fill-page stroke-ink dark:fill-raised" />
    <path d="M46 14h10v7H46zM6 28h12v7H6z" className="fill-accent-wash stroke-accent" />
  </svg>
)

/** A window with what was put into it. */
const Files = () => (
  <svg aria-hidden viewBox="0 0 64 64" className="size-14 shrink-0 lg:size-20" fill="none" strokeWidth="1.5">
    <path d="M6 10h52v44H6zM6 20h52" className="fill-page stroke-ink dark:fill-raised" />
    <path d="M11 15h2m3 0h2m3 0h2" className="stroke-ink" />
    <path d="M12 26h24v10H12z" className="fill-accent-wash stroke-accent" />
    <path d="M12 42h40M12 48h28M42 26h10v10H42z" className="stroke-line-strong" />
  </svg>
)

const marks: Record<string, string> = {
  copy: 'M14 14h14v16H14zM10 26V10h14',
  shadcn: 'M7 9h26v22H7zM12 16l4 4-4 4M19 25h8',
  cli: 'M7 9h26v22H7zM12 16l4 4-4 4M20 25h4M30 15v9m-3-3 3 3 3-3',
  assistant: 'M7 9h26v17H19l-6 6v-6H7zM13 15h14M13 20h9',
}

const WayMark = ({ of }: { of: string }) => (
  <svg aria-hidden viewBox="0 0 40 40" className="size-10 stroke-accent" fill="none" strokeWidth="1.5">
    <path d={marks[of]} strokeLinejoin="round" />
  </svg>
)
