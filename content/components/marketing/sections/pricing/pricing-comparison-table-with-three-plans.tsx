/**
 * @title Pricing comparison table with three plans
 * @description A pricing table under a dark band of three plans that compares them line by line and shows one plan at a time on phones.
 * @keywords compare plans, feature matrix, feature comparison, pricing table, plan features
 * @layout full
 * @order 2
 * @part MKT-S19-2
 */
import { Fragment, useState } from 'react'
import { CheckIcon, ChevronDownIcon, MinusIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const plans = [
  { id: 'corner', name: 'Corner', text: 'One oven, one van', monthly: 39, yearly: 390, featured: false },
  { id: 'kitchen', name: 'Kitchen', text: 'Several shops and a night shift', monthly: 89, yearly: 890, featured: true },
  { id: 'mill', name: 'Mill', text: 'Bakeries that bake for bakeries', monthly: 240, yearly: 2400, featured: false },
]

const groups = [
  {
    name: 'Orders',
    rows: [
      { name: 'Standing orders', values: ['30 customers', '150 customers', 'No limit'] },
      { name: 'Changes by text message', values: ['yes', 'yes', 'yes'] },
      { name: 'Custom pricing per customer', values: ['no', 'yes', 'yes'] },
    ],
  },
  {
    name: 'Baking',
    rows: [
      { name: 'Bake sheets', values: ['1 a night', '3 a night', 'No limit'] },
      { name: 'Dough by exact weight', values: ['yes', 'yes', 'yes'] },
      { name: 'Flour inventory', values: ['no', 'yes', 'yes'] },
      { name: 'Allergens and labels', values: ['no', 'no', 'yes'] },
    ],
  },
  {
    name: 'Help',
    rows: [
      { name: 'Email support', values: ['Next day', '4 hours', '1 hour'] },
      { name: 'Phone support, even at 3 AM', values: ['$19 extra', 'yes', 'yes'] },
      { name: 'We import your spreadsheets', values: ['no', 'yes', 'yes'] },
    ],
  },
]

const periods = [
  { value: 'monthly', name: 'Monthly' },
  { value: 'yearly', name: 'Yearly' },
]

function dollars(amount: number) {
  return `$${amount.toLocaleString('en-US')}`
}

export default function PricingComparisonTableWithThreePlans() {
  const [period, setPeriod] = useState('monthly')
  const [shown, setShown] = useState('kitchen')

  return (
    <section aria-labelledby="compare-heading" className="bg-white dark:bg-secondary-950">
      <div className="relative mx-auto max-w-7xl px-4 pt-10 pb-16 sm:px-6 sm:pt-12 sm:pb-24 lg:px-8">
        {/* On wide screens it stands in the corner that the table leaves free */}
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 lg:absolute lg:w-64 xl:w-72">
          <div className="max-w-2xl">
            <h2
              id="compare-heading"
              className="text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-6xl lg:text-4xl xl:text-5xl dark:text-white"
            >
              Compare Sorrel’s three plans
            </h2>
            <p className="mt-2 text-lg/8 text-pretty text-secondary-600 lg:mt-3 lg:text-base/6 dark:text-secondary-400">
              The first night is on us. Pay yearly and get two months free.
            </p>
          </div>
          <fieldset className="flex rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
            <legend className="sr-only">Billing period</legend>
            {periods.map((option) => (
              <label
                key={option.value}
                className="relative rounded-md px-4 py-2 text-sm/6 font-medium text-secondary-700 transition duration-150 hover:text-secondary-950 has-checked:bg-white has-checked:text-secondary-950 has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:text-white dark:has-checked:bg-secondary-700 dark:has-checked:text-white dark:has-focus-visible:outline-primary-400"
              >
                {option.name}
                <input
                  type="radio"
                  name="compare-period"
                  value={option.value}
                  checked={period === option.value}
                  onChange={() => setPeriod(option.value)}
                  className="sr-only"
                />
              </label>
            ))}
          </fieldset>
        </div>

        <div className="mt-10 grid gap-1.5 md:hidden">
          <label htmlFor="compare-plan" className="text-sm/6 font-medium text-secondary-950 dark:text-white">
            Plan
          </label>
          <div className="grid grid-cols-1 items-center">
            <select
              id="compare-plan"
              value={shown}
              onChange={(event) => setShown(event.target.value)}
              className="col-start-1 row-start-1 w-full appearance-none rounded-lg border border-secondary-500 bg-white py-2.5 ps-3.5 pe-10 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:text-white dark:*:bg-secondary-800 dark:focus-visible:outline-primary-400"
            >
              {plans.map((plan) => (
                <option key={plan.id} value={plan.id}>
                  {plan.name}
                </option>
              ))}
            </select>
            <ChevronDownIcon
              aria-hidden="true"
              className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
            />
          </div>
        </div>

        <table className="mt-6 w-full table-fixed border-collapse text-start text-base/7 md:mt-8 lg:mt-0">
          <caption className="sr-only">What the plans contain</caption>
          <thead>
            <tr className="align-top">
              <td className="w-2/5 p-0 md:w-1/4">
                <span className="sr-only">Part</span>
              </td>
              {plans.map((plan) => (
                <th
                  key={plan.id}
                  scope="col"
                  className={clsx(
                    'px-5 py-6 text-start font-normal text-white max-md:rounded-xl md:px-6 lg:pt-10 lg:pb-14',
                    plan.featured ? 'bg-primary-700' : 'bg-secondary-950 dark:bg-secondary-900',
                    plan.id === 'corner' && 'md:rounded-ss-2xl',
                    plan.id === 'mill' && 'md:rounded-se-2xl',
                    shown !== plan.id && 'max-md:hidden',
                  )}
                >
                  <span className="block text-lg/7 font-semibold">{plan.name}</span>
                  <span className="block text-pretty md:min-h-12 lg:min-h-0">{plan.text}</span>
                  <span className="mt-4 flex flex-wrap items-baseline gap-x-2 md:max-lg:flex-col">
                    <span className="text-[min(3rem,11vw)] leading-none font-semibold tracking-tighter tabular-nums md:text-5xl lg:text-6xl">
                      {dollars(period === 'monthly' ? plan.monthly : plan.yearly)}
                    </span>
                    <span>{period === 'monthly' ? 'a month' : 'a year'}</span>
                  </span>
                  <a
                    href="#"
                    className={clsx(
                      'mt-5 block rounded-lg px-2 py-2 text-center text-sm/6 font-semibold wrap-break-word transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none',
                      plan.featured
                        ? 'bg-white text-primary-700 hover:bg-primary-50'
                        : 'bg-white/10 text-white ring-1 ring-white/30 ring-inset hover:bg-white/20',
                    )}
                  >
                    Try {plan.name}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Fragment key={group.name}>
                <tr>
                  <th
                    scope="colgroup"
                    colSpan={2}
                    className="px-0 pt-6 pb-2 text-start text-lg/7 font-semibold text-secondary-950 dark:text-white"
                  >
                    {group.name}
                  </th>
                  <td className="p-0 max-md:hidden md:bg-primary-50 md:dark:bg-primary-400/10" />
                  <td className="p-0 max-md:hidden" />
                </tr>
                {group.rows.map((row) => (
                  <tr key={row.name}>
                    <th
                      scope="row"
                      className="border-t border-secondary-950/10 py-2.5 ps-0 pe-4 text-start font-normal text-secondary-700 dark:border-white/10 dark:text-secondary-300"
                    >
                      {row.name}
                    </th>
                    {plans.map((plan, index) => (
                      <td
                        key={plan.id}
                        className={clsx(
                          'border-t border-secondary-950/10 px-0 py-2.5 max-md:ps-5 md:px-6 dark:border-white/10',
                          plan.featured && 'md:bg-primary-50 md:dark:bg-primary-400/10',
                          shown !== plan.id && 'max-md:hidden',
                        )}
                      >
                        {row.values[index] === 'yes' ? (
                          <span className="flex">
                            <CheckIcon
                              aria-hidden="true"
                              className="my-0.5 size-6 rounded-full bg-primary-700 p-1 text-white dark:bg-primary-500"
                            />
                            <span className="sr-only">Included</span>
                          </span>
                        ) : row.values[index] === 'no' ? (
                          <span className="flex">
                            <MinusIcon
                              aria-hidden="true"
                              className="my-0.5 size-6 text-secondary-400 dark:text-secondary-500"
                            />
                            <span className="sr-only">Not included</span>
                          </span>
                        ) : (
                          <span className="font-medium text-secondary-950 tabular-nums dark:text-white">
                            <bdi>{row.values[index]}</bdi>
                          </span>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
