/**
 * @title Home: savings
 * @description A savings calculator that prints how it got there, and says when the cheaper account is the better one.
 * @layout full
 * @order 11
 */
import { useState } from 'react'

const euro = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
const whole = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** What lies there in the end: interest is paid each month, on what was there before. */
function grow(start: number, monthly: number, months: number, rate: number) {
  const share = rate / 100 / 12
  const factor = (1 + share) ** months
  return Math.round((start * factor + (monthly * (factor - 1)) / share) * 100) / 100
}

export default function HomeSavings() {
  const [start, setStart] = useState(5000)
  const [monthly, setMonthly] = useState(150)
  const [years, setYears] = useState(5)
  const months = years * 12
  const paid = start + monthly * months
  const everyday = grow(start, monthly, months, 2.1)
  const plus = grow(start, monthly, months, 2.6)
  const fee = years * 60
  const gain = plus - everyday - fee

  return (
    <section aria-labelledby="savings-heading" className="page folio">
      <p className="folio-label">Savings</p>
      <div className="folio-body">
        <h2 id="savings-heading" className="title max-w-[16em]">
          Ask what your money will do, and see how we know
        </h2>
        <div className="mt-12 grid items-start gap-x-16 gap-y-12 xl:grid-cols-2">
          <div className="grid gap-8">
            <div>
              <div className="flex items-baseline justify-between gap-4">
                <label htmlFor="savings-start" className="font-semibold">
                  Put aside today
                </label>
                <span className="figures font-display text-2xl/8 font-medium">{whole.format(start)}</span>
              </div>
              <input
                id="savings-start"
                type="range"
                min={0}
                max={50000}
                step={500}
                value={start}
                onChange={(event) => setStart(Number(event.target.value))}
                className="accent-vermilion-600 dark:accent-vermilion-400 mt-3 block h-6 w-full cursor-pointer"
              />
            </div>
            <div>
              <div className="flex items-baseline justify-between gap-4">
                <label htmlFor="savings-monthly" className="font-semibold">
                  And every month
                </label>
                <span className="figures font-display text-2xl/8 font-medium">{whole.format(monthly)}</span>
              </div>
              <input
                id="savings-monthly"
                type="range"
                min={0}
                max={1000}
                step={10}
                value={monthly}
                onChange={(event) => setMonthly(Number(event.target.value))}
                className="accent-vermilion-600 dark:accent-vermilion-400 mt-3 block h-6 w-full cursor-pointer"
              />
            </div>
            <div>
              <div className="flex items-baseline justify-between gap-4">
                <label htmlFor="savings-years" className="font-semibold">
                  For so many years
                </label>
                <span className="figures font-display text-2xl/8 font-medium">{years}</span>
              </div>
              <input
                id="savings-years"
                type="range"
                min={1}
                max={20}
                value={years}
                onChange={(event) => setYears(Number(event.target.value))}
                className="accent-vermilion-600 dark:accent-vermilion-400 mt-3 block h-6 w-full cursor-pointer"
              />
            </div>
            <p className="text-soft text-[0.9375rem]/6">
              Interest is variable and can fall. The sum takes today’s rates for all of the years, and a month for a
              twelfth of a year; before tax.
            </p>
          </div>

          <div className="torn bg-sheet px-5 pt-6 sm:px-8 sm:pt-8">
            <h3 className="subtitle">The working</h3>
            <dl className="figures mt-4 text-[0.9375rem]/6">
              <div className="border-rule flex flex-wrap justify-between gap-x-4 border-t py-2.5">
                <dt>
                  You put in
                  <span className="text-soft block">
                    {whole.format(start)} + {months} × {whole.format(monthly)}
                  </span>
                </dt>
                <dd className="ms-auto font-medium">{euro.format(paid)}</dd>
              </div>
              <div className="border-rule flex flex-wrap justify-between gap-x-4 border-t py-2.5">
                <dt>
                  Interest, Everyday
                  <span className="text-soft block">2.10% a year, paid {months} times</span>
                </dt>
                <dd className="ms-auto font-medium">{euro.format(everyday - paid)}</dd>
              </div>
            </dl>
            <p role="status" className="total figures flex flex-wrap items-baseline justify-between gap-x-4 py-3">
              <span className="font-semibold">
                After {years} {years === 1 ? 'year' : 'years'}
              </span>{' '}
              <span className="font-display ms-auto text-3xl/9 font-semibold tracking-tight">
                {euro.format(everyday)}
              </span>
            </p>
            <dl className="figures mt-5 text-[0.9375rem]/6">
              <div className="flex flex-wrap justify-between gap-x-4 py-2.5">
                <dt>
                  With Plus instead
                  <span className="text-soft block">2.60% a year, less {years} × €60</span>
                </dt>
                <dd className="ms-auto font-medium">{euro.format(plus - fee)}</dd>
              </div>
            </dl>
            <p className="figures border-vermilion-500 border-s-4 border-double py-1 ps-4 pb-1 text-[0.9375rem]/6">
              {gain > 0
                ? `Plus would leave you ${euro.format(gain)} more. Worth it.`
                : `Plus would cost you ${euro.format(-gain)} more than it earns. Stay with Everyday.`}
            </p>
            <div className="h-4" />
          </div>
        </div>
      </div>
    </section>
  )
}
