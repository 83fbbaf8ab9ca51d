/**
 * @title Credit card input group
 * @description An input group for card number, expiration date, security code, country and ZIP code in one frame with a label in each cell, which names the card and shows one error message.
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
    return { field: 'expiry', text: 'Write month and year, such as 11 / 28' }
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
      className="mx-auto max-w-md rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <fieldset>
        <legend className="w-full text-base/7 font-semibold text-secondary-950 dark:text-white">Card</legend>
        <div className="mt-2 rounded-lg border border-secondary-500 bg-white dark:border-white/40 dark:bg-white/5">
          <div className="relative grid items-center border-b border-secondary-500 dark:border-white/40">
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
              className={clsx(inputClasses, 'col-start-1 row-start-1 pe-36')}
            />
            <ul
              role="list"
              aria-label="Cards we take"
              className="pointer-events-none col-start-1 row-start-1 me-2 flex gap-1 justify-self-end text-xs/5 font-semibold"
            >
              {brands.map((each) => (
                <li
                  key={each}
                  className={clsx(
                    'rounded-md px-1.5 ring-1 ring-inset',
                    brand !== '' && brand !== each && 'hidden',
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
      </fieldset>
      <button
        type="submit"
        className="mt-3 w-full rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
      >
        Save card
      </button>
    </form>
  )
}
