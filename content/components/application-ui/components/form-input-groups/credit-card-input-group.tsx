/**
 * @title Credit card input group
 * @description An input group for card number, date, code, country and ZIP code in one frame, beside the card as it is typed.
 * @keywords card number, payment form, expiration date, CVC, checkout, billing, combined inputs
 * @layout padded
 * @order 2
 * @part AUI-C20-2
 */
import { type FormEvent, useState } from 'react'
import { ChevronDownIcon, ExclamationCircleIcon, LockClosedIcon } from '@heroicons/react/16/solid'
import clsx from 'clsx'

const typed = { number: '4242 4242 4242 4242', expiry: '11 / 28', code: '42', zip: '98402' }

const brands = ['Visa', 'Mastercard', 'Amex']

const inputClasses =
  'w-full bg-transparent px-3 pt-6 pb-1.5 text-base/6 text-secondary-950 tabular-nums placeholder:text-secondary-500 focus-visible:relative focus-visible:rounded-lg focus-visible:outline-2 focus-visible:outline-primary-600 aria-invalid:text-red-700 aria-invalid:placeholder:text-red-700 sm:text-sm/6 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:text-red-300 dark:aria-invalid:placeholder:text-red-300'

const labelClasses =
  'pointer-events-none absolute start-3 top-1.5 z-10 text-xs/4 font-medium text-secondary-600 dark:text-secondary-400'

function findProblem(card: typeof typed) {
  const digits = card.number.replaceAll(' ', '')
  if (!/^\d{15,16}$/.test(digits)) return { field: 'number', text: 'The card number has 15 or 16 digits' }
  if (!/^(0[1-9]|1[0-2]) ?\/ ?\d\d$/.test(card.expiry))
    return { field: 'expiry', text: 'Enter month and year, such as 11 / 28' }
  if (!/^\d{3,4}$/.test(card.code)) return { field: 'code', text: 'The security code has 3 or 4 digits' }
  if (card.zip.trim() === '') return { field: 'zip', text: 'Enter your billing ZIP code' }
  return { field: '', text: '' }
}

export default function CreditCardInputGroup() {
  const [card, setCard] = useState(typed)
  // The sample starts after a first try; begin with false.
  const [tried, setTried] = useState(true)
  const [saved, setSaved] = useState(false)
  const first = card.number.trim().slice(0, 1)
  const brand = first === '4' ? 'Visa' : first === '5' ? 'Mastercard' : first === '3' ? 'Amex' : ''
  const problem = tried ? findProblem(card) : { field: '', text: '' }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSaved(findProblem(card).field === '')
    setTried(true)
  }

  return (
    <form
      noValidate
      onSubmit={save}
      onInput={() => setSaved(false)}
      aria-labelledby="card-heading"
      className="mx-auto grid max-w-4xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 md:grid-cols-2 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div aria-hidden="true" className="grid place-items-center bg-primary-50 px-5 py-6 sm:p-8 dark:bg-primary-950/60">
        <div className="flex aspect-8/5 w-full max-w-80 flex-col justify-between rounded-2xl bg-linear-to-br from-primary-700 to-primary-950 p-5 text-white shadow-xl dark:shadow-none dark:ring-1 dark:ring-white/15">
          <svg viewBox="0 0 40 30" className="h-8 w-auto self-start text-amber-200">
            <rect width="40" height="30" rx="5" fill="currentColor" />
            <path
              d="M0 10h13v10H0M40 10H27v10h13M13 0v30M27 0v30"
              fill="none"
              stroke="black"
              strokeOpacity="0.35"
              strokeWidth="1.5"
            />
          </svg>
          <p dir="ltr" className="text-center text-lg/7 font-medium wrap-break-word tabular-nums sm:text-xl/7">
            {card.number === '' ? '•••• •••• •••• ••••' : card.number}
          </p>
          <div className="flex items-end justify-between gap-8">
            <p className="text-sm/5 font-medium tabular-nums">
              <span className="block text-xs/4 font-normal text-primary-200">Expires</span>
              {card.expiry === '' ? '•• / ••' : card.expiry}
            </p>
            <p className="text-xl/7 font-semibold italic">{brand}</p>
          </div>
        </div>
      </div>
      <div className="p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="card-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
            Add a card
          </h2>
          <ul role="list" aria-label="Accepted cards" className="flex gap-1 text-xs/5 font-semibold">
            {brands.map((each) => (
              <li
                key={each}
                className={clsx(
                  'rounded-md px-1.5 ring-1 ring-inset',
                  brand === each
                    ? 'bg-primary-700 text-white ring-primary-700'
                    : 'text-secondary-600 ring-secondary-950/15 dark:text-secondary-300 dark:ring-white/15',
                )}
              >
                {each}
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-4 rounded-lg border border-secondary-500 bg-white dark:border-white/40 dark:bg-white/5">
          <div className="relative border-b border-secondary-500 dark:border-white/40">
            <label htmlFor="card-number" className={labelClasses}>
              Card number
            </label>
            <input
              id="card-number"
              type="text"
              name="number"
              inputMode="numeric"
              autoComplete="cc-number"
              placeholder="1234 1234 1234 1234"
              value={card.number}
              onChange={(event) => setCard({ ...card, number: event.target.value })}
              aria-invalid={problem.field === 'number' ? true : undefined}
              aria-describedby="card-problem"
              className={inputClasses}
            />
          </div>
          <div className="grid grid-cols-[3fr_2fr]">
            <div className="relative">
              <label htmlFor="card-expiry" className={labelClasses}>
                Expires
              </label>
              <input
                id="card-expiry"
                type="text"
                name="expiry"
                inputMode="numeric"
                autoComplete="cc-exp"
                placeholder="MM / YY"
                value={card.expiry}
                onChange={(event) => setCard({ ...card, expiry: event.target.value })}
                aria-invalid={problem.field === 'expiry' ? true : undefined}
                aria-describedby="card-problem"
                className={inputClasses}
              />
            </div>
            <div
              className={clsx(
                'relative border-s border-secondary-500 dark:border-white/40',
                problem.field === 'code' &&
                  'bg-red-50 ring-2 ring-red-600 ring-inset dark:bg-red-400/15 dark:ring-red-400',
              )}
            >
              <label htmlFor="card-code" className={labelClasses}>
                Security code
              </label>
              <input
                id="card-code"
                type="text"
                name="code"
                inputMode="numeric"
                autoComplete="cc-csc"
                placeholder="CVC"
                value={card.code}
                onChange={(event) => setCard({ ...card, code: event.target.value })}
                aria-invalid={problem.field === 'code' ? true : undefined}
                aria-describedby="card-problem"
                className={inputClasses}
              />
            </div>
          </div>
          <div className="grid grid-cols-[3fr_2fr] border-t border-secondary-500 dark:border-white/40">
            <div className="relative grid items-center">
              <label htmlFor="card-country" className={labelClasses}>
                Country
              </label>
              <select
                id="card-country"
                name="country"
                autoComplete="country"
                defaultValue="US"
                className={clsx(inputClasses, 'col-start-1 row-start-1 appearance-none pe-8 dark:*:bg-secondary-800')}
              >
                <option value="US">United States</option>
                <option value="CA">Canada</option>
                <option value="MX">Mexico</option>
              </select>
              <ChevronDownIcon
                aria-hidden="true"
                className="pointer-events-none col-start-1 row-start-1 me-2.5 size-4 justify-self-end text-secondary-500 dark:text-secondary-400"
              />
            </div>
            <div className="relative border-s border-secondary-500 dark:border-white/40">
              <label htmlFor="card-zip" className={labelClasses}>
                ZIP code
              </label>
              <input
                id="card-zip"
                type="text"
                name="zip"
                autoComplete="postal-code"
                placeholder="ZIP"
                value={card.zip}
                onChange={(event) => setCard({ ...card, zip: event.target.value })}
                aria-invalid={problem.field === 'zip' ? true : undefined}
                aria-describedby="card-problem"
                className={inputClasses}
              />
            </div>
          </div>
        </div>
        <p id="card-problem" role="status" className="mt-1.5 text-sm/6">
          {problem.text !== '' && (
            <span className="flex gap-1.5 font-medium text-red-700 dark:text-red-400">
              <ExclamationCircleIcon aria-hidden="true" className="my-1 size-4 shrink-0" />
              {problem.text}
            </span>
          )}
          {problem.text === '' && (
            <span className="flex gap-1.5 text-secondary-600 dark:text-secondary-400">
              <LockClosedIcon
                aria-hidden="true"
                className="my-1 size-4 shrink-0 text-secondary-500 dark:text-secondary-400"
              />
              {saved ? 'Card saved' : 'Sent directly to your bank. We never see it.'}
            </span>
          )}
        </p>
        <button
          type="submit"
          className="mt-4 w-full rounded-lg bg-primary-600 px-3.5 py-2.5 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Save card
        </button>
      </div>
    </form>
  )
}
