/**
 * @title Amount input group with currency
 * @description An amount and its currency in one frame, with what it comes to in the other currency below.
 * @keywords currency input, money input, price field, currency select, exchange rate, input with select
 * @layout centered
 * @order 3
 * @part AUI-C20-3
 */
import { useState } from 'react'
import { ChevronDownIcon } from '@heroicons/react/16/solid'

// Replace with today’s rates: dollars for one of each
const rates = [
  { code: 'USD', sign: '$', dollars: 1 },
  { code: 'CAD', sign: 'CA$', dollars: 0.72 },
  { code: 'EUR', sign: '€', dollars: 1.16 },
]

export default function AmountInputGroupWithCurrency() {
  const [amount, setAmount] = useState('1,250.00')
  const [code, setCode] = useState('EUR')
  const rate = rates.find((each) => each.code === code) ?? rates[0]!
  const dollars = Number(amount.replaceAll(',', '')) * rate.dollars

  return (
    <form className="grid w-full max-w-sm gap-1.5">
      <label htmlFor="amount-value" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
        Amount to send
      </label>
      <div className="flex rounded-lg border border-secondary-500 bg-white has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:has-[input:focus-visible]:outline-primary-400">
        <span
          aria-hidden="true"
          className="flex items-center ps-3 text-lg/7 font-medium text-secondary-600 dark:text-secondary-400"
        >
          {rate.sign}
        </span>
        <input
          id="amount-value"
          name="amount"
          type="text"
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          aria-describedby="amount-note"
          className="w-full min-w-0 flex-1 bg-transparent px-2 py-2.5 text-lg/7 font-semibold text-secondary-950 tabular-nums focus:outline-hidden dark:text-white"
        />
        <label htmlFor="amount-currency" className="sr-only">
          Currency
        </label>
        <div className="grid items-center border-s border-secondary-950/10 dark:border-white/10">
          <select
            id="amount-currency"
            name="currency"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            className="col-start-1 row-start-1 h-full appearance-none rounded-e-lg bg-transparent ps-3.5 pe-9 text-base/6 font-medium text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 sm:text-sm/6 dark:text-white dark:*:bg-secondary-800 dark:focus-visible:outline-primary-400"
          >
            <option value="USD">USD</option>
            <option value="CAD">CAD</option>
            <option value="EUR">EUR</option>
          </select>
          <ChevronDownIcon
            aria-hidden="true"
            className="pointer-events-none col-start-1 row-start-1 me-3 size-4 justify-self-end text-secondary-500 dark:text-secondary-400"
          />
        </div>
      </div>
      <p
        id="amount-note"
        aria-live="polite"
        className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400"
      >
        {dollars >= 0
          ? `Arrives as $${dollars.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
          : 'Enter an amount in digits, such as 1,250.00'}
      </p>
    </form>
  )
}
