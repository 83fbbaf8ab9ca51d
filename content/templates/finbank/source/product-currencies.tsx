/**
 * @title Product: currencies
 * @description A converter with sample rates that shows the rate, our part and the sum.
 * @layout full
 * @order 23
 */
import { useState } from 'react'

const currencies = [
  { code: 'CZK', name: 'Czech koruna', rate: 25 },
  { code: 'CHF', name: 'Swiss franc', rate: 0.94 },
  { code: 'GBP', name: 'Pound sterling', rate: 0.86 },
  { code: 'PLN', name: 'Polish złoty', rate: 4.28 },
  { code: 'SEK', name: 'Swedish krona', rate: 11.3 },
  { code: 'USD', name: 'US dollar', rate: 1.08 },
]

const accounts = [
  { id: 'everyday', name: 'Everyday', part: 0.45 },
  { id: 'plus', name: 'Plus', part: 0.25 },
  { id: 'business', name: 'Business', part: 0.35 },
]

const plain = new Intl.NumberFormat('en-IE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** To the cent, so that the lines add up to the sum below them. */
function cents(value: number) {
  return Math.round(value * 100) / 100
}

export default function ProductCurrencies() {
  const [amount, setAmount] = useState('1200')
  const [code, setCode] = useState('CZK')
  const [account, setAccount] = useState('everyday')
  const currency = currencies.find((each) => each.code === code) ?? currencies[0]!
  const chosen = accounts.find((each) => each.id === account) ?? accounts[0]!
  const spent = Math.max(0, Number(amount))
  const middle = cents(spent / currency.rate)
  const part = cents((middle * chosen.part) / 100)

  return (
    <section aria-labelledby="currencies-heading" className="page folio">
      <p className="folio-label">Other currencies</p>
      <div className="folio-body">
        <h2 id="currencies-heading" className="title max-w-[15em]">
          The rate of the minute, and our part beside it
        </h2>
        <div className="mt-12 grid items-start gap-x-16 gap-y-12 xl:grid-cols-2">
          <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-1">
            <div>
              <label htmlFor="currency-amount" className="block font-semibold">
                You pay
              </label>
              <input
                id="currency-amount"
                type="number"
                min={0}
                max={100000}
                inputMode="decimal"
                value={amount}
                onChange={(event) => setAmount(event.target.value)}
                className="field figures mt-2"
              />
            </div>
            <div>
              <label htmlFor="currency-code" className="block font-semibold">
                In
              </label>
              <select
                id="currency-code"
                value={code}
                onChange={(event) => setCode(event.target.value)}
                className="field mt-2"
              >
                {currencies.map((each) => (
                  <option key={each.code} value={each.code}>
                    {each.name}
                  </option>
                ))}
              </select>
            </div>
            <fieldset className="sm:col-span-2 xl:col-span-1">
              <legend className="font-semibold">From</legend>
              <div className="mt-1 flex flex-wrap gap-x-7">
                {accounts.map((each) => (
                  <label
                    key={each.id}
                    className="text-soft has-checked:border-vermilion-500 relative cursor-pointer border-b-2 border-transparent py-2.5 font-medium hover:text-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
                  >
                    <input
                      type="radio"
                      name="account"
                      value={each.id}
                      checked={account === each.id}
                      onChange={() => setAccount(each.id)}
                      className="absolute inset-0 cursor-pointer appearance-none focus:outline-hidden"
                    />
                    {each.name}
                  </label>
                ))}
              </div>
            </fieldset>
          </div>

          <div className="torn bg-sheet px-5 pt-6 sm:px-8 sm:pt-8">
            <h3 className="subtitle">Before you pay</h3>
            <dl className="figures mt-4 text-[0.9375rem]/6">
              <div className="border-rule flex flex-wrap justify-between gap-x-4 border-t py-2.5">
                <dt>
                  At the mid-market rate
                  <span className="text-soft block">
                    {plain.format(spent)} {code} ÷ {currency.rate.toFixed(2)}
                  </span>
                </dt>
                <dd className="ms-auto font-medium">€{plain.format(middle)}</dd>
              </div>
              <div className="border-rule flex flex-wrap justify-between gap-x-4 border-t py-2.5">
                <dt>
                  Our part
                  <span className="text-soft block">
                    {plain.format(middle)} × {chosen.part.toFixed(2)}%
                  </span>
                </dt>
                <dd className="ms-auto font-medium text-accent">€{plain.format(part)}</dd>
              </div>
            </dl>
            <p role="status" className="total figures flex flex-wrap items-baseline justify-between gap-x-4 py-3">
              <span className="font-semibold">From your account</span>{' '}
              <span className="font-display ms-auto text-3xl/9 font-semibold tracking-tight">
                €{plain.format(middle + part)}
              </span>
            </p>
            <p className="text-soft mt-4 pb-4 text-[0.9375rem]/6">
              Sample rates. In the app the rate is fixed for 30 seconds from the moment you see it.{' '}
              <a href="/blog/how-to-read-an-exchange-rate" className="link text-ink">
                How to read an exchange rate
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
