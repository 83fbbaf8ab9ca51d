/**
 * @title Card with image on top
 * @description A card that is one link as a whole: picture in a fixed ratio, places left, heading, text, dates and price.
 * @keywords media card, course card, picture card, class, workshop, recipe, blog card, thumbnail
 * @layout padded
 * @order 3
 * @part AUI-C10-3
 */
import { CalendarIcon, ClockIcon } from '@heroicons/react/20/solid'

export default function CardWithImageOnTop() {
  return (
    <article className="group relative mx-auto max-w-md overflow-hidden rounded-xl bg-white text-sm/6 text-secondary-600 shadow-xs ring-1 ring-secondary-950/10 transition duration-150 hover:shadow-lg motion-reduce:transition-none dark:bg-secondary-900 dark:text-secondary-400 dark:shadow-none dark:ring-white/10 dark:hover:ring-white/25">
      <div className="overflow-hidden">
        <img
          src="/media/scenes/cut-pottery-wide.webp"
          alt="Potter’s workshop with shelves of glazed pots and a tall jar on the wheel, cut from paper"
          width={1600}
          height={900}
          className="aspect-video w-full object-cover transition duration-300 group-hover:scale-105 motion-reduce:transition-none motion-reduce:group-hover:scale-100"
        />
      </div>
      <p className="absolute start-4 top-4 rounded-full bg-amber-300 px-3 py-0.5 font-semibold text-amber-950">
        <bdi>3 spots left</bdi>
      </p>
      <div className="p-5 sm:p-6">
        <h2 className="text-xl/7 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white">
          <a
            href="#"
            className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
          >
            Wheel throwing for beginners
          </a>
        </h2>
        <p className="mt-1 text-pretty">
          Learn to center, open and pull clay. You take home six glazed pieces, no experience needed.
        </p>
        <ul role="list" className="mt-4 grid gap-1 text-secondary-700 dark:text-secondary-300">
          <li className="flex gap-2">
            <CalendarIcon
              aria-hidden="true"
              className="my-0.5 size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
            />
            Six Saturdays, October 3 to November 7
          </li>
          <li className="flex gap-2">
            <ClockIcon
              aria-hidden="true"
              className="my-0.5 size-5 shrink-0 text-secondary-500 dark:text-secondary-400"
            />
            <bdi>10 AM to 12:30 PM</bdi>
          </li>
        </ul>
        <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-secondary-950/10 pt-4 dark:border-white/10">
          <span className="text-xl/7 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
            $285
          </span>
          <bdi>15 hours, clay and firing included</bdi>
        </p>
      </div>
    </article>
  )
}
