/**
 * @title 404 error page with search and links
 * @description A 404 page with a search field, links to the places most people wanted and a picture over half the screen.
 * @keywords not found, page not found, missing page, dead link, error screen
 * @free
 * @layout full
 * @order 1
 * @part AUI-P08-1
 */
import { ArrowRightIcon, MagnifyingGlassIcon } from '@heroicons/react/20/solid'

const places = [
  { name: 'Orders', text: 'Everything bought since 2019' },
  { name: 'Help', text: 'Answers, and a person on weekdays' },
  { name: 'System status', text: 'Whether something is down right now' },
]

export default function Error404PageWithSearchAndLinks() {
  return (
    <main className="grid min-h-dvh bg-white lg:grid-cols-2 dark:bg-secondary-950">
      <div className="mx-auto flex w-full max-w-xl flex-col justify-center px-4 py-16 sm:px-6 lg:px-8">
        <p className="text-sm/6 font-semibold text-primary-700 tabular-nums dark:text-primary-400">404</p>
        <h1 className="mt-3 text-4xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-6xl dark:text-white">
          Page not found
        </h1>
        <p className="mt-4 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
          It may have moved in March, when we changed our addresses, or the link may be mistyped.
        </p>
        <form role="search" className="mt-8 flex gap-3">
          <div className="grid min-w-0 flex-1 grid-cols-1">
            <input
              type="search"
              aria-label="Search the site"
              placeholder="Search the site"
              className="col-start-1 row-start-1 w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 ps-10 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
            />
            <MagnifyingGlassIcon
              aria-hidden="true"
              className="pointer-events-none col-start-1 row-start-1 ms-3 size-5 self-center text-secondary-500 dark:text-secondary-400"
            />
          </div>
          <button
            type="submit"
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Search
          </button>
        </form>
        <ul role="list" className="mt-10 border-b border-secondary-950/10 dark:border-white/10">
          {places.map((place) => (
            <li
              key={place.name}
              className="group relative flex items-center gap-4 border-t border-secondary-950/10 py-4 dark:border-white/10"
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
                className="size-5 shrink-0 text-secondary-400 group-hover:text-secondary-700 rtl:-scale-x-100 dark:text-secondary-500 dark:group-hover:text-secondary-200"
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="relative hidden lg:block">
        <img
          src="/media/scenes/stairs-rose-tall.webp"
          alt="Rose-colored stair in the sun, leading to an arch that opens on the sky"
          width={675}
          height={900}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    </main>
  )
}
