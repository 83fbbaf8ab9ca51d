/**
 * @title Testimonial wall with filter
 * @description A wall of testimonials around a picture and a figure, filtered by kind of customer.
 * @keywords wall of love, testimonial grid, masonry, reviews, social proof, customer quotes
 * @layout full
 * @order 3
 * @part MKT-S22-3
 */
import { useState } from 'react'
import clsx from 'clsx'

const trades = [
  { id: 'all', name: 'All' },
  { id: 'bakery', name: 'Bakeries' },
  { id: 'cafe', name: 'Cafés' },
  { id: 'hotel', name: 'Hotels' },
]

const voices = [
  {
    id: 1,
    trade: 'bakery',
    name: 'Efua Mensah',
    role: 'Head baker, Osei Bread',
    avatar: '/media/people/person-19-400.webp',
    text: 'The dough is weighed before I’ve hung up my coat. I didn’t know a night could begin like this.',
    cardClasses: 'bg-white text-secondary-950 dark:bg-secondary-900 dark:text-white',
    textClasses: 'text-lg/7',
  },
  {
    id: 2,
    trade: 'cafe',
    name: 'Mateo Redbird',
    role: 'Corner Eleven, Tacoma',
    avatar: '/media/people/person-18-400.webp',
    text: 'I change my order from the bus.',
    cardClasses: 'bg-primary-700 text-white',
    textClasses: 'text-3xl',
  },
  {
    id: 3,
    trade: 'bakery',
    name: 'Tomás Herrera',
    role: 'Panadería del Puerto, San Diego',
    avatar: '/media/people/person-02-400.webp',
    text: 'My flour order used to be a feeling. In March it was off by five pounds, for the whole month.',
    cardClasses: 'bg-white text-secondary-950 dark:bg-secondary-900 dark:text-white',
    textClasses: 'text-lg/7',
  },
  {
    id: 4,
    trade: 'hotel',
    name: 'Ingrid Dahl',
    role: 'Hotel Aurora, Duluth',
    avatar: '/media/people/person-22-400.webp',
    text: 'Breakfast for 140, and nobody calls the baker at four in the morning anymore. The right number of rolls stands at the back door.',
    cardClasses: 'bg-white text-secondary-950 dark:bg-secondary-900 dark:text-white',
    textClasses: 'text-lg/7',
  },
  {
    id: 5,
    trade: 'bakery',
    name: 'Claire Dubois',
    role: 'Fournil Saint-Rémi, Boston',
    avatar: '/media/people/person-08-400.webp',
    text: 'My apprentice runs the ovens on Mondays now. I sleep.',
    cardClasses: 'bg-primary-700 text-white',
    textClasses: 'text-3xl',
  },
  {
    id: 6,
    trade: 'cafe',
    name: 'Gurdeep Sandhu',
    role: 'Mill Street Coffee, Portland',
    avatar: '/media/people/person-06-400.webp',
    text: 'One invoice on Friday, and it says what really came. I have stopped keeping the slips in a cup.',
    cardClasses: 'bg-white text-secondary-950 dark:bg-secondary-900 dark:text-white',
    textClasses: 'text-lg/7',
  },
  {
    id: 7,
    trade: 'cafe',
    name: 'Owen Gallagher',
    role: 'Net Loft Café, Tacoma',
    avatar: '/media/people/person-20-400.webp',
    text: 'We run out of bread ten minutes before we close.',
    cardClasses: 'bg-primary-700 text-white',
    textClasses: 'text-3xl',
  },
  {
    id: 8,
    trade: 'bakery',
    name: 'Rosa Lindgren',
    role: 'Lindgren & Daughters, Astoria',
    avatar: '/media/people/person-09-400.webp',
    text: 'Forty-one years, and I never knew what a loaf of rye cost me. Now it’s in the third line.',
    cardClasses: 'bg-white text-secondary-950 dark:bg-secondary-900 dark:text-white',
    textClasses: 'text-lg/7',
  },
  {
    id: 9,
    trade: 'bakery',
    name: 'Samuel Mensah',
    role: 'Owner, Osei Bread, Tacoma',
    avatar: '/media/people/person-07-400.webp',
    text: 'Thirty-one wrong crates a month, now four. My drivers have stopped carrying a list of apologies.',
    cardClasses: 'bg-white text-secondary-950 dark:bg-secondary-900 dark:text-white',
    textClasses: 'text-lg/7',
  },
]

export default function TestimonialWallWithFilter() {
  const [trade, setTrade] = useState('all')

  return (
    <section aria-labelledby="wall-heading" className="bg-primary-100 dark:bg-primary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-20 lg:px-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <h2
            id="wall-heading"
            className="max-w-2xl text-4xl font-semibold tracking-tighter text-balance text-primary-950 sm:text-5xl dark:text-white"
          >
            What bakers and cafés say about Sorrel
          </h2>
          <fieldset>
            <legend className="sr-only">Show voices of</legend>
            <div className="flex flex-wrap gap-1.5">
              {trades.map((each) => (
                <label
                  key={each.id}
                  className="relative rounded-full px-3.5 py-2.5 text-sm/5 font-medium text-primary-950 ring-1 ring-primary-950/25 transition duration-150 ring-inset hover:bg-primary-950/5 has-checked:bg-primary-950 has-checked:text-white has-checked:ring-primary-950 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-2 dark:text-secondary-200 dark:ring-white/20 dark:hover:bg-white/10 dark:has-checked:bg-white dark:has-checked:text-secondary-950 dark:has-checked:ring-white dark:has-focus-visible:outline-primary-400"
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
        <ul role="list" className="mt-10 columns-1 gap-x-5 sm:columns-2 lg:columns-3">
          <li className="break-inside-avoid pb-5">
            <div className="overflow-hidden rounded-2xl bg-amber-300 text-amber-950">
              {/* Replace with your picture */}
              <img
                src="/media/scenes/cut-bakery.webp"
                alt="Bakery with loaves on wooden shelves and a cake under glass on the counter"
                width={1600}
                height={1200}
                className="h-72 w-full object-cover"
              />
              <p className="px-6 pt-4 pb-6 text-lg/6 font-medium text-balance">
                <span className="block text-7xl font-semibold tracking-tighter tabular-nums">340</span>
                bakeries take their orders with Sorrel
              </p>
            </div>
          </li>
          {voices.map((voice) => (
            <li
              key={voice.id}
              className={clsx('break-inside-avoid pb-5', trade !== 'all' && voice.trade !== trade && 'hidden')}
            >
              <figure className={clsx('rounded-2xl p-6', voice.cardClasses)}>
                <blockquote className={clsx('font-medium tracking-tight text-pretty', voice.textClasses)}>
                  <p>“{voice.text}”</p>
                </blockquote>
                <figcaption className="mt-5 flex items-center gap-3">
                  <img
                    src={voice.avatar}
                    alt=""
                    width={400}
                    height={500}
                    className="size-12 shrink-0 rounded-full object-cover object-top"
                  />
                  <span className="min-w-0 text-sm/5">
                    <span className="block font-semibold">{voice.name}</span>
                    <span>{voice.role}</span>
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
