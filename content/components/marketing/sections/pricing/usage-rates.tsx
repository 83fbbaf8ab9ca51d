/**
 * @title Pricing table with usage rates
 * @description A table of unit prices with a free allowance and volume prices, above a bill that adds up as the sliders move.
 * @keywords pay as you go, metered billing, usage-based, price calculator, per unit, volume discount, API
 * @layout full
 * @order 5
 * @part MKT-S19-5
 */
import { useState } from 'react'

const rates = [
  {
    name: 'People',
    text: 'Anyone on your team',
    included: '14-day trial',
    first: '$24 a month',
    later: '$20, after 10 people',
  },
  {
    name: 'Answers',
    text: 'Each with its sources',
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
  {
    name: 'Storage',
    text: 'Files saved and searched',
    included: '10 GB',
    first: '$0.50 a GB',
    later: '$0.40, after 100 GB',
  },
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
  const [storage, setStorage] = useState(40)
  const peopleCost = stepped(people, 0, 10, 24, 20)
  const answersCost = stepped(answers, 1500, 10000, 0.04, 0.03)
  const stepsCost = stepped(steps, 200, 2000, 0.1, 0.08)
  const storageCost = stepped(storage, 10, 100, 0.5, 0.4)

  return (
    <section aria-labelledby="rates-heading" className="bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <h2
          id="rates-heading"
          className="max-w-3xl text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl"
        >
          Pay for what you use
        </h2>
        <p className="mt-4 max-w-prose text-lg/8 text-pretty text-secondary-300">
          Answers, agent steps and storage start every month with a free allowance.
        </p>

        <table className="mt-10 block w-full text-start text-base/6 text-secondary-300 md:table">
          <caption className="sr-only">Unit prices with free allowances and volume prices</caption>
          <thead className="hidden border-b border-white/20 text-sm/6 md:table-header-group">
            <tr>
              <th scope="col" className="py-3 ps-0 pe-4 text-start font-medium">
                Usage
              </th>
              <th scope="col" className="px-4 py-3 text-start font-medium">
                Included
              </th>
              <th scope="col" className="px-4 py-3 text-start font-medium">
                Then
              </th>
              <th scope="col" className="py-3 ps-4 pe-0 text-start font-medium">
                Volume price
              </th>
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {rates.map((rate) => (
              <tr
                key={rate.name}
                className="grid grid-cols-2 gap-x-4 gap-y-1 border-b border-white/10 py-4 md:table-row"
              >
                <th scope="row" className="p-0 text-start font-normal md:py-4 md:pe-4">
                  <span className="block text-lg/7 font-semibold text-white">{rate.name}</span>
                  <span className="block text-sm/6">{rate.text}</span>
                </th>
                <td className="col-span-2 p-0 text-green-300 md:px-4 md:py-4">
                  <bdi>
                    {rate.included}
                    <span className="md:hidden"> included</span>
                  </bdi>
                </td>
                <td className="col-start-2 row-start-1 p-0 text-end text-xl/7 font-semibold text-white tabular-nums md:px-4 md:py-4 md:text-start">
                  <bdi>{rate.first}</bdi>
                </td>
                <td className="col-span-2 p-0 text-sm/6 tabular-nums md:py-4 md:ps-4 md:text-base/6">
                  <bdi>{rate.later}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>

        <div className="mt-10 grid grid-cols-1 overflow-hidden rounded-2xl text-white lg:grid-cols-5">
          <form
            aria-labelledby="rates-estimate"
            className="grid grid-cols-1 gap-6 bg-primary-100 p-5 text-primary-950 [color-scheme:light] sm:p-8 lg:col-span-3"
          >
            <h3 id="rates-estimate" className="text-xl/7 font-semibold">
              Estimate your month
            </h3>
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
                className="h-10 w-full accent-primary-600 focus-visible:outline-2 focus-visible:outline-primary-600 sm:h-6"
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
                className="h-10 w-full accent-primary-600 focus-visible:outline-2 focus-visible:outline-primary-600 sm:h-6"
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
                className="h-10 w-full accent-primary-600 focus-visible:outline-2 focus-visible:outline-primary-600 sm:h-6"
              />
            </div>
            <div className="grid grid-cols-1 gap-2">
              <div className="flex flex-wrap justify-between gap-x-4 text-base/6">
                <label htmlFor="rates-storage">Storage</label>
                <bdi className="font-semibold tabular-nums">{storage} GB</bdi>
              </div>
              <input
                id="rates-storage"
                type="range"
                min={0}
                max={200}
                step={10}
                value={storage}
                aria-valuetext={`${storage} GB`}
                onChange={(event) => setStorage(Number(event.target.value))}
                className="h-10 w-full accent-primary-600 focus-visible:outline-2 focus-visible:outline-primary-600 sm:h-6"
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
              <div className="flex justify-between gap-4">
                <dt>Storage</dt>
                <dd className="tabular-nums">{dollars(storageCost)}</dd>
              </div>
            </dl>
            <p role="status" className="mt-4 border-t border-white/20 pt-4">
              <span className="block text-sm/6 text-primary-200">Each month</span>{' '}
              <span className="block text-5xl font-semibold tracking-tighter tabular-nums sm:text-6xl">
                {dollars(peopleCost + answersCost + stepsCost + storageCost)}
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
