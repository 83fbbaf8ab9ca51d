/**
 * @title Pricing: plans
 * @description Three plans in one table, by the month or by the year, with how each line is counted in the margin.
 * @layout full
 * @order 36
 */
import { useState } from 'react'

const lines = [
  { name: 'People', free: '1', solo: '1', team: '2 to 50' },
  { name: 'Questions', free: '20 a day', solo: '1,000 a month', team: '2,500 a month per person' },
  { name: 'Files', free: '10', solo: '500', team: '5,000' },
  { name: 'File size', free: 'up to 25 MB', solo: 'up to 100 MB', team: 'up to 100 MB' },
  { name: 'Storage', free: '250 MB', solo: '10 GB', team: '100 GB' },
  { name: 'Shared conversations', free: '3', solo: 'no limit', team: 'no limit, also for the team only' },
  { name: 'Full export', free: 'yes', solo: 'yes', team: 'yes' },
]

export default function PricingPlans() {
  const [yearly, setYearly] = useState(false)

  return (
    <div className="leaf leaf-wide">
      <div className="leaf-text pt-12 pb-16 sm:pt-16">
        <section aria-labelledby="pricing-heading">
          <h1 id="pricing-heading" className="display">
            20 questions a day, free
          </h1>
          <p className="lead mt-6">Pay for more questions, more files, or a team. Every plan shows its sources.</p>

          <fieldset className="mt-8 flex flex-wrap gap-1">
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

          <p className="aside-note mt-6">
            {yearly
              ? 'Solo: $120 up front instead of 12 × $12 = $144. Team: $200 per person instead of 12 × $20 = $240.'
              : 'You are billed each month on the day you signed up. Sales tax is added where it applies.'}
          </p>
          <div className="mt-6 sm:hidden">
            <div className="border-t border-ink py-5">
              <h2 className="question">Free</h2>
              <p className="mt-1 flex items-baseline gap-2">
                <span className="title">$0</span> <span className="text-soft">no card needed</span>
              </p>
              <dl className="figures mt-3 text-[0.9375rem]/6">
                {lines.map((line) => (
                  <div key={line.name} className="border-rule flex justify-between gap-6 border-t py-2">
                    <dt>{line.name}</dt>
                    <dd className="text-soft text-end">{line.free}</dd>
                  </div>
                ))}
              </dl>
              <a href="/chat" className="btn btn-line mt-4 w-full">
                Start free
              </a>
            </div>
            <div className="border-t border-ink py-5">
              <h2 className="question">Solo</h2>
              <p className="mt-1 flex items-baseline gap-2">
                <span className="title">{yearly ? '$120' : '$12'}</span>{' '}
                <span className="text-soft">{yearly ? 'a year' : 'a month'}</span>
              </p>
              <dl className="figures mt-3 text-[0.9375rem]/6">
                {lines.map((line) => (
                  <div key={line.name} className="border-rule flex justify-between gap-6 border-t py-2">
                    <dt>{line.name}</dt>
                    <dd className="text-soft text-end">{line.solo}</dd>
                  </div>
                ))}
              </dl>
              <a href="/settings#plan" className="btn btn-ink mt-4 w-full">
                Choose Solo
              </a>
            </div>
            <div className="border-t border-ink py-5">
              <h2 className="question">Team</h2>
              <p className="mt-1 flex items-baseline gap-2">
                <span className="title">{yearly ? '$200' : '$20'}</span>{' '}
                <span className="text-soft">{yearly ? 'a year per person' : 'a month per person'}</span>
              </p>
              <dl className="figures mt-3 text-[0.9375rem]/6">
                {lines.map((line) => (
                  <div key={line.name} className="border-rule flex justify-between gap-6 border-t py-2">
                    <dt>{line.name}</dt>
                    <dd className="text-soft text-end">{line.team}</dd>
                  </div>
                ))}
              </dl>
              <a href="/settings#plan" className="btn btn-line mt-4 w-full">
                Choose Team
              </a>
            </div>
          </div>
          <div className="mt-6 max-sm:hidden">
            <table className="figures w-full text-[0.9375rem]/6">
              <caption className="sr-only">What each plan costs and includes</caption>
              <thead>
                <tr>
                  <td className="border-b border-ink px-0 py-4" />
                  <th scope="col" className="border-b border-ink px-0 py-4 pe-4 text-start align-top font-normal">
                    <span className="question block">Free</span> <span className="title mt-2 block">$0</span>{' '}
                    <span className="text-soft">no card needed</span>
                    <a href="/chat" className="btn btn-line mt-4 flex px-3">
                      Start free
                    </a>
                  </th>
                  <th scope="col" className="border-b border-ink px-0 py-4 pe-4 text-start align-top font-normal">
                    <span className="question block">Solo</span>{' '}
                    <span className="title mt-2 block">{yearly ? '$120' : '$12'}</span>{' '}
                    <span className="text-soft">{yearly ? 'a year' : 'a month'}</span>
                    <a href="/settings#plan" className="btn btn-ink mt-4 flex px-3">
                      Choose Solo
                    </a>
                  </th>
                  <th scope="col" className="border-b border-ink px-0 py-4 text-start align-top font-normal">
                    <span className="question block">Team</span>{' '}
                    <span className="title mt-2 block">{yearly ? '$200' : '$20'}</span>{' '}
                    <span className="text-soft">{yearly ? 'a year per person' : 'a month per person'}</span>
                    <a href="/settings#plan" className="btn btn-line mt-4 flex px-3">
                      Choose Team
                    </a>
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
                    <td className="border-rule border-b px-0 py-3">{line.team}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      </div>
    </div>
  )
}
