/**
 * @title Testimonial wall with filter
 * @description A wall of short testimonials that a row of buttons filters by kind of customer.
 * @keywords wall of love, testimonial grid, masonry, reviews, social proof, customer quotes
 * @layout full
 * @order 3
 * @part MKT-S22-3
 */
import { useState } from 'react'
import clsx from 'clsx'

const trades = [
  { id: 'all', name: 'Everybody' },
  { id: 'bakery', name: 'Bakeries' },
  { id: 'cafe', name: 'Cafés' },
  { id: 'hotel', name: 'Hotels' },
]

const voices = [
  {
    id: 1,
    trade: 'bakery',
    name: 'Efua Mensah',
    role: 'Osei Bread, Accra',
    avatar: '/media/avatars/avatar-04.webp',
    text: 'The dough is weighed before I have hung up my coat. I did not know that a night could begin like this.',
  },
  {
    id: 2,
    trade: 'cafe',
    name: 'Minh Tran',
    role: 'Corner Eleven, Tacoma',
    avatar: '/media/avatars/avatar-02.webp',
    text: 'I change my order from the bus.',
  },
  {
    id: 3,
    trade: 'bakery',
    name: 'Tomás Herrera',
    role: 'Panadería del Puerto, San Diego',
    avatar: '/media/avatars/avatar-11.webp',
    text: 'My flour order used to be a feeling. In March it was off by two kilograms, for the whole month.',
  },
  {
    id: 4,
    trade: 'hotel',
    name: 'Signe Aas',
    role: 'Hotel Fjordgarden, Bergen',
    avatar: '/media/avatars/avatar-08.webp',
    text: 'Breakfast for 140, and nobody calls the baker at four in the morning anymore. We changed the count at midnight and the right number of rolls stood at the back door.',
  },
  {
    id: 5,
    trade: 'bakery',
    name: 'Claire Dubois',
    role: 'Fournil Saint-Rémi, Lyon',
    avatar: '/media/avatars/avatar-06.webp',
    text: 'My apprentice runs the ovens on Mondays now. I sleep.',
  },
  {
    id: 6,
    trade: 'cafe',
    name: 'Harpreet Gill',
    role: 'Mill Street Coffee, Leeds',
    avatar: '/media/avatars/avatar-07.webp',
    text: 'One invoice on Friday, and it says what really came. I have stopped keeping the slips in a cup.',
  },
  {
    id: 7,
    trade: 'cafe',
    name: 'Leyla Demir',
    role: 'Kavak Coffee, Portland',
    avatar: '/media/avatars/avatar-03.webp',
    text: 'We run out of bread ten minutes before we close. That is all I ever wanted.',
  },
  {
    id: 8,
    trade: 'bakery',
    name: 'Bo Lindqvist',
    role: 'Lindqvist & Daughters, Uppsala',
    avatar: '/media/avatars/avatar-05.webp',
    text: 'Forty-one years, and I never knew what a loaf of rye costs me. It is in the third line.',
  },
]

export default function TestimonialWallWithFilter() {
  const [trade, setTrade] = useState('all')

  return (
    <section aria-labelledby="wall-heading" className="bg-secondary-50 dark:bg-secondary-900/40">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <h2
            id="wall-heading"
            className="max-w-xl text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            Said at the back door, between three and five
          </h2>
          <fieldset>
            <legend className="sr-only">Show voices of</legend>
            <div className="flex flex-wrap gap-1.5">
              {trades.map((each) => (
                <label
                  key={each.id}
                  className="relative rounded-full px-3.5 py-2.5 text-sm/5 font-medium text-secondary-700 ring-1 ring-secondary-950/15 transition duration-150 ring-inset hover:bg-secondary-950/5 has-checked:bg-secondary-900 has-checked:text-white has-checked:ring-secondary-900 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-2 dark:text-secondary-200 dark:ring-white/20 dark:hover:bg-white/10 dark:has-checked:bg-white dark:has-checked:text-secondary-950 dark:has-checked:ring-white dark:has-focus-visible:outline-primary-400"
                >
                  {each.name}
                  <input
                    type="radio"
                    name="wall-trade"
                    value={each.id}
                    checked={trade === each.id}
                    onChange={() => setTrade(each.id)}
                    className="sr-only"
                  />
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <ul role="list" className="mt-12 columns-1 gap-x-6 sm:columns-2 lg:columns-3">
          {voices.map((voice) => (
            <li
              key={voice.id}
              className={clsx('break-inside-avoid pb-6', trade !== 'all' && voice.trade !== trade && 'hidden')}
            >
              <figure className="rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
                <blockquote className="text-base/7 text-pretty text-secondary-950 dark:text-white">
                  <p>“{voice.text}”</p>
                </blockquote>
                <figcaption className="mt-5 flex items-center gap-3">
                  <img src={voice.avatar} alt="" width={256} height={256} className="size-10 shrink-0 rounded-full" />
                  <span className="min-w-0 text-sm/5">
                    <span className="block font-semibold text-secondary-950 dark:text-white">{voice.name}</span>
                    <span className="text-secondary-600 dark:text-secondary-400">{voice.role}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
