/**
 * @title Pricing: your month
 * @description What a month would cost with each of the accounts, worked out line by line.
 * @layout full
 * @order 31
 */
import { useState } from 'react'
import clsx from 'clsx'

const accounts = [
  { id: 'everyday', name: 'Everyday', fee: 0, free: 3, part: 0.45, rate: 2.1 },
  { id: 'plus', name: 'Plus', fee: 6, free: 99, part: 0.25, rate: 2.6 },
]

const euro = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
const whole = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** To the cent, so that the lines add up to the sum below them. */
function cents(value: number) {
  return Math.round(value * 100) / 100
}

export default function PricingCalculator() {
  const [cash, setCash] = useState(5)
  const [foreign, setForeign] = useState(200)
  const [saved, setSaved] = useState(4300)
  const lines = accounts.map((account) => {
    const paidCash = Math.max(0, cash - account.free) * 1.5
    const paidForeign = cents((foreign * account.part) / 100)
    const interest = cents((saved * account.rate) / 100 / 12)
    return {
      ...account,
      paidCash,
      paidForeign,
      interest,
      total: interest - account.fee - paidCash - paidForeign,
    }
  })
  const everyday = lines[0]?.total ?? 0
  const plus = lines[1]?.total ?? 0
  const better = plus > everyday ? 'Plus' : 'Everyday'

  return (
    <section aria-labelledby="month-heading" className="bg-well">
      <div className="page folio">
        <p className="folio-label">Your month</p>
        <div className="folio-body">
          <h2 id="month-heading" className="title max-w-[15em]">
            Should you pay us €6? Let us see
          </h2>
          <div className="mt-12 grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
            <div className="grid gap-8">
              <div>
                <div className="flex items-baseline justify-between gap-4">
                  <label htmlFor="month-cash" className="font-semibold">
                    Trips to the cash machine
                  </label>
                  <span className="figures font-display text-2xl/8 font-medium">{cash}</span>
                </div>
                <input
                  id="month-cash"
                  type="range"
                  min={0}
                  max={15}
                  value={cash}
                  onChange={(event) => setCash(Number(event.target.value))}
                  className="accent-vermilion-600 dark:accent-vermilion-400 mt-3 block h-6 w-full cursor-pointer"
                />
              </div>
              <div>
                <div className="flex items-baseline justify-between gap-4">
                  <label htmlFor="month-foreign" className="font-semibold">
                    Spent in other currencies
                  </label>
                  <span className="figures font-display text-2xl/8 font-medium">{whole.format(foreign)}</span>
                </div>
                <input
                  id="month-foreign"
                  type="range"
                  min={0}
                  max={3000}
                  step={50}
                  value={foreign}
                  onChange={(event) => setForeign(Number(event.target.value))}
                  className="accent-vermilion-600 dark:accent-vermilion-400 mt-3 block h-6 w-full cursor-pointer"
                />
              </div>
              <div>
                <div className="flex items-baseline justify-between gap-4">
                  <label htmlFor="month-saved" className="font-semibold">
                    Kept with us
                  </label>
                  <span className="figures font-display text-2xl/8 font-medium">{whole.format(saved)}</span>
                </div>
                <input
                  id="month-saved"
                  type="range"
                  min={0}
                  max={50000}
                  step={100}
                  value={saved}
                  onChange={(event) => setSaved(Number(event.target.value))}
                  className="accent-vermilion-600 dark:accent-vermilion-400 mt-3 block h-6 w-full cursor-pointer"
                />
              </div>
            </div>

            <div>
              <div className="grid gap-6 sm:grid-cols-2">
                {lines.map((line) => (
                  <div key={line.id} className="torn bg-sheet px-5 pt-5 sm:px-6 sm:pt-6">
                    <h3 className="subtitle">{line.name}</h3>
                    <dl className="figures mt-4 text-[0.9375rem]/6">
                      <div className="border-rule flex justify-between gap-4 border-t py-2">
                        <dt>Monthly fee</dt>
                        <dd>{euro.format(-line.fee)}</dd>
                      </div>
                      <div className="border-rule flex justify-between gap-4 border-t py-2">
                        <dt>Cash, {Math.max(0, cash - line.free)} × €1.50</dt>
                        <dd>{euro.format(-line.paidCash)}</dd>
                      </div>
                      <div className="border-rule flex justify-between gap-4 border-t py-2">
                        <dt>
                          {whole.format(foreign)} × {line.part}%
                        </dt>
                        <dd>{euro.format(-line.paidForeign)}</dd>
                      </div>
                      <div className="border-rule flex justify-between gap-4 border-t py-2">
                        <dt>Interest, {line.rate.toFixed(2)}% ÷ 12</dt>
                        <dd>{euro.format(line.interest)}</dd>
                      </div>
                    </dl>
                    <p className="total figures flex justify-between gap-4 py-2.5 font-semibold">
                      <span>Leaves you</span>{' '}
                      <span className={clsx(line.total < 0 && 'text-accent')}>{euro.format(line.total)}</span>
                    </p>
                    <div className="h-3" />
                  </div>
                ))}
              </div>
              <p
                role="status"
                className="figures border-vermilion-500 mt-6 border-s-4 border-double py-1 ps-4 font-medium"
              >
                {better} is the better one, by {euro.format(Math.abs(plus - everyday))} a month. You can change on the
                first of any month.
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
