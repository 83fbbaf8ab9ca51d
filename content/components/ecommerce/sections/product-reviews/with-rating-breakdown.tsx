/**
 * @title Product reviews with rating breakdown
 * @description A list of product reviews beside a very large mean with a breakdown by stars, which filters them when pressed, and the product in its colors.
 * @keywords customer reviews, star rating, ratings, review summary, review list, filter
 * @layout full
 * @order 1
 * @part ECM-S05-1
 */
import { useState } from 'react'
import { StarIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const spread = [
  { stars: 5, count: 914, percent: 70 },
  { stars: 4, count: 262, percent: 20 },
  { stars: 3, count: 78, percent: 6 },
  { stars: 2, count: 32, percent: 2 },
  { stars: 1, count: 22, percent: 2 },
]

const scale = [1, 2, 3, 4, 5]

const pictures = [
  {
    id: 'p1',
    image: '/media/products/bottle-rust.webp',
    alt: 'Rust-red bottle with its looped lid',
    cropClass: 'object-[50%_20%]',
  },
  {
    id: 'p2',
    image: '/media/products/bottle-slate.webp',
    alt: 'Slate-blue bottle, standing',
    cropClass: 'object-[50%_60%]',
  },
  {
    id: 'p3',
    image: '/media/products/bottle-bone.webp',
    alt: 'Bone-colored bottle, standing',
    cropClass: 'object-[50%_60%]',
  },
]

const reviews = [
  {
    id: 'r1',
    person: 'Mei T.',
    stars: 5,
    date: 'May 9, 2026',
    title: 'Fell off a roof rack, still tight',
    text: 'There is a dent in the bottom the size of a coin. It does not leak, and tea is still hot at lunch.',
  },
  {
    id: 'r2',
    person: 'Tomasz W.',
    stars: 4,
    date: 'May 2, 2026',
    title: 'Great bottle, loud cap',
    text: 'Keeps cold as promised. The loop clicks against the steel when I run, so I taped it.',
  },
  {
    id: 'r3',
    person: 'Ngozi A.',
    stars: 5,
    date: 'April 27, 2026',
    title: 'My second; the first is from 2019',
    text: 'I bought a new seal for the old one and another bottle for my daughter. The colors are warmer than on the screen.',
  },
  {
    id: 'r4',
    person: 'Claire D.',
    stars: 2,
    date: 'April 20, 2026',
    title: 'Too narrow for my ice',
    text: 'A good bottle, but the neck only fits small ice cubes. I sent it back without any trouble.',
  },
]

export default function ProductReviewsWithRatingBreakdown() {
  const [stars, setStars] = useState(0)
  const shown = reviews.filter((review) => stars === 0 || review.stars === stars)

  return (
    <section aria-labelledby="reviews-heading" className="bg-white lg:grid lg:grid-cols-5 dark:bg-secondary-950">
      <div className="bg-secondary-100 px-4 py-12 sm:px-6 sm:py-16 lg:col-span-2 lg:px-12 dark:bg-secondary-900">
        <div className="lg:sticky lg:top-10">
          <h2
            id="reviews-heading"
            className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white"
          >
            Trail bottle, 1,308 reviews
          </h2>
          <p className="mt-2 flex flex-wrap items-end gap-x-4 text-base/6 text-secondary-700 dark:text-secondary-300">
            <span className="text-[min(8rem,34vw)] leading-none font-semibold tracking-tighter text-secondary-950 tabular-nums lg:text-[min(8rem,10vw)] dark:text-white">
              4.5
            </span>
            <span className="pb-4">
              <span aria-hidden="true" className="relative mb-1 flex w-fit">
                {scale.map((step) => (
                  <StarIcon key={step} className="size-6 text-secondary-300 dark:text-white/20" />
                ))}
                <span className="absolute inset-y-0 start-0 flex w-9/10 overflow-hidden">
                  {scale.map((step) => (
                    <StarIcon key={step} className="size-6 shrink-0 text-amber-500 dark:text-amber-400" />
                  ))}
                </span>
              </span>
              out of 5 stars
            </span>
          </p>
          <p className="max-w-sm text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
            Most praise how tight it stays and how long it keeps. Some find the cap loud.
          </p>
          <ul role="list" className="mt-6 grid gap-1">
            {spread.map((row) => (
              <li key={row.stars}>
                <button
                  type="button"
                  aria-pressed={stars === row.stars}
                  onClick={() => setStars(stars === row.stars ? 0 : row.stars)}
                  className="flex w-full items-center gap-3 rounded-lg px-2 py-2 text-sm/6 text-secondary-950 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:bg-secondary-950/10 motion-reduce:transition-none sm:py-1.5 dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-white/15"
                >
                  <span className="w-14 shrink-0 text-start">{row.stars === 1 ? '1 star' : `${row.stars} stars`}</span>
                  <span
                    aria-hidden="true"
                    className="h-3 flex-1 overflow-hidden rounded-full bg-secondary-300 dark:bg-white/15"
                  >
                    <span
                      style={{ width: `${row.percent}%` }}
                      className="block h-full rounded-full bg-amber-500 dark:bg-amber-400"
                    />
                  </span>
                  <span className="w-9 shrink-0 text-end tabular-nums">{row.count}</span>
                </button>
              </li>
            ))}
          </ul>
          <a
            href="#"
            className="mt-6 inline-block rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Write a review
          </a>
          <h3 className="mt-8 text-sm/6 font-semibold text-secondary-950 dark:text-white">All three colors</h3>
          <ul role="list" className="mt-2 grid grid-cols-3 gap-2">
            {pictures.map((picture) => (
              <li key={picture.id}>
                <img
                  src={picture.image}
                  alt={picture.alt}
                  width={640}
                  height={800}
                  loading="lazy"
                  className={`aspect-square w-full rounded-lg object-cover ${picture.cropClass}`}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>

      <div className="px-4 py-12 sm:px-6 lg:col-span-3 lg:px-12 xl:pe-24">
        <p role="status" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
          {stars === 0
            ? 'The newest reviews'
            : shown.length === 0
              ? `None of the newest reviews has ${stars} stars`
              : `The newest reviews with ${stars} stars`}
        </p>
        <ul role="list" className="mt-3 border-b border-secondary-950/10 dark:border-white/10">
          {shown.map((review) => (
            <li key={review.id} className="border-t border-secondary-950/10 py-5 dark:border-white/10">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <p className="flex">
                  <span className="sr-only">{review.stars} of 5 stars</span>
                  {scale.map((step) => (
                    <StarIcon
                      key={step}
                      aria-hidden="true"
                      className={clsx(
                        'size-5',
                        step <= review.stars
                          ? 'text-amber-500 dark:text-amber-400'
                          : 'text-secondary-300 dark:text-white/20',
                      )}
                    />
                  ))}
                </p>
                <h3 className="text-xl/7 font-semibold tracking-tight text-secondary-950 dark:text-white">
                  {review.title}
                </h3>
              </div>
              <p className="mt-2 max-w-prose text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
                {review.text}
              </p>
              <p className="mt-2 text-sm/6 text-secondary-600 dark:text-secondary-400">
                {review.person}, {review.date}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
