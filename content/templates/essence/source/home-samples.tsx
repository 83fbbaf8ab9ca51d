/**
 * @title Home: samples
 * @description A sample on its card, beside what it holds and costs, and how its price comes back.
 * @order 13
 */
import { useState } from 'react'

/* from ui/samples */
function startWithSamples() {
  return Promise.resolve({ message: '', canUndo: false })
}

const sums = [
  { name: 'A sample, 2 ml', amount: '$6', text: '25 sprays: a week, if you are curious.' },
  { name: 'A bottle, 50 ml', amount: 'from $148', text: '625 sprays: most of a year, at two a day.' },
  {
    name: 'Off an order with a bottle in it',
    amount: '−$6',
    text: 'With SAMPLE6, the code on the card of every sample.',
  },
]

export default function HomeSamples() {
  const [said, setSaid] = useState({ message: '', canUndo: false })

  async function start() {
    const result = await startWithSamples()
    setSaid(result)
  }

  return (
    <section
      aria-labelledby="samples-title"
      className="mx-auto mt-28 grid max-w-[112rem] items-center gap-y-12 lg:mt-44 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="px-[clamp(1.25rem,4.2vw,4.5rem)] max-lg:order-2 lg:pe-16">
        <h2 id="samples-title" className="title max-w-[11em]">
          Nobody should buy a perfume from a drawing
        </h2>
        <p className="lead mt-8 max-w-[26em]">
          So start small. Order up to three samples, and we add two more of our choosing, because we like to be right.
        </p>
        <dl className="mt-10">
          {sums.map((row) => (
            <div
              key={row.name}
              className="border-rule grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-t py-5 last:border-b"
            >
              <dt className="subtitle">{row.name}</dt>
              <dd className="subtitle figures text-end whitespace-nowrap">{row.amount}</dd>
              <dd className="text-soft col-span-2 mt-1 text-[1.0625rem]/6">{row.text}</dd>
            </div>
          ))}
        </dl>
        <p className="with-script mt-9">
          <button type="button" onClick={start} className="btn btn-ink">
            Start with three samples, $18
          </button>
        </p>
        <div className="min-h-32 pt-2">
          <p role="status">
            <span className="block text-pretty">{said.message}</span>{' '}
            {said.message !== '' && (
              <a href="/cart" className="link inline-flex min-h-11 items-center">
                See the cart
              </a>
            )}
          </p>
          <p>
            <a href="/shop" className="link inline-flex min-h-11 items-center">
              Choose your own
            </a>
          </p>
        </div>
      </div>
      <div className="2xl:pe-[clamp(1.25rem,4.2vw,4.5rem)]">{/* outlet: sample */}</div>
    </section>
  )
}
