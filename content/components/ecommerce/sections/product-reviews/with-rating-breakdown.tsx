/**
 * @title Product reviews with rating breakdown
 * @description A list of product reviews beside the product, a very large mean and a breakdown by stars that filters them.
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

const reviews = [
  {
    id: 'r1',
    color: 'Rust',
    image: '/media/products/bottle-rust.webp',
    person: 'Mei T.',
    stars: 5,
    date: 'May 9, 2026',
    title: 'Fell off a roof rack, still tight',
    text: 'There is a dent in the bottom the size of a coin. It does not leak, and tea is still hot at lunch.',
  },
  {
    id: 'r2',
    color: 'Slate',
    image: '/media/products/bottle-slate.webp',
    person: 'Tomasz W.',
    stars: 4,
    date: 'May 2, 2026',
    title: 'Great bottle, loud cap',
    text: 'Keeps cold as promised. The loop clicks against the steel when I run, so I taped it.',
  },
  {
    id: 'r3',
    color: 'Rust',
    image: '/media/products/bottle-rust.webp',
    person: 'Ngozi A.',
    stars: 5,
    date: 'April 27, 2026',
    title: 'My second; the first is from 2019',
    text: 'I bought a new seal for the old one and another bottle for my daughter. The colors are warmer than on the screen.',
  },
  {
    id: 'r4',
    color: 'Bone',
    image: '/media/products/bottle-bone.webp',
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
      <div className="bg-secondary-100 lg:col-span-2 dark:bg-secondary-900">
        <div className="lg:sticky lg:top-0">
          <div className="grid grid-cols-[minmax(min-content,3fr)_minmax(0,2fr)]">
            <div className="flex flex-col justify-end px-4 pt-10 sm:px-6 lg:ps-12">
              <h2
                id="reviews-heading"
                className="text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white"
              >
                Trail bottle, 1,308 reviews
              </h2>
              <p className="mt-4 text-base/6 text-secondary-700 dark:text-secondary-300">
                <span className="block text-[min(9rem,34vw)] leading-none font-semibold tracking-tighter text-secondary-950 tabular-nums lg:text-[min(9rem,11vw)] dark:text-white">
                  4.5
                </span>
                <span aria-hidden="true" className="relative mt-3 mb-1 flex w-fit">
                  {scale.map((step) => (
                    <StarIcon key={step} className="size-7 text-secondary-300 dark:text-white/20" />
                  ))}
                  <span className="absolute inset-y-0 start-0 flex w-9/10 overflow-hidden">
                    {scale.map((step) => (
                      <StarIcon key={step} className="size-7 shrink-0 text-amber-500 dark:text-amber-400" />
                    ))}
                  </span>
                </span>
                out of 5 stars
              </p>
            </div>
            <img
              src="/media/products/bottle-rust.webp"
              alt="Rust-red steel bottle with a dark looped lid"
              width={640}
              height={800}
              className="h-full min-h-64 w-full object-cover lg:min-h-88"
            />
          </div>
          <div className="px-4 pt-6 pb-12 sm:px-6 lg:px-12 lg:pb-10">
            <ul role="list" className="-mx-2 grid gap-0.5">
              {spread.map((row) => (
                <li key={row.stars}>
                  <button
                    type="button"
                    aria-pressed={stars === row.stars}
                    onClick={() => setStars(stars === row.stars ? 0 : row.stars)}
                    className="flex w-full items-center gap-3 rounded-lg px-2 py-2 text-sm/6 text-secondary-950 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:bg-secondary-950/10 motion-reduce:transition-none sm:py-1.5 dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-white/15"
                  >
                    <span className="w-14 shrink-0 text-start">
                      <bdi>{row.stars === 1 ? '1 star' : `${row.stars} stars`}</bdi>
                    </span>
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
          </div>
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
            <li key={review.id} className="flex gap-5 border-t border-secondary-950/10 py-6 dark:border-white/10">
              <img
                src={review.image}
                alt=""
                width={640}
                height={800}
                className="aspect-4/5 w-16 shrink-0 self-start rounded-lg object-cover sm:w-24"
              />
              <div className="min-w-0">
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
                <h3 className="mt-1 text-xl/7 font-semibold tracking-tight text-secondary-950 dark:text-white">
                  {review.title}
                </h3>
                <p className="mt-1 max-w-prose text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
                  {review.text}
                </p>
                <p className="mt-2 text-sm/6 text-secondary-600 dark:text-secondary-400">
                  <span className="font-medium text-secondary-950 dark:text-white">{review.person}</span>, {review.date}
                  , bought in {review.color.toLowerCase()}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
