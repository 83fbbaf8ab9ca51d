/**
 * @title On-page contents navigation with reading progress
 * @description A navigation beside a long document that ticks off what was read, shows the progress in a bar, and is a select menu on phones.
 * @keywords scrollspy, table of contents, toc, anchor links, document outline, sticky sidebar
 * @free
 * @layout padded
 * @order 3
 * @part AUI-C27-4
 */
import { useEffect, useRef, useState } from 'react'
import { CheckIcon, ChevronDownIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const sections = [
  {
    id: 'policy-scope',
    title: 'Who it covers',
    text: [
      'This policy covers every employee once the trial period ends. Contractors work where their contract says.',
      'Teams that handle goods or visitors plan their days on site first. The rest of the week can be remote.',
    ],
  },
  {
    id: 'policy-places',
    title: 'Where you can work',
    text: [
      'Work from any address in the country that employs you, for as long as you like. If you move, tell us within two weeks so that we can update your taxes and insurance.',
      'You can work from another country for up to 30 days a year. Ask four weeks in advance: for some countries we have to register you before you leave.',
    ],
  },
  {
    id: 'policy-equipment',
    title: 'Equipment',
    text: [
      'We send you a laptop, a monitor and a headset. You get $600 for a desk and chair every five years. Keep the receipt.',
      'If you leave after two years or more, the furniture is yours. Before then, we collect it or you buy it at its current value.',
    ],
  },
  {
    id: 'policy-expenses',
    title: 'Internet and travel',
    text: [
      'We pay $40 a month toward your internet. Trips to the office are paid if you live more than 60 miles away, by train where there is one.',
      'The whole team meets four times a year. We book and pay for those trips, including the night before if you travel far.',
    ],
  },
  {
    id: 'policy-security',
    title: 'Keeping data safe',
    text: [
      'Lock your screen when you step away, even at home. On trains and in cafés, use the privacy filter that came with your laptop, and take customer calls elsewhere.',
      'Report a lost laptop within the hour, day or night, so that we can erase it. Nobody has ever been blamed for calling right away.',
    ],
  },
]

// Replace with the section at which reading stopped last time
const stopped = 3

export default function OnPageContentsNavigationWithReadingProgress() {
  const [current, setCurrent] = useState(stopped)
  const [progress, setProgress] = useState(0)
  const page = useRef<HTMLDivElement>(null)

  function follow() {
    if (!page.current) return
    const { scrollTop, scrollHeight, clientHeight } = page.current
    const tops = [...page.current.querySelectorAll('section')].map((section) => section.offsetTop)
    setCurrent(Math.max(0, tops.filter((top) => top <= scrollTop + 32).length - 1))
    setProgress(Math.round((scrollTop / (scrollHeight - clientHeight)) * 100))
  }

  function show(index: number) {
    const section = page.current?.querySelectorAll('section')[index]
    if (page.current && section) page.current.scrollTop = section.offsetTop
  }

  useEffect(() => {
    const section = page.current?.querySelectorAll('section')[stopped]
    if (page.current && section) page.current.scrollTop = section.offsetTop
  }, [])

  return (
    <article
      aria-labelledby="policy-heading"
      className="mx-auto max-w-4xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 bg-primary-950 px-5 py-5 sm:px-6">
        <h1 id="policy-heading" className="text-2xl/8 font-semibold tracking-tight text-white">
          Remote work policy
        </h1>
        <p className="text-sm/6 text-primary-200">
          Updated March 17, 2026 · <bdi className="font-semibold text-white tabular-nums">{progress}% read</bdi>
        </p>
      </header>
      <div aria-hidden="true" className="h-1.5 bg-primary-800">
        <div className="h-1.5 bg-primary-400" style={{ width: `${progress}%` }} />
      </div>
      <div className="sm:flex">
        <nav
          aria-label="On this page"
          className="border-b border-secondary-950/10 bg-secondary-50 p-3 sm:w-64 sm:shrink-0 sm:border-e sm:border-b-0 sm:px-3.5 sm:py-6 dark:border-white/10 dark:bg-white/5"
        >
          <div className="grid items-center sm:hidden">
            <select
              aria-label="On this page"
              value={current}
              onChange={(event) => show(Number(event.target.value))}
              className="col-start-1 row-start-1 w-full appearance-none rounded-lg border border-secondary-500 bg-white py-2 ps-3 pe-10 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-secondary-900 dark:text-white dark:focus-visible:outline-primary-400"
            >
              {sections.map((section, index) => (
                <option key={section.id} value={index}>
                  {section.title}
                </option>
              ))}
            </select>
            <ChevronDownIcon
              aria-hidden="true"
              className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
            />
          </div>
          <p className="px-2.5 text-sm/6 font-semibold text-secondary-950 max-sm:hidden dark:text-white">
            On this page
          </p>
          <ol role="list" className="mt-2 grid gap-0.5 text-sm/5 max-sm:hidden">
            {sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  aria-current={index === current ? 'location' : undefined}
                  className="group flex items-center gap-3 rounded-lg px-2.5 py-2 font-medium text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 aria-[current=location]:bg-white aria-[current=location]:font-semibold aria-[current=location]:text-primary-700 aria-[current=location]:shadow-xs aria-[current=location]:ring-1 aria-[current=location]:ring-secondary-950/10 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-[current=location]:bg-white/10 dark:aria-[current=location]:text-primary-200 dark:aria-[current=location]:shadow-none dark:aria-[current=location]:ring-white/10"
                >
                  <span
                    aria-hidden="true"
                    className={clsx(
                      'flex size-6 shrink-0 items-center justify-center rounded-md text-xs/5 font-semibold tabular-nums',
                      index > current
                        ? 'text-secondary-600 ring-1 ring-secondary-300 ring-inset dark:text-secondary-400 dark:ring-white/20'
                        : 'bg-primary-600 text-white',
                    )}
                  >
                    {index < current ? <CheckIcon className="size-4" /> : <>{index + 1}</>}
                  </span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div
          ref={page}
          role="region"
          aria-labelledby="policy-heading"
          onScroll={follow}
          className="relative h-80 overflow-y-auto px-5 sm:h-96 sm:px-8"
        >
          {sections.map((section) => (
            <section key={section.id} id={section.id} className="pt-6 last:min-h-80 sm:pt-8 sm:last:min-h-96">
              <h2 className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                <a
                  href={`#${section.id}`}
                  className="-my-1.5 inline-block rounded-sm py-1.5 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
                >
                  {section.title}
                </a>
              </h2>
              {section.text.map((paragraph) => (
                <p
                  key={paragraph}
                  className="mt-2 max-w-prose text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400"
                >
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
