import clsx from 'clsx'
import { CheckIcon, MinusIcon } from '@heroicons/react/20/solid'

const currency = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 })

const plans = [
  {
    name: 'Basic',
    price: 12,
    share: 0.4,
    featured: false,
    features: [
      ['Files', true],
      ['Support', false],
    ] as const,
  },
  {
    name: 'Team & friends',
    price: 48,
    share: 0.755,
    featured: true,
    features: [
      ['Files', true],
      ['Support', true],
    ] as const,
  },
]

export default function PriceTable() {
  return (
    <>
      <h2 id="prices" className="text-lg font-semibold">
        Prices
      </h2>
      <p className="text-sm">
        Change at any time, see{' '}
        <a href="#terms" className="underline">
          the terms
        </a>
        . Less than 5 &lt; 6 &amp; more.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {plans.map((plan, index) => (
          <article
            key={plan.name}
            aria-labelledby={`plan-${index}`}
            className={clsx(
              'rounded-lg p-6',
              plan.featured ? 'bg-primary-600 text-white' : 'bg-white',
              !plan.featured && 'shadow-sm',
            )}
          >
            <h3 id={`plan-${index}`}>{plan.name}</h3>
            <p>
              <strong>{currency.format(plan.price)}</strong>/month
            </p>
            <div className="h-2 rounded-full bg-secondary-200">
              <div style={{ width: `${plan.share * 100}%` }} className="h-2 rounded-full bg-primary-600" />
            </div>
            <ul>
              {plan.features.map(([name, included]) => (
                <li key={name} className="flex gap-2">
                  {included ? (
                    <CheckIcon className="size-5" aria-hidden="true" />
                  ) : (
                    <MinusIcon className="size-5" aria-hidden="true" />
                  )}
                  {name}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      <form action="/search" method="get" noValidate>
        <label htmlFor="topic" className="block">
          Topic
        </label>
        <select id="topic" name="topic" defaultValue="b" required className="block">
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
        <textarea name="message" rows={4} defaultValue="Hello" aria-label="Message" className="block" />
        <input
          type="checkbox"
          name="terms"
          defaultChecked
          readOnly
          tabIndex={-1}
          aria-label="Terms"
          className="block"
        />
        <img src="/media/people/ada.webp" alt="" className="size-8 rounded-full" />
        <video src="/media/film.mp4" autoPlay muted playsInline className="w-full" />
      </form>
    </>
  )
}
