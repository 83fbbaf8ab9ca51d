/**
 * @title On-page contents navigation with reading progress
 * @description A navigation beside a long document whose mark follows the reading, with a bar for the progress and a select menu in its place on phones.
 * @keywords scrollspy, table of contents, toc, anchor links, document outline, sticky sidebar
 * @free
 * @layout padded
 * @order 3
 * @part AUI-C27-4
 */
import { useRef, useState } from 'react'
import { ChevronDownIcon } from '@heroicons/react/20/solid'

const sections = [
  {
    id: 'policy-scope',
    title: 'Who it covers',
    text: [
      'This policy covers everyone with an employment contract, from the first day after the trial period. Contractors agree on their place of work in the contract itself.',
      'Teams that handle goods or visitors plan their days on site first. What is left over can be worked from home like everywhere else.',
    ],
  },
  {
    id: 'policy-places',
    title: 'Where you may work',
    text: [
      'You may work from any address in the country you are employed in, for as long as you like. Tell us a new address within two weeks so that taxes and insurance follow.',
      'From another country you may work up to 30 days a year. Ask four weeks ahead: for some countries we have to register you before you leave.',
    ],
  },
  {
    id: 'policy-equipment',
    title: 'Equipment',
    text: [
      'We send a laptop, a screen and a headset. For a desk and a chair there are $600, once every five years, against a receipt.',
      'What you bought with it stays yours when you leave after two years or more. Before that we pick it up, or you keep it for what it is worth by then.',
    ],
  },
  {
    id: 'policy-expenses',
    title: 'Internet and travel',
    text: [
      'Every month $40 go towards your internet connection. Trips to the office are paid from 60 miles on, by train where there is one.',
      'Four times a year the whole team meets. Those trips are booked and paid by the office, including the evening before for long journeys.',
    ],
  },
  {
    id: 'policy-security',
    title: 'Keeping data safe',
    text: [
      'Lock the screen when you get up, even at home. On trains and in cafés use the privacy filter that came with the laptop, and take calls about customers elsewhere.',
      'A lost laptop is reported within the hour, day or night, so that we can erase it. Nobody has ever been blamed for calling at once.',
    ],
  },
]

export default function OnPageContentsNavigationWithReadingProgress() {
  const [current, setCurrent] = useState(0)
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

  return (
    <article
      aria-labelledby="policy-heading"
      className="mx-auto max-w-4xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 px-5 py-4 sm:px-6">
        <h1 id="policy-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
          Remote work policy
        </h1>
        <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
          Updated March 17, 2026 · <span className="tabular-nums">{progress}% read</span>
        </p>
      </header>
      <div aria-hidden="true" className="h-1 bg-secondary-200 dark:bg-white/15">
        <div
          className="h-1 rounded-e-full bg-primary-600 dark:bg-primary-500"
          style={{ width: `${Math.max(progress, 2)}%` }}
        />
      </div>
      <div className="sm:flex">
        <nav
          aria-label="On this page"
          className="border-b border-secondary-950/10 p-3 sm:w-60 sm:shrink-0 sm:border-e sm:border-b-0 sm:p-6 dark:border-white/10"
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
          <p className="text-sm/6 font-semibold text-secondary-950 max-sm:hidden dark:text-white">On this page</p>
          <ul role="list" className="mt-3 border-s-2 border-secondary-200 text-sm/6 max-sm:hidden dark:border-white/15">
            {sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  aria-current={index === current ? 'location' : undefined}
                  className="-ms-0.5 block border-s-2 border-transparent py-1 ps-4 text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 aria-[current=location]:border-primary-600 aria-[current=location]:font-semibold aria-[current=location]:text-primary-700 motion-reduce:transition-none dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=location]:border-primary-400 dark:aria-[current=location]:text-primary-300"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div
          ref={page}
          role="region"
          aria-labelledby="policy-heading"
          onScroll={follow}
          className="relative h-80 overflow-y-auto px-5 sm:h-96 sm:px-8"
        >
          {sections.map((section) => (
            <section key={section.id} id={section.id} className="pt-6 last:min-h-96 sm:pt-8">
              <h2 className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
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
                  className="mt-3 max-w-prose text-base/7 text-pretty text-secondary-600 dark:text-secondary-400"
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
