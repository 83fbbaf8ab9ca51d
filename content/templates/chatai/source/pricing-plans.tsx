/**
 * @title Pricing: plans
 * @description Three plans in one table, by the month or by the year, with how each line is counted in the margin.
 * @layout full
 * @order 36
 */
import { useState } from 'react'

const lines = [
  {
    name: 'People',
    free: '1',
    solo: '1',
    team: '2 to 50',
    note: 'Change it at any time. Your next bill reflects it.',
  },
  {
    name: 'Questions',
    free: '10 a day',
    solo: '1,000 a month',
    team: '2,500 a month per person',
    note: 'Free resets at midnight. A team shares one pool.',
  },
  {
    name: 'Files',
    free: '10',
    solo: '500',
    team: '5,000',
    note: 'PDF, Word, Excel, CSV, Markdown, and plain text. No scans, no pictures.',
  },
  {
    name: 'File size',
    free: 'up to 25 MB',
    solo: 'up to 100 MB',
    team: 'up to 100 MB',
    note: 'Larger files are rejected before they upload.',
  },
  {
    name: 'Storage',
    free: '250 MB',
    solo: '10 GB',
    team: '100 GB',
    note: 'Deleting a file frees its space right away.',
  },
  {
    name: 'Shared conversations',
    free: '3',
    solo: 'no limit',
    team: 'no limit',
    note: 'Readers see the quoted passages, never the files.',
  },
  {
    name: 'Full export',
    free: 'yes',
    solo: 'yes',
    team: 'yes',
    note: 'Everything in one JSON file, even after you cancel.',
  },
]

export default function PricingPlans() {
  const [yearly, setYearly] = useState(false)

  return (
    <div className="leaf leaf-wide">
      <section aria-labelledby="pricing-heading">
        <div className="leaf-span pt-12 pb-10 sm:pt-14">
          <h1 id="pricing-heading" className="display">
            Free, or $12 a month
          </h1>
          <div className="leaf-row mt-6 items-center">
            <p className="lead">
              10 questions a day are free. Solo gives you 1,000 a month, to use whenever you like. Every answer shows
              its sources on every plan.
            </p>
            <fieldset className="flex w-fit flex-wrap gap-1 rounded-lg p-1 ring-1 ring-line ring-inset">
              <legend className="sr-only">Paid</legend>
              <label className="text-soft has-checked:text-paper inline-flex min-h-10 cursor-pointer items-center rounded-md px-3 text-[0.9375rem]/6 has-checked:bg-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
                <input
                  type="radio"
                  name="paid"
                  value="month"
                  checked={!yearly}
                  onChange={() => setYearly(false)}
                  className="sr-only"
                />
                Monthly
              </label>
              <label className="text-soft has-checked:text-paper inline-flex min-h-10 cursor-pointer items-center rounded-md px-3 text-[0.9375rem]/6 has-checked:bg-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
                <input
                  type="radio"
                  name="paid"
                  value="year"
                  checked={yearly}
                  onChange={() => setYearly(true)}
                  className="sr-only"
                />
                Yearly, two months free
              </label>
            </fieldset>
          </div>
        </div>

        <div className="leaf-rows pb-16">
          <div className="sm:hidden">
            <div className="border-t border-ink py-5">
              <h2 className="question">Free</h2>
              <p className="mt-1 flex items-baseline gap-2">
                <span className="title">$0</span> <span className="text-soft">no card needed</span>
              </p>
              <a href="/chat" className="btn btn-line mt-4 w-full">
                Start free
              </a>
              <dl className="figures mt-5 text-[0.9375rem]/6">
                {lines.map((line) => (
                  <div key={line.name} className="border-rule flex justify-between gap-6 border-t py-2">
                    <dt>{line.name}</dt>
                    <dd className="text-soft text-end">{line.free}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <div className="border-t border-ink py-5">
              <h2 className="question">Solo</h2>
              <p className="mt-1 flex items-baseline gap-2">
                <span className="title">{yearly ? '$120' : '$12'}</span>{' '}
                <span className="text-soft">{yearly ? 'a year, saves $24' : 'a month'}</span>
              </p>
              <a href="/settings#plan" className="btn btn-ink mt-4 w-full">
                Choose Solo
              </a>
              <dl className="figures mt-5 text-[0.9375rem]/6">
                {lines.map((line) => (
                  <div key={line.name} className="border-rule flex justify-between gap-6 border-t py-2">
                    <dt>{line.name}</dt>
                    <dd className="text-soft text-end">{line.solo}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <div className="border-t border-ink py-5">
              <h2 className="question">Team</h2>
              <p className="mt-1 flex items-baseline gap-2">
                <span className="title">{yearly ? '$200' : '$20'}</span>{' '}
                <span className="text-soft">{yearly ? 'a year each, saves $40' : 'a month per person'}</span>
              </p>
              <a href="/settings#plan" className="btn btn-line mt-4 w-full">
                Choose Team
              </a>
              <dl className="figures mt-5 text-[0.9375rem]/6">
                {lines.map((line) => (
                  <div key={line.name} className="border-rule flex justify-between gap-6 border-t py-2">
                    <dt>{line.name}</dt>
                    <dd className="text-soft text-end">{line.team}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
          <div className="max-sm:hidden">
            <table className="figures plan-table w-full text-[0.9375rem]/6">
              <caption className="sr-only">What each plan costs and includes</caption>
              <thead>
                <tr>
                  <td className="border-b border-ink px-0 py-4" />
                  <th scope="col" className="border-b border-ink px-0 py-4 pe-4 text-start align-top font-normal">
                    <span className="question block">Free</span> <span className="title mt-2 block">$0</span>{' '}
                    <span className="text-soft block max-xl:min-h-12">no card needed</span>
                    <a href="/chat" className="btn btn-line mt-4 flex px-3">
                      Start free
                    </a>
                  </th>
                  <th scope="col" className="border-b border-ink px-0 py-4 pe-4 text-start align-top font-normal">
                    <span className="question block">Solo</span>{' '}
                    <span className="title mt-2 block">{yearly ? '$120' : '$12'}</span>{' '}
                    <span className="text-soft block max-xl:min-h-12">{yearly ? 'a year, saves $24' : 'a month'}</span>
                    <a href="/settings#plan" className="btn btn-ink mt-4 flex px-3">
                      Choose Solo
                    </a>
                  </th>
                  <th scope="col" className="border-b border-ink px-0 py-4 text-start align-top font-normal">
                    <span className="question block">Team</span>{' '}
                    <span className="title mt-2 block">{yearly ? '$200' : '$20'}</span>{' '}
                    <span className="text-soft block max-xl:min-h-12">
                      {yearly ? 'a year each, saves $40' : 'a month per person'}
                    </span>
                    <a href="/settings#plan" className="btn btn-line mt-4 flex px-3">
                      Choose Team
                    </a>
                  </th>
                  <th scope="col" className="margin-cell pt-4 text-start align-top font-normal">
                    <span className="question block">How it is counted</span>
                    <span className="text-soft mt-3 block text-sm/6">
                      {yearly
                        ? 'Solo: $120 up front instead of 12 × $12 = $144. Team: $200 per person instead of 12 × $20 = $240.'
                        : 'You are billed each month on the day you signed up. Sales tax is added where it applies.'}
                    </span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.name}>
                    <th scope="row" className="border-rule border-b px-0 py-3 pe-4 text-start font-medium">
                      {line.name}
                    </th>
                    <td className="border-rule border-b px-0 py-3 pe-4">{line.free}</td>
                    <td className="border-rule border-b px-0 py-3 pe-4">{line.solo}</td>
                    <td className="border-rule border-b px-0 py-3 pe-4">{line.team}</td>
                    <td className="margin-cell text-soft py-3 text-sm/6">{line.note}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="margin-below mt-10">
            <h2 className="question">How it is counted</h2>
            <p className="text-soft mt-2 text-[0.9375rem]/6">
              {yearly
                ? 'Solo: $120 up front instead of 12 × $12 = $144. Team: $200 per person instead of 12 × $20 = $240.'
                : 'You are billed each month on the day you signed up. Sales tax is added where it applies.'}
            </p>
            <dl className="mt-4 text-[0.9375rem]/6">
              {lines.map((line) => (
                <div key={line.name} className="border-rule grid gap-x-6 border-t py-3 sm:grid-cols-[12rem_1fr]">
                  <dt className="font-medium">{line.name}</dt>
                  <dd className="text-soft">{line.note}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </section>
    </div>
  )
}
