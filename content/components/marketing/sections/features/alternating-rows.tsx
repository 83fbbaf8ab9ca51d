/**
 * @title Feature section with alternating rows
 * @description A feature section of three rows to the edges, in which picture and words change sides from row to row.
 * @keywords zigzag, side by side, image and text, product features, how it works
 * @layout full
 * @order 5
 * @part MKT-S13-5
 */
import { ArrowRightIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const rows = [
  {
    name: 'Picked when it’s ripe',
    text: 'Eleven farms in the Skagit Valley pick on Wednesday, and only what is ready that day. By evening it is in your box.',
    link: 'Meet the farms',
    image: '/media/scenes/cut-farm-summer.webp',
    alt: 'Red barn and silo behind plowed fields and rows of cabbage in summer',
    groundClasses: 'bg-green-200 text-green-950 dark:bg-green-800 dark:text-white',
  },
  {
    name: 'Swap what you won’t cook',
    text: 'See the week’s list on Monday, trade the beets for more tomatoes, and skip a week when you are away. Boxes are $24, $34 and $46.',
    link: 'Compare the boxes',
    image: '/media/scenes/cut-greenhouse.webp',
    alt: 'Greenhouse with potted plants on benches, tomatoes and hanging baskets',
    groundClasses: 'bg-green-900 text-white dark:bg-green-950',
  },
  {
    name: 'On your doorstep Thursday',
    text: 'We bring it to your door in the morning and take last week’s box back with us. You don’t have to be home.',
    link: 'Check your street',
    image: '/media/scenes/cut-street-spring.webp',
    alt: 'Row houses in coral, yellow, teal and pink with flower boxes and two trees',
    groundClasses: 'bg-primary-100 text-primary-950 dark:bg-primary-950 dark:text-white',
  },
]

export default function FeatureSectionWithAlternatingRows() {
  return (
    <section aria-labelledby="rows-heading" className="bg-white dark:bg-secondary-950">
      <h2
        id="rows-heading"
        className="mx-auto max-w-5xl px-4 py-14 text-center text-5xl font-semibold tracking-tighter text-balance text-secondary-950 sm:px-6 sm:py-20 sm:text-7xl dark:text-white"
      >
        From the field to your kitchen in a day
      </h2>
      {rows.map((row, index) => (
        <div key={row.name} className={clsx('grid lg:min-h-136 lg:grid-cols-2', row.groundClasses)}>
          {/* Replace with your own picture */}
          <img
            src={row.image}
            alt={row.alt}
            width={1600}
            height={1200}
            loading="lazy"
            className={clsx(
              'aspect-4/3 w-full object-cover sm:aspect-video lg:aspect-auto lg:h-full lg:min-h-0',
              index % 2 === 1 && 'lg:order-last',
            )}
          />
          <div className="flex min-w-0 flex-col justify-center px-4 py-12 sm:px-6 sm:py-16 lg:px-16">
            <h3 className="max-w-lg text-4xl font-semibold tracking-tighter text-balance wrap-break-word sm:text-5xl xl:text-6xl">
              {row.name}
            </h3>
            <p className="mt-4 max-w-md text-lg/8 text-pretty">{row.text}</p>
            <a
              href="#"
              className="mt-4 inline-flex items-center gap-2 self-start rounded-sm py-2 text-lg/7 font-semibold underline decoration-2 underline-offset-8 transition duration-150 hover:decoration-4 focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-current motion-reduce:transition-none"
            >
              {row.link}
              <ArrowRightIcon aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
            </a>
          </div>
        </div>
      ))}
    </section>
  )
}
