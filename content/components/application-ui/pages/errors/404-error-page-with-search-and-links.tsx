/**
 * @title 404 error page with search and links
 * @description A 404 page whose large figures frame an arched picture, with a search field and links to the places most people wanted.
 * @keywords not found, page not found, missing page, dead link, error screen
 * @free
 * @layout full
 * @order 1
 * @part AUI-P08-1
 */
import { ArrowRightIcon, MagnifyingGlassIcon } from '@heroicons/react/20/solid'

const places = [
  { name: 'Orders', text: 'Everything you’ve bought since 2019' },
  { name: 'Help center', text: 'Answers, and a person on weekdays' },
  { name: 'System status', text: 'What is running and what is not' },
]

export default function Error404PageWithSearchAndLinks() {
  return (
    <main className="flex min-h-dvh flex-col bg-primary-50 dark:bg-secondary-950">
      <div className="bg-primary-700 pt-16 lg:pt-20 dark:bg-primary-900">
        <div dir="ltr" className="mx-auto flex max-w-5xl items-end gap-3 px-4 sm:gap-8 sm:px-6 lg:px-8">
          <svg aria-hidden="true" viewBox="0 0 200 240" className="w-full min-w-0 flex-1 text-white">
            <path
              fill="currentColor"
              fillRule="evenodd"
              d="M126 0h48v152h26v40h-26v48h-48v-48H0v-44zm0 152V66L62 152z"
            />
          </svg>
          <img
            src="/media/scenes/stairs-rose-tall.webp"
            alt="Rose-colored stair in the sun, leading to an arch that opens on the sky"
            width={675}
            height={900}
            className="-mb-8 aspect-5/7 w-full min-w-0 flex-1 rounded-t-full object-cover shadow-2xl sm:-mb-16"
          />
          <svg aria-hidden="true" viewBox="0 0 200 240" className="w-full min-w-0 flex-1 text-white">
            <path
              fill="currentColor"
              fillRule="evenodd"
              d="M126 0h48v152h26v40h-26v48h-48v-48H0v-44zm0 152V66L62 152z"
            />
          </svg>
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-5xl flex-1 content-start gap-x-16 gap-y-10 px-4 pt-20 pb-16 sm:px-6 sm:pt-28 lg:grid-cols-2 lg:px-8">
        <div>
          <h1 className="text-4xl font-semibold tracking-tight text-balance text-primary-950 sm:text-5xl dark:text-white">
            Page not found
          </h1>
          <p className="mt-4 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
            The address may be mistyped, or the page moved when we changed our URLs in March.
          </p>
          <form role="search" className="mt-8 flex gap-3">
            <div className="grid min-w-0 flex-1 grid-cols-1">
              <input
                type="search"
                name="query"
                aria-label="Search the site"
                placeholder="Search the site"
                className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white px-3 py-2.5 ps-10 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
              />
              <MagnifyingGlassIcon
                aria-hidden="true"
                className="pointer-events-none col-start-1 row-start-1 ms-3 size-5 self-center text-secondary-500 dark:text-secondary-400"
              />
            </div>
            <button
              type="submit"
              className="rounded-lg bg-primary-600 px-4 py-2.5 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Search
            </button>
          </form>
        </div>
        <ul
          role="list"
          className="rounded-xl bg-white px-5 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
        >
          {places.map((place, index) => (
            <li
              key={place.name}
              className={
                index === 0
                  ? 'group relative flex items-center gap-4 py-4'
                  : 'group relative flex items-center gap-4 border-t border-secondary-950/10 py-4 dark:border-white/10'
              }
            >
              <div className="min-w-0 flex-1 text-sm/6">
                <a
                  href="#"
                  className="font-semibold text-secondary-950 after:absolute after:inset-0 after:rounded-lg focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-primary-600 dark:text-white dark:focus-visible:after:outline-primary-400"
                >
                  {place.name}
                </a>
                <p className="text-secondary-600 dark:text-secondary-400">{place.text}</p>
              </div>
              <ArrowRightIcon
                aria-hidden="true"
                className="size-5 shrink-0 text-secondary-500 group-hover:text-secondary-700 rtl:-scale-x-100 dark:text-secondary-400 dark:group-hover:text-secondary-200"
              />
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}
