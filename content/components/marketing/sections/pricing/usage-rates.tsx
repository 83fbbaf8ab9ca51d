/**
 * @title Pricing table with usage rates
 * @description A table of unit prices with what is included and cheaper steps, above a bill that adds up as the sliders move.
 * @keywords pay as you go, metered billing, usage-based, price calculator, per unit, volume discount, API
 * @layout full
 * @order 5
 * @part MKT-S19-5
 */
import { useState } from 'react'

const rates = [
  { name: 'People', text: 'Everyone who asks', included: '14 days', first: '$24 a month', later: '$20, from the 11th' },
  {
    name: 'Answers',
    text: 'With the lines they rest on',
    included: '1,500 a month',
    first: '$0.04 each',
    later: '$0.03, after 10,000',
  },
  {
    name: 'Agent steps',
    text: 'Each tool an agent uses',
    included: '200 a month',
    first: '$0.10 each',
    later: '$0.08, after 2,000',
  },
  { name: 'Papers', text: 'Stored and searched', included: '10 GB', first: '$0.50 a GB', later: '$0.40, after 100' },
]

function stepped(used: number, included: number, edge: number, first: number, later: number) {
  return Math.max(Math.min(used, edge) - included, 0) * first + Math.max(used - edge, 0) * later
}

function dollars(amount: number) {
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}

export default function PricingTableWithUsageRates() {
  const [people, setPeople] = useState(4)
  const [answers, setAnswers] = useState(3000)
  const [steps, setSteps] = useState(400)
  const peopleCost = stepped(people, 0, 10, 24, 20)
  const answersCost = stepped(answers, 1500, 10000, 0.04, 0.03)
  const stepsCost = stepped(steps, 200, 2000, 0.1, 0.08)

  return (
    <section aria-labelledby="rates-heading" className="bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <h2
          id="rates-heading"
          className="max-w-3xl text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl"
        >
          Pay for the answers you use
        </h2>
        <p className="mt-4 max-w-prose text-lg/8 text-pretty text-secondary-300">
          A month begins with a free amount. What comes after is counted one by one and stops at a limit that you set.
        </p>

        <table className="mt-10 block w-full text-start text-base/6 text-secondary-300 md:table">
          <caption className="sr-only">Unit prices with free amounts and steps</caption>
          <thead className="hidden border-b border-white/20 text-sm/6 md:table-header-group">
            <tr>
              <th scope="col" className="py-3 ps-0 pe-4 text-start font-medium">
                What is counted
              </th>
              <th scope="col" className="px-4 py-3 text-start font-medium">
                Free
              </th>
              <th scope="col" className="px-4 py-3 text-start font-medium">
                Then
              </th>
              <th scope="col" className="py-3 ps-4 pe-0 text-start font-medium">
                Less for more
              </th>
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {rates.map((rate) => (
              <tr
                key={rate.name}
                className="grid grid-cols-2 gap-x-4 gap-y-1 border-b border-white/10 py-4 md:table-row"
              >
                <th scope="row" className="col-span-2 p-0 text-start font-normal md:py-4 md:pe-4">
                  <span className="block text-lg/7 font-semibold text-white">{rate.name}</span>
                  <span className="block text-sm/6">{rate.text}</span>
                </th>
                <td className="p-0 text-green-300 md:px-4 md:py-4">
                  <bdi>
                    {rate.included}
                    <span className="md:hidden"> free</span>
                  </bdi>
                </td>
                <td className="p-0 text-xl/7 font-semibold text-white tabular-nums md:px-4 md:py-4">
                  <bdi>{rate.first}</bdi>
                </td>
                <td className="col-span-2 p-0 text-sm/6 tabular-nums md:py-4 md:ps-4 md:text-base/6">
                  <bdi>{rate.later}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>

        <div className="mt-10 grid grid-cols-1 overflow-hidden rounded-2xl bg-primary-700 text-white lg:grid-cols-5">
          <form aria-label="Your month" className="grid grid-cols-1 gap-6 p-5 sm:p-8 lg:col-span-3">
            <h3 className="text-xl/7 font-semibold">What would your month cost?</h3>
            <div className="grid grid-cols-1 gap-2">
              <div className="flex flex-wrap justify-between gap-x-4 text-base/6">
                <label htmlFor="rates-people">People</label>
                <span className="font-semibold tabular-nums">{people}</span>
              </div>
              <input
                id="rates-people"
                type="range"
                min={1}
                max={30}
                value={people}
                onChange={(event) => setPeople(Number(event.target.value))}
                className="h-10 w-full accent-white focus-visible:outline-2 focus-visible:outline-white sm:h-6"
              />
            </div>
            <div className="grid grid-cols-1 gap-2">
              <div className="flex flex-wrap justify-between gap-x-4 text-base/6">
                <label htmlFor="rates-answers">Answers</label>
                <span className="font-semibold tabular-nums">{answers.toLocaleString('en-US')}</span>
              </div>
              <input
                id="rates-answers"
                type="range"
                min={500}
                max={20000}
                step={500}
                value={answers}
                onChange={(event) => setAnswers(Number(event.target.value))}
                className="h-10 w-full accent-white focus-visible:outline-2 focus-visible:outline-white sm:h-6"
              />
            </div>
            <div className="grid grid-cols-1 gap-2">
              <div className="flex flex-wrap justify-between gap-x-4 text-base/6">
                <label htmlFor="rates-steps">Agent steps</label>
                <span className="font-semibold tabular-nums">{steps.toLocaleString('en-US')}</span>
              </div>
              <input
                id="rates-steps"
                type="range"
                min={0}
                max={4000}
                step={100}
                value={steps}
                onChange={(event) => setSteps(Number(event.target.value))}
                className="h-10 w-full accent-white focus-visible:outline-2 focus-visible:outline-white sm:h-6"
              />
            </div>
          </form>
          <div className="flex flex-col bg-primary-950 p-5 sm:p-8 lg:col-span-2">
            <dl className="grid grid-cols-1 gap-2 text-base/7 text-primary-200">
              <div className="flex justify-between gap-4">
                <dt>People</dt>
                <dd className="tabular-nums">{dollars(peopleCost)}</dd>
              </div>
              <div className="flex justify-between gap-4">
                <dt>Answers</dt>
                <dd className="tabular-nums">{dollars(answersCost)}</dd>
              </div>
              <div className="flex justify-between gap-4">
                <dt>Agent steps</dt>
                <dd className="tabular-nums">{dollars(stepsCost)}</dd>
              </div>
            </dl>
            <p role="status" className="mt-4 border-t border-white/20 pt-4">
              <span className="block text-sm/6 text-primary-200">Each month</span>{' '}
              <span className="block text-5xl font-semibold tracking-tighter tabular-nums sm:text-6xl">
                {dollars(peopleCost + answersCost + stepsCost)}
              </span>
            </p>
            <a
              href="#"
              className="mt-6 block rounded-lg bg-white px-4 py-2.5 text-center text-base/6 font-semibold text-primary-700 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
            >
              Start free
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
