/**
 * @title Amount input group with currency
 * @description An amount and its currency in one frame, above a panel with what arrives in dollars and at which rate.
 * @keywords currency input, money input, price field, currency select, exchange rate, input with select
 * @layout centered
 * @order 3
 * @part AUI-C20-3
 */
import { useState } from 'react'
import { ChevronDownIcon } from '@heroicons/react/16/solid'

// Replace with today’s rates: dollars for one of each
const rates = [
  { code: 'USD', dollars: 1 },
  { code: 'CAD', dollars: 0.72 },
  { code: 'EUR', dollars: 1.16 },
]

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export default function AmountInputGroupWithCurrency() {
  const [amount, setAmount] = useState('1,250.00')
  const [code, setCode] = useState('EUR')
  const rate = rates.find((each) => each.code === code) ?? rates[0]!
  const dollars = Number(amount.replaceAll(',', '')) * rate.dollars

  return (
    <form className="grid w-full max-w-sm gap-1.5 rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <label htmlFor="amount-value" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
        You send
      </label>
      <div className="flex rounded-lg border border-secondary-500 bg-white has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:has-[input:focus-visible]:outline-primary-400">
        <input
          id="amount-value"
          name="amount"
          type="text"
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          aria-describedby="amount-note"
          className="w-full min-w-0 flex-1 bg-transparent px-3 py-3 text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums focus:outline-hidden dark:text-white"
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
      <div
        id="amount-note"
        aria-live="polite"
        className="mt-3 rounded-lg bg-secondary-950/5 px-3 py-3 text-sm/6 text-secondary-600 tabular-nums dark:bg-white/10 dark:text-secondary-400"
      >
        {dollars >= 0 ? (
          <>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>They get</span>
              <bdi className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
                {dollarFormat.format(dollars)}
              </bdi>
            </p>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>Rate, no fee</span>
              <bdi>
                1 {code} = {rate.dollars.toFixed(2)} USD
              </bdi>
            </p>
          </>
        ) : (
          <p>Enter an amount in digits, such as 1,250.00</p>
        )}
      </div>
    </form>
  )
}
