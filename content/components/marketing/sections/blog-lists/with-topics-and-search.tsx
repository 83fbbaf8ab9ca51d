/**
 * @title Blog list with topics and search
 * @description A blog archive under a title with a wide picture, that narrows by topic or by a word and groups titles by year.
 * @keywords blog archive, articles, posts by category, news archive, tag filter
 * @layout full
 * @order 2
 * @part MKT-S06-2
 */
import { useState } from 'react'
import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'

const articles = [
  {
    title: 'Why our joints are drawn before they are cut',
    topic: 'Craft',
    year: '2026',
    date: 'Nov 9',
    day: '2026-11-09',
    minutes: 7,
  },
  { title: 'What one oak becomes', topic: 'Material', year: '2026', date: 'Sep 18', day: '2026-09-18', minutes: 5 },
  { title: 'Repairing chair 1,204', topic: 'Repairs', year: '2026', date: 'Jun 30', day: '2026-06-30', minutes: 4 },
  {
    title: 'The case against the perfect finish',
    topic: 'Craft',
    year: '2026',
    date: 'Feb 11',
    day: '2026-02-11',
    minutes: 6,
  },
  {
    title: 'A price list, explained line by line',
    topic: 'Workshop',
    year: '2025',
    date: 'Dec 3',
    day: '2025-12-03',
    minutes: 9,
  },
  {
    title: 'Ash is dying. What we use instead',
    topic: 'Material',
    year: '2025',
    date: 'Aug 21',
    day: '2025-08-21',
    minutes: 8,
  },
  {
    title: 'How to oil a table in one evening',
    topic: 'Repairs',
    year: '2025',
    date: 'Apr 2',
    day: '2025-04-02',
    minutes: 3,
  },
]

const topics = ['Craft', 'Material', 'Repairs', 'Workshop']
const years = ['2026', '2025']

export default function BlogListWithTopicsAndSearch() {
  const [topic, setTopic] = useState('')
  const [query, setQuery] = useState('')
  const shown = articles.filter(
    (article) =>
      (topic === '' || article.topic === topic) && article.title.toLowerCase().includes(query.trim().toLowerCase()),
  )

  return (
    <section aria-labelledby="archive-heading" className="bg-white dark:bg-secondary-950">
      <div className="grid grid-cols-1 bg-amber-200 lg:grid-cols-12 dark:bg-amber-950">
        <div className="px-4 py-10 sm:px-6 lg:col-span-5 lg:self-center lg:px-8 xl:ps-[max(2rem,calc(50vw-38rem))]">
          <h2
            id="archive-heading"
            className="text-[min(3rem,13vw)] leading-none font-semibold tracking-tighter text-balance text-amber-950 sm:text-7xl xl:text-8xl dark:text-white"
          >
            Workshop notes
          </h2>
          <p className="mt-3 max-w-prose text-lg/8 text-pretty text-amber-950 dark:text-amber-100">
            Written at the bench, a few times a year, since we moved into the old mill.
          </p>
        </div>
        <img
          src="/media/scenes/bench-chalk-wide.webp"
          alt="Joiner’s bench with a wooden plane, shavings and a can of pencils"
          width={1200}
          height={675}
          className="h-56 w-full object-cover object-[50%_85%] sm:h-80 lg:order-last lg:col-span-7 lg:h-full lg:min-h-72"
        />
      </div>
      <div className="mx-auto max-w-7xl px-4 pb-16 sm:px-6 sm:pb-24 lg:px-8">
        <div role="search" className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div role="group" aria-label="Topic" className="flex flex-wrap gap-2">
            <button
              type="button"
              aria-pressed={topic === ''}
              onClick={() => setTopic('')}
              className="min-h-10 rounded-full px-3.5 py-1.5 text-sm/6 font-medium text-secondary-700 ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:bg-secondary-900 aria-pressed:text-white aria-pressed:ring-secondary-900 motion-reduce:transition-none sm:min-h-9 dark:text-secondary-300 dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-white dark:aria-pressed:text-secondary-950 dark:aria-pressed:ring-white"
            >
              All
            </button>
            {topics.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={topic === name}
                onClick={() => setTopic(topic === name ? '' : name)}
                className="min-h-10 rounded-full px-3.5 py-1.5 text-sm/6 font-medium text-secondary-700 ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:bg-secondary-900 aria-pressed:text-white aria-pressed:ring-secondary-900 motion-reduce:transition-none sm:min-h-9 dark:text-secondary-300 dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-white dark:aria-pressed:text-secondary-950 dark:aria-pressed:ring-white"
              >
                {name}
              </button>
            ))}
          </div>
          <div className="relative w-full sm:w-52">
            <MagnifyingGlassIcon
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
            />
            <input
              type="search"
              aria-label="Search titles"
              placeholder="Search titles"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 ps-10 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 aria-invalid:border-red-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:border-red-400"
            />
          </div>
        </div>

        <p role="status" className="mt-6 text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
          <bdi>{shown.length === 1 ? '1 article' : `${shown.length} articles`}</bdi>
        </p>

        {years.map((year) => (
          <section
            key={year}
            aria-label={year}
            className="mt-4 grid gap-x-8 border-t-2 border-secondary-950 sm:grid-cols-6 dark:border-white"
          >
            <h3 className="pt-3.5 text-4xl font-semibold tracking-tighter text-secondary-950 tabular-nums dark:text-white">
              {year}
            </h3>
            <div className="sm:col-span-5">
              <ul role="list" className="grid">
                {shown
                  .filter((article) => article.year === year)
                  .map((article) => (
                    <li
                      key={article.day}
                      className="relative flex flex-wrap items-baseline gap-x-5 gap-y-0.5 border-b border-secondary-950/10 py-4 sm:flex-nowrap dark:border-white/10"
                    >
                      <h4 className="min-w-0 basis-full text-2xl/8 font-semibold tracking-tight text-pretty text-secondary-950 sm:grow sm:basis-0 dark:text-white">
                        <a
                          href="#"
                          className="underline-offset-4 after:absolute after:inset-0 after:rounded-xl hover:underline focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                        >
                          {article.title}
                        </a>
                      </h4>
                      <p className="text-sm/6 text-secondary-600 sm:w-20 dark:text-secondary-400">{article.topic}</p>
                      <p className="text-sm/6 text-secondary-600 tabular-nums sm:w-12 sm:text-end dark:text-secondary-400">
                        <bdi>{article.minutes} min</bdi>
                      </p>
                      <time
                        dateTime={article.day}
                        className="text-sm/6 text-secondary-600 tabular-nums sm:w-14 sm:text-end dark:text-secondary-400"
                      >
                        {article.date}
                      </time>
                    </li>
                  ))}
              </ul>
              {!shown.some((article) => article.year === year) && (
                <p className="py-2.5 text-sm/6 text-secondary-600 dark:text-secondary-400">No matches in {year}.</p>
              )}
            </div>
          </section>
        ))}
      </div>
    </section>
  )
}
