/**
 * @title Pricing: the three accounts
 * @description The price list, by the month or by the year, line by line.
 * @layout full
 * @order 30
 */
import { useState } from 'react'
import clsx from 'clsx'

const accounts = [
  { id: 'everyday', name: 'Everyday', text: 'For one person.', monthly: '€0', yearly: '€0', working: '12 × €0' },
  { id: 'plus', name: 'Plus', text: 'For one, or two who share.', monthly: '€6', yearly: '€60', working: '10 × €6' },
  {
    id: 'business',
    name: 'Business',
    text: 'For those who invoice.',
    monthly: '€14',
    yearly: '€140',
    working: '10 × €14',
  },
]

const rows = [
  { name: 'Transfers in euros, also instant', cells: ['free', 'free', 'free'] },
  { name: 'Debit cards', cells: ['1', '2', '5, more at €3 a month'] },
  { name: 'Virtual cards', cells: ['2', '10', '50'] },
  { name: 'Cash machines in the euro area', cells: ['3 a month, then €1.50', 'free', '5 a month, then €1.50'] },
  { name: 'Other currencies, on top of the mid-market rate', cells: ['0.45%', '0.25%', '0.35%'] },
  { name: 'Interest a year, variable', cells: ['2.10%', '2.60%', '1.40%'] },
  { name: 'Spaces', cells: ['5', '25', '25'] },
  { name: 'Replacing a lost card', cells: ['one a year, then €6', 'free', 'free'] },
  { name: 'Arranged overdraft, a year', cells: ['8.9%, first €50 free', '7.9%, first €100 free', 'on request'] },
]

export default function PricingTable() {
  const [billing, setBilling] = useState('monthly')

  return (
    <section aria-labelledby="pricing-heading" className="page folio">
      <p className="folio-label pt-10 lg:pt-18">Pricing</p>
      <div className="folio-body lg:pt-16">
        <h1 id="pricing-heading" className="display max-w-[9em]">
          The whole list, on one page
        </h1>
        <p className="lead mt-8">
          There is no other list. What does not stand here costs nothing: not opening, not closing, and not leaving an
          account alone for a year.
        </p>

        <fieldset className="mt-12">
          <legend className="font-semibold">You pay</legend>
          <div className="mt-1 flex flex-wrap gap-x-7">
            <label className="text-soft has-checked:border-vermilion-500 relative cursor-pointer border-b-2 border-transparent py-2.5 font-medium hover:text-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent">
              <input
                type="radio"
                name="billing"
                value="monthly"
                checked={billing === 'monthly'}
                onChange={() => setBilling('monthly')}
                className="absolute inset-0 cursor-pointer appearance-none focus:outline-hidden"
              />
              By the month
            </label>
            <label className="text-soft has-checked:border-vermilion-500 relative cursor-pointer border-b-2 border-transparent py-2.5 font-medium hover:text-ink has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent">
              <input
                type="radio"
                name="billing"
                value="yearly"
                checked={billing === 'yearly'}
                onChange={() => setBilling('yearly')}
                className="absolute inset-0 cursor-pointer appearance-none focus:outline-hidden"
              />
              By the year, two months less
            </label>
          </div>
        </fieldset>

        <div className="mt-8 grid gap-x-8 gap-y-10 md:hidden">
          {accounts.map((account, index) => (
            <section
              key={account.id}
              aria-labelledby={`list-${account.id}`}
              className="border-t-4 border-double border-ink pt-4"
            >
              <h2 id={`list-${account.id}`} className="subtitle">
                {account.name}
              </h2>
              <p className="text-soft">{account.text}</p>
              <p className="figures font-display mt-2 text-5xl/14 font-medium tracking-tight">
                {billing === 'monthly' ? account.monthly : account.yearly}
              </p>
              <p className="figures text-soft text-[0.9375rem]/6">
                {billing === 'monthly' ? 'a month' : `a year, ${account.working}`}
              </p>
              <dl className="figures mt-4">
                {rows.map((row) => (
                  <div key={row.name} className="border-rule flex justify-between gap-6 border-t py-2.5">
                    <dt className="text-soft">{row.name}</dt>
                    <dd className="text-end font-medium">{row.cells[index]}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>

        <table className="mt-8 hidden w-full table-fixed border-collapse text-start md:table">
          <caption className="sr-only">What the three accounts cost and hold</caption>
          <thead>
            <tr className="align-top">
              <th scope="col" className="w-[31%] p-0">
                <span className="sr-only">What you get</span>
              </th>
              {accounts.map((account) => (
                <th
                  key={account.id}
                  scope="col"
                  className="border-t-4 border-double border-ink py-4 ps-0 pe-6 text-start font-normal"
                >
                  <span className="subtitle block">{account.name}</span>{' '}
                  <span className="text-soft block text-[0.9375rem]/6 max-lg:min-h-12">{account.text}</span>{' '}
                  <span className="figures font-display mt-5 block text-5xl/14 font-medium tracking-tight lg:text-6xl/16">
                    {billing === 'monthly' ? account.monthly : account.yearly}
                  </span>{' '}
                  <span className="figures text-soft block text-[0.9375rem]/6">
                    {billing === 'monthly' ? 'a month' : `a year, ${account.working}`}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="figures">
            {rows.map((row) => (
              <tr key={row.name} className="hover:bg-well align-top">
                <th scope="row" className="border-rule text-soft border-t py-3 ps-0 pe-6 text-start font-normal">
                  {row.name}
                </th>
                {row.cells.map((cell, index) => (
                  <td
                    key={index}
                    className={clsx(
                      'border-rule border-t py-3 ps-0 pe-6',
                      cell === 'free' ? 'text-soft' : 'font-medium',
                    )}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-soft mt-8 max-w-[62em] text-[0.9375rem]/6">
          Interest is counted by the day and paid on the first of each month. An overdraft of €500 for 20 days costs,
          with Everyday, (500 − 50) × 8.9% × 20 ÷ 365 = €2.19.
        </p>
      </div>
    </section>
  )
}
