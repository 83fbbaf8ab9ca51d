/**
 * @title Simple list with dividers
 * @description A list in a card with a title, a line of detail and a value in each row; every row is a link.
 * @keywords stacked list, list group, list view, item list, rows, linked list
 * @order 3
 * @part AUI-C24-3
 */
import { ChevronRightIcon } from '@heroicons/react/20/solid'

const courses = [
  {
    name: 'Wheel throwing for beginners',
    when: 'Tuesdays, September 15 to October 6',
    price: '$180',
    spots: '3 spots left',
    isFull: false,
  },
  { name: 'Planters by hand', when: 'Saturday, September 26', price: '$65', spots: '8 spots left', isFull: false },
  {
    name: 'Glazing, from test tile to kiln',
    when: 'Thursdays, October 1 to 22',
    price: '$210',
    spots: 'Waiting list',
    isFull: true,
  },
  { name: 'A teapot in one evening', when: 'Friday, October 9', price: '$85', spots: '1 spot left', isFull: false },
  { name: 'Open studio', when: 'Wednesdays, 5 to 9 PM', price: '$24', spots: 'Drop-in', isFull: false },
]

export default function SimpleListWithDividers() {
  return (
    <section
      aria-labelledby="classes-heading"
      className="mx-auto max-w-2xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2
        id="classes-heading"
        className="px-5 py-4 text-base/7 font-semibold text-secondary-950 sm:px-6 dark:text-white"
      >
        Fall classes
      </h2>
      <ul role="list">
        {courses.map((course) => (
          <li
            key={course.name}
            className="relative flex items-center gap-3 border-t border-secondary-950/10 px-5 py-3.5 text-sm/6 transition duration-150 hover:bg-secondary-50 motion-reduce:transition-none sm:gap-4 sm:px-6 dark:border-white/10 dark:hover:bg-white/5"
          >
            <div className="min-w-0 flex-1 sm:flex sm:gap-6">
              <div className="min-w-0 flex-1 wrap-break-word">
                <a
                  href="#"
                  className="font-medium text-secondary-950 after:absolute after:inset-0 focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary-600 dark:text-white dark:focus-visible:after:outline-primary-400"
                >
                  {course.name}
                </a>
                <p className="text-secondary-600 tabular-nums dark:text-secondary-400">{course.when}</p>
              </div>
              <div className="flex flex-wrap gap-x-2 sm:block sm:shrink-0 sm:text-end">
                <p className="font-medium text-secondary-950 tabular-nums dark:text-white">{course.price}</p>
                <p
                  className={
                    course.isFull
                      ? 'font-medium text-amber-800 dark:text-amber-300'
                      : 'text-secondary-600 dark:text-secondary-400'
                  }
                >
                  <bdi>{course.spots}</bdi>
                </p>
              </div>
            </div>
            <ChevronRightIcon
              aria-hidden="true"
              className="-me-1.5 size-5 shrink-0 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
