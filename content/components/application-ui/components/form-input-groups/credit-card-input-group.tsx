/**
 * @title Credit card input group
 * @description An input group for card number, expiry date and security code in one frame with one error message.
 * @keywords card number, payment form, expiry date, CVC, checkout, billing, combined inputs
 * @layout padded
 * @order 2
 * @part AUI-C20-2
 */
import { type FormEvent, useState } from 'react'
import { ChevronDownIcon, ExclamationCircleIcon, LockClosedIcon } from '@heroicons/react/16/solid'
import { CreditCardIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const empty = { number: '4242 4242 4242', expiry: '11 / 28', code: '', zip: '98402' }

const inputClasses =
  'w-full bg-transparent px-3 py-2 text-base/6 text-secondary-950 tabular-nums placeholder:text-secondary-500 focus-visible:relative focus-visible:rounded-lg focus-visible:outline-2 focus-visible:outline-primary-600 aria-invalid:text-red-700 aria-invalid:placeholder:text-red-700 sm:text-sm/6 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-invalid:text-red-300 dark:aria-invalid:placeholder:text-red-300'

function findProblem(card: typeof empty) {
  const digits = card.number.replaceAll(' ', '')
  if (!/^\d{15,16}$/.test(digits)) return { field: 'number', text: 'The card number has 15 or 16 digits' }
  if (!/^(0[1-9]|1[0-2]) ?\/ ?\d\d$/.test(card.expiry))
    return { field: 'expiry', text: 'Write month and year, such as 11 / 28' }
  if (!/^\d{3,4}$/.test(card.code)) return { field: 'code', text: 'The security code has 3 or 4 digits' }
  if (card.zip.trim() === '') return { field: 'zip', text: 'Enter the ZIP code of your bank statement' }
  return { field: '', text: '' }
}

export default function CreditCardInputGroup() {
  const [card, setCard] = useState(empty)
  const [tried, setTried] = useState(false)
  const [saved, setSaved] = useState(false)
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
      className="mx-auto max-w-md rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <fieldset>
        <legend className="text-sm/6 font-medium text-secondary-950 dark:text-white">Card</legend>
        <div className="mt-1.5 rounded-lg border border-secondary-500 bg-white dark:border-white/40 dark:bg-white/5">
          <div className="grid items-center border-b border-secondary-500 dark:border-white/40">
            <input
              type="text"
              name="number"
              inputMode="numeric"
              autoComplete="cc-number"
              aria-label="Card number"
              placeholder="1234 1234 1234 1234"
              value={card.number}
              onChange={(event) => setCard({ ...card, number: event.target.value })}
              aria-invalid={problem.field === 'number' ? true : undefined}
              aria-describedby="card-problem"
              className={clsx(inputClasses, 'col-start-1 row-start-1')}
            />
            <CreditCardIcon
              aria-hidden="true"
              className="pointer-events-none col-start-1 row-start-1 me-3 size-6 justify-self-end text-secondary-500 dark:text-secondary-400"
            />
          </div>
          <div className="grid grid-cols-[3fr_2fr]">
            <input
              type="text"
              name="expiry"
              inputMode="numeric"
              autoComplete="cc-exp"
              aria-label="Valid until, month and year"
              placeholder="MM / YY"
              value={card.expiry}
              onChange={(event) => setCard({ ...card, expiry: event.target.value })}
              aria-invalid={problem.field === 'expiry' ? true : undefined}
              aria-describedby="card-problem"
              className={inputClasses}
            />
            <div className="border-s border-secondary-500 dark:border-white/40">
              <input
                type="text"
                name="code"
                inputMode="numeric"
                autoComplete="cc-csc"
                aria-label="Security code"
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
            <div className="grid items-center">
              <select
                name="country"
                autoComplete="country"
                aria-label="Country"
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
            <div className="border-s border-secondary-500 dark:border-white/40">
              <input
                type="text"
                name="zip"
                autoComplete="postal-code"
                aria-label="ZIP code"
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
              {saved ? 'Card saved' : 'Goes straight to the bank, we never see it'}
            </span>
          )}
        </p>
      </fieldset>
      <button
        type="submit"
        className="mt-5 w-full rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
      >
        Save card
      </button>
    </form>
  )
}
