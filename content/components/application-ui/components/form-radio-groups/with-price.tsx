/**
 * @title Radio cards with price
 * @description A radio group of cards, each with a drawing, a title, a few words and a price.
 * @keywords radio card group, plan picker, option cards, shipping options, selectable cards, choice
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C22-1
 */
import { useState } from 'react'

const ways = [
  {
    value: 'standard',
    name: 'Standard shipping',
    text: 'Arrives Thursday, September 24, in your mailbox.',
    price: 0,
    drawing: {
      pale: 'M9 30V17a9 9 0 0 1 9-9h28a9 9 0 0 1 9 9v13z',
      strong: 'M9 30V17a9 9 0 0 1 18 0v13zM44 8V1h9v5h-6v2z',
      dark: 'M29 30h6v16h-6zM13 19h10v2H13z',
    },
  },
  {
    value: 'express',
    name: 'Courier',
    text: 'Arrives tomorrow before noon. Signature required.',
    price: 12,
    drawing: {
      pale: 'M3 8h34v28H3z',
      strong: 'M37 16h13l11 11v9H37zM10 18h20v3H10z',
      dark: 'M41 20h7l6 7H41zM10 38a6 6 0 1 0 12 0a6 6 0 1 0-12 0M42 38a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
    },
  },
  {
    value: 'pickup',
    name: 'Store pickup',
    text: 'Ready today from 3 PM, at 18 Harbor Street.',
    price: 0,
    drawing: {
      pale: 'M8 20h48v24H8z',
      strong: 'M9 4h46l6 16H3zM14 26h16v11H14z',
      dark: 'M36 26h12v18H36zM3 20h58v3H3z',
    },
  },
]

export default function RadioCardsWithPrice() {
  const [way, setWay] = useState('express')
  const chosen = ways.find((each) => each.value === way)!

  return (
    <fieldset className="mx-auto max-w-4xl">
      <legend className="text-base/7 font-semibold text-secondary-950 dark:text-white">Delivery method</legend>
      <div className="mt-4 grid gap-3 md:grid-cols-3">
        {ways.map((each) => (
          <label
            key={each.value}
            className="flex flex-wrap gap-3 rounded-xl p-4 ring-1 ring-secondary-950/10 transition duration-150 ring-inset hover:bg-secondary-50 has-checked:bg-primary-50 has-checked:ring-2 has-checked:ring-primary-600 motion-reduce:transition-none md:p-5 dark:ring-white/10 dark:hover:bg-white/5 dark:has-checked:bg-primary-400/15 dark:has-checked:ring-primary-400"
          >
            <span className="mt-1 grid size-4 shrink-0 place-items-center">
              <input
                type="radio"
                name="delivery"
                value={each.value}
                checked={way === each.value}
                onChange={() => setWay(each.value)}
                aria-labelledby={`delivery-${each.value}`}
                aria-describedby={`delivery-${each.value}-text`}
                className="peer col-start-1 row-start-1 size-4 appearance-none rounded-full border border-secondary-500 bg-white checked:border-primary-600 checked:bg-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:checked:border-primary-600 dark:checked:bg-primary-600 dark:focus-visible:outline-primary-400 forced-colors:appearance-auto"
              />
              <span
                aria-hidden="true"
                className="pointer-events-none invisible col-start-1 row-start-1 size-1.5 rounded-full bg-white peer-checked:visible forced-colors:hidden"
              />
            </span>
            <span className="min-w-0 flex-1 basis-40 text-sm/6">
              <span
                id={`delivery-${each.value}`}
                className="flex justify-between gap-3 font-semibold text-secondary-950 dark:text-white"
              >
                {each.name} <span className="tabular-nums">{each.price === 0 ? 'Free' : `$${each.price}`}</span>
              </span>
              <span
                id={`delivery-${each.value}-text`}
                className="block text-pretty text-secondary-600 dark:text-secondary-400"
              >
                {each.text}
              </span>
            </span>
            <svg
              aria-hidden="true"
              viewBox="0 0 64 48"
              className="h-14 w-20 shrink-0 self-center md:order-first md:mb-2 md:h-16 md:w-full md:rounded-lg"
            >
              <path d={each.drawing.pale} fill="currentColor" className="text-primary-200 dark:text-primary-300" />
              <path d={each.drawing.strong} fill="currentColor" className="text-primary-600 dark:text-primary-500" />
              <path d={each.drawing.dark} fill="currentColor" className="text-primary-950 dark:text-primary-100" />
            </svg>
          </label>
        ))}
      </div>
      <p role="status" className="mt-4 text-sm/6 text-secondary-600 dark:text-secondary-400">
        {chosen.price === 0 ? 'Free delivery.' : `Delivery adds $${chosen.price} to your order.`}
      </p>
    </fieldset>
  )
}
