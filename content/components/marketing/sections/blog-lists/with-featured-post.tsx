/**
 * @title Blog list with featured post
 * @description A blog list with one large featured post and the newest posts beside it.
 * @keywords articles, news, latest posts, magazine, blog section, lead story
 * @free
 * @layout full
 * @order 1
 * @part MKT-S06-1
 */
import { ArrowRightIcon } from '@heroicons/react/20/solid'

const latest = [
  {
    title: 'How a bakery with 14 people pays everyone on time',
    text: 'Flour is paid on Tuesday, wages on Friday. Between them lies one spreadsheet cell.',
    topic: 'Customers',
    date: 'November 12',
    day: '2026-11-12',
    minutes: 6,
  },
  {
    title: 'Net 30 is a habit, not a law',
    text: 'We asked 140 customers for 14 days. Nine said no.',
    topic: 'Getting paid',
    date: 'November 5',
    day: '2026-11-05',
    minutes: 4,
  },
  {
    title: 'What we changed after the bank import stood still for a morning',
    text: 'Four hours, one certificate, and the three checks that now run before anyone is awake.',
    topic: 'Inside Tidewell',
    date: 'October 29',
    day: '2026-10-29',
    minutes: 9,
  },
  {
    title: 'A reminder people thank you for',
    text: 'Three sentences, and none of them says “overdue”.',
    topic: 'Getting paid',
    date: 'October 22',
    day: '2026-10-22',
    minutes: 3,
  },
]

export default function BlogListWithFeaturedPost() {
  return (
    <section aria-labelledby="journal-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
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

        <div className="mt-10 grid gap-x-12 gap-y-12 lg:grid-cols-12 xl:gap-x-16">
          <article className="group relative lg:col-span-7">
            {/* Thirteen weeks of five working days; the eighth is the one the story is about */}
            <div className="overflow-hidden rounded-xl bg-primary-50 dark:bg-primary-400/10">
              <svg aria-hidden="true" viewBox="0 0 640 340" className="block w-full">
                <path
                  className="stroke-primary-200 dark:stroke-primary-400/25"
                  fill="none"
                  strokeWidth="30"
                  strokeDasharray="30 10"
                  d="M80 75V265M120 75V265M160 75V265M200 75V265M240 75V265M280 75V265M320 75V265M400 75V265M440 75V265M480 75V265M520 75V265M560 75V265"
                />
                <path
                  className="stroke-primary-600 dark:stroke-primary-400"
                  fill="none"
                  strokeWidth="30"
                  strokeDasharray="30 10"
                  d="M360 75V265"
                />
                <path
                  className="stroke-primary-600 dark:stroke-primary-400"
                  fill="none"
                  strokeWidth="2"
                  d="M335 60H385M335 280H385"
                />
              </svg>
            </div>
            <p className="mt-6 text-sm/6 text-secondary-600 dark:text-secondary-400">
              <span className="font-medium text-secondary-950 dark:text-white">Planning</span>
              <span aria-hidden="true"> · </span>
              <time dateTime="2026-11-19">November 19</time>
              <span aria-hidden="true"> · </span>8 minutes
            </p>
            <h3 className="mt-2 text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 sm:text-3xl dark:text-white">
              <a
                href="#"
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
              >
                The one week that decides your quarter
              </a>
            </h3>
            <p className="mt-3 max-w-prose text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
              We looked at three years of payments from 2,100 small companies. Most of the damage is done in five days,
              and they are not the ones you would guess.
            </p>
            <p className="mt-5 flex items-center gap-3 text-sm/6">
              <img
                src="/media/avatars/avatar-08.webp"
                alt=""
                width={256}
                height={256}
                className="size-9 rounded-full"
              />
              <span className="text-secondary-600 dark:text-secondary-400">
                By <span className="font-medium text-secondary-950 dark:text-white">Astrid Lindqvist</span>, who reads
                ledgers for fun
              </span>
            </p>
          </article>

          <ul role="list" className="border-b border-secondary-950/10 lg:col-span-5 lg:border-b-0 dark:border-white/10">
            {latest.map((post) => (
              <li
                key={post.day}
                className="group relative border-t border-secondary-950/10 py-5 lg:first:border-t-0 lg:first:pt-0 dark:border-white/10"
              >
                <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
                  <span className="font-medium text-secondary-950 dark:text-white">{post.topic}</span>
                  <span aria-hidden="true"> · </span>
                  <time dateTime={post.day}>{post.date}</time>
                  <span aria-hidden="true"> · </span>
                  {post.minutes} minutes
                </p>
                <h3 className="mt-1 text-lg/7 font-semibold text-pretty text-secondary-950 dark:text-white">
                  <a
                    href="#"
                    className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                  >
                    {post.title}
                  </a>
                </h3>
                <p className="mt-1 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">{post.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
