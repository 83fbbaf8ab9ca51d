/**
 * @title Bookmark ribbon with date
 * @description A ribbon that hangs like a bookmark from the top of an event's picture, with its month and day.
 * @keywords date ribbon, calendar tab, event card, date flag, hanging ribbon
 * @layout padded
 * @order 2
 * @part AUI-C34-2
 */
import { ClockIcon, MapPinIcon } from '@heroicons/react/20/solid'

export default function BookmarkRibbonWithDate() {
  return (
    <article className="relative mx-auto max-w-md rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 transition duration-150 hover:shadow-lg motion-reduce:transition-none dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <img
        src="/media/scenes/paper-sea-wide.webp"
        alt="Waves of cut paper from white through teal to dark blue, a pale paper sun above"
        width={1200}
        height={675}
        className="aspect-16/9 w-full rounded-t-xl object-cover"
      />
      <p className="absolute start-6 -top-1.5 w-16 bg-primary-600 pt-3 pb-7 text-center font-semibold text-white [clip-path:polygon(0_0,100%_0,100%_100%,50%_calc(100%-1rem),0_100%)]">
        <time dateTime="2026-05-21">
          <span className="block text-sm/5">May</span>
          <span className="block text-3xl/9 tracking-tight tabular-nums">21</span>
        </time>
      </p>
      <div className="p-5 sm:p-6">
        <h3 className="text-lg/7 font-semibold text-balance text-secondary-950 dark:text-white">
          <a
            href="#"
            className="rounded-sm after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
          >
            Paper seas: opening night
          </a>
        </h3>
        <p className="mt-1 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          Thirty seas in cut paper, and a short talk by Kofi Asante, curator of instruments.
        </p>
        <ul
          role="list"
          className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm/6 text-secondary-700 dark:text-secondary-300"
        >
          <li className="flex items-center gap-2">
            <ClockIcon aria-hidden="true" className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400" />
            Thursday, 6 to 9 PM
          </li>
          <li className="flex items-center gap-2">
            <MapPinIcon aria-hidden="true" className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400" />
            North hall
          </li>
        </ul>
      </div>
    </article>
  )
}
