/**
 * @title Blog list with featured post
 * @description A blog list with one large featured post on full brand color and the newest posts beside it.
 * @keywords articles, news, latest posts, magazine, blog section, lead story
 * @free
 * @layout full
 * @order 1
 * @part MKT-S06-1
 */
import { ArrowRightIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const weeks = [22, 19, 18, 21, 20, 23, 27, 46, 38, 29, 24, 21, 25]

const latest = [
  {
    title: 'How a bakery with 14 people pays everyone on time',
    text: 'Flour is paid on Tuesday, wages on Friday. Between them lies one spreadsheet cell.',
    topic: 'Customers',
    date: 'November 12',
    day: '2026-11-12',
    minutes: 6,
    figure: '14',
    tileClasses: 'bg-amber-300 text-amber-950',
  },
  {
    title: 'Net 30 is a habit, not a law',
    text: 'We asked 140 customers for 14 days. Nine said no.',
    topic: 'Getting paid',
    date: 'November 5',
    day: '2026-11-05',
    minutes: 4,
    figure: '30',
    tileClasses: 'bg-primary-200 text-primary-950 dark:bg-primary-300',
  },
  {
    title: 'What we changed after the bank import was down for a morning',
    text: 'Four hours, one certificate, and the three checks that now run before anyone is awake.',
    topic: 'Inside Tidewell',
    date: 'October 29',
    day: '2026-10-29',
    minutes: 9,
    figure: '4 h',
    tileClasses: 'bg-secondary-950 text-white dark:bg-secondary-700',
  },
  {
    title: 'A reminder people thank you for',
    text: 'Three sentences, and none of them says “overdue”.',
    topic: 'Getting paid',
    date: 'October 22',
    day: '2026-10-22',
    minutes: 3,
    figure: '3',
    tileClasses: 'bg-primary-700 text-white',
  },
]

export default function BlogListWithFeaturedPost() {
  return (
    <section aria-labelledby="journal-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-16 lg:px-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2
            id="journal-heading"
            className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            From the journal
          </h2>
          <a
            href="#"
            className="group -my-1.5 inline-flex items-center gap-1.5 rounded-sm py-1.5 text-base/7 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:my-0 sm:py-0 dark:text-primary-400 dark:focus-visible:outline-primary-400"
          >
            All 86 articles
            <ArrowRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </a>
        </div>

        <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-12 xl:gap-x-16">
          <article className="group relative min-w-0 rounded-2xl bg-primary-700 p-6 sm:p-8 lg:col-span-7 dark:bg-primary-900">
            {/* Replace with the picture of your post */}
            <figure>
              <figcaption className="text-sm/6 text-primary-100">
                Invoices paid late, in percent, by week of the quarter
              </figcaption>
              <ol role="list" className="mt-2 flex h-52 items-end gap-1.5 sm:gap-2">
                {weeks.map((share, index) => (
                  <li
                    key={index}
                    className="flex h-full min-w-0 flex-1 flex-col justify-end text-center text-xs/5 text-primary-100 tabular-nums"
                  >
                    <span className="sr-only">
                      Week {index + 1}: {share} percent
                    </span>
                    {index === 7 && (
                      <span aria-hidden="true" className="text-2xl/8 font-semibold text-white">
                        {share}
                      </span>
                    )}
                    <span
                      aria-hidden="true"
                      style={{ height: `${share * 1.5}%` }}
                      className={clsx('rounded-t-md', index === 7 ? 'bg-amber-300' : 'bg-primary-400/60')}
                    />
                    <span aria-hidden="true" className="pt-1">
                      {index + 1}
                    </span>
                  </li>
                ))}
              </ol>
            </figure>
            <p className="mt-6 text-sm/6 text-primary-100">
              <span className="font-medium text-white">Planning</span>
              <span aria-hidden="true"> · </span>
              <time dateTime="2026-11-19">November 19</time>
              <span aria-hidden="true"> · </span>8 minutes
            </p>
            <h3 className="mt-2 text-3xl font-semibold tracking-tighter text-balance text-white sm:text-5xl">
              <a
                href="#"
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
              >
                The one week that decides your quarter
              </a>
            </h3>
            <p className="mt-3 max-w-prose text-lg/7 text-pretty text-primary-100">
              We looked at three years of payments from 1,260 small companies. In week eight of a quarter, 46% of
              invoices are paid late.
            </p>
            <p className="mt-5 flex items-center gap-3 text-sm/6">
              <img
                src="/media/people/person-15-400.webp"
                alt=""
                width={400}
                height={500}
                className="size-12 rounded-full object-cover object-top"
              />
              <span className="text-primary-100">
                By <span className="font-medium text-white">Ines Carvalho</span>, bookkeeper at Tidewell
              </span>
            </p>
          </article>

          <ul
            role="list"
            className="min-w-0 border-b border-secondary-950/10 lg:col-span-5 lg:border-b-0 dark:border-white/10"
          >
            {latest.map((post) => (
              <li
                key={post.day}
                className="group relative flex gap-5 border-t border-secondary-950/10 py-5 lg:first:border-t-0 lg:first:pt-0 dark:border-white/10"
              >
                <p
                  aria-hidden="true"
                  className={clsx(
                    'mt-1 grid h-20 w-28 shrink-0 place-items-center rounded-xl text-5xl font-semibold tracking-tighter max-sm:hidden',
                    post.tileClasses,
                  )}
                >
                  <bdi>{post.figure}</bdi>
                </p>
                <div className="min-w-0">
                  <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
                    <span className="font-medium text-secondary-950 dark:text-white">{post.topic}</span>
                    <span aria-hidden="true"> · </span>
                    <time dateTime={post.day}>{post.date}</time>
                    <span aria-hidden="true"> · </span>
                    {post.minutes} minutes
                  </p>
                  <h3 className="mt-1 text-xl/7 font-semibold tracking-tight text-pretty text-secondary-950 dark:text-white">
                    <a
                      href="#"
                      className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                    >
                      {post.title}
                    </a>
                  </h3>
                  <p className="mt-1 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">{post.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
