/**
 * @title Pricing page with usage slider
 * @description A pricing page with a slider beside the price it gives in very large figures, followed by questions and answers.
 * @keywords price calculator, range slider, pay as you go, usage-based pricing, plans, FAQ
 * @layout full
 * @order 1
 * @part MKT-P03-1
 */
import { useState } from 'react'
import { CheckIcon } from '@heroicons/react/20/solid'

// By thousands of emails: the first 3 of a month are free, the next 47 cost a dollar each, all others 60 cents.
function price(thousands: number) {
  return Math.max(0, Math.min(thousands, 50) - 3) + Math.max(0, thousands - 50) * 0.6
}

const points = [
  'Everyone in your company, at no extra cost',
  'Newsletters and receipts from one account',
  'Your own sending domain, set up with you',
  'Opens, clicks and bounces, kept for two years',
]

const steps = [
  { range: 'The first 3,000 each month', each: 'Free' },
  { range: 'Up to 50,000', each: '$1.00 per thousand' },
  { range: 'Above 50,000', each: '$0.60 per thousand' },
]

const answers = [
  {
    question: 'What counts as an email?',
    answer: 'One message to one address. Tests to yourself and messages that bounce cost nothing.',
  },
  {
    question: 'What if we have a busy month?',
    answer: 'You pay for it and the next one starts at zero. Set a ceiling, and we ask you before passing it.',
  },
  {
    question: 'Is there a contract?',
    answer: 'No. You pay for what you sent, and you can leave at the end of any day.',
  },
  {
    question: 'Do we get an invoice?',
    answer: 'On the 1st, with every send listed. Above $500 a month you can pay by bank transfer.',
  },
]

export default function PricingPageWithUsageSlider() {
  const [thousands, setThousands] = useState(60)
  const amount = price(thousands)

  return (
    <div className="bg-white dark:bg-secondary-950">
      <header className="border-b border-secondary-950/10 dark:border-white/10">
        <div className="mx-auto flex h-16 max-w-7xl items-center gap-8 px-4 sm:px-6 lg:px-8">
          {/* Replace with your logo */}
          <a
            href="#"
            className="rounded-md py-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-0 dark:focus-visible:outline-primary-400"
          >
            <img
              src="/media/logos/quillmark.svg"
              alt="Quillmark"
              width={150}
              height={40}
              className="h-8 w-auto dark:invert"
            />
          </a>
          <nav aria-label="Main" className="ms-auto flex items-center gap-1">
            <a
              href="#"
              className="rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none max-sm:hidden dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              How it works
            </a>
            <a
              href="#"
              aria-current="page"
              className="rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:text-secondary-950 motion-reduce:transition-none max-sm:hidden dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-[current=page]:text-white"
            >
              Pricing
            </a>
            <a
              href="#"
              className="rounded-lg px-3 py-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-2 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Sign in
            </a>
          </nav>
        </div>
      </header>

      <main>
        <section aria-labelledby="price-heading" className="lg:grid lg:grid-cols-2">
          <div className="flex flex-col justify-center px-4 py-14 sm:px-6 sm:py-20 lg:px-8 lg:pe-16 xl:ps-[max(2rem,calc(50vw-38rem))]">
            <h1
              id="price-heading"
              className="text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-6xl dark:text-white"
            >
              Pay for the emails you send
            </h1>
            <p className="mt-5 max-w-xl text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
              One price for newsletters and receipts. A month without emails is free.
            </p>
            <label
              htmlFor="price-emails"
              className="mt-10 flex flex-wrap items-baseline gap-x-3 text-base/7 text-secondary-600 dark:text-secondary-400"
            >
              <span className="text-4xl font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                {(thousands * 1000).toLocaleString('en-US')}
              </span>
              emails a month
            </label>
            <input
              id="price-emails"
              type="range"
              min={0}
              max={200}
              value={thousands}
              onChange={(event) => setThousands(Number(event.target.value))}
              aria-valuetext={`${thousands} thousand`}
              aria-describedby="price-hint"
              className="mt-3 block h-10 w-full accent-primary-600 dark:accent-primary-400"
            />
            <p id="price-hint" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
              A shop that writes to 14,000 readers every week sends about 60,000
            </p>
            <table className="mt-6 w-full text-base/6">
              <caption className="sr-only">Price of emails</caption>
              <tbody>
                {steps.map((step) => (
                  <tr key={step.range} className="border-t border-secondary-950/10 dark:border-white/10">
                    <th
                      scope="row"
                      className="px-0 py-2.5 text-start font-normal text-secondary-600 dark:text-secondary-400"
                    >
                      {step.range}
                    </th>
                    <td className="px-0 py-2.5 text-end font-medium text-secondary-950 tabular-nums dark:text-white">
                      <bdi>{step.each}</bdi>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="flex flex-col justify-center gap-10 bg-primary-700 px-4 py-14 text-white sm:px-6 sm:py-16 lg:px-16 dark:bg-primary-900">
            <p role="status">
              <span className="block text-xl/7">Your price</span>{' '}
              <span className="block text-[min(5rem,20vw)] leading-none font-semibold tracking-tighter tabular-nums sm:text-[min(9rem,10vw)]">
                ${amount.toFixed(2)}
              </span>{' '}
              <span className="mt-3 block text-xl/7 tabular-nums">
                a month
                {thousands > 3 && `, $${(amount / thousands).toFixed(2)} per thousand`}
              </span>
            </p>
            <ul role="list" className="grid text-lg/7">
              {points.map((point) => (
                <li key={point} className="flex gap-3 border-t border-white/25 py-3.5">
                  <CheckIcon aria-hidden="true" className="mt-1 size-5 shrink-0" />
                  {point}
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <a
                href="#"
                className="rounded-lg bg-white px-5 py-3 text-center text-lg/7 font-semibold text-primary-700 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
              >
                Send your first email
              </a>
              <p className="text-sm/6">No card needed for the first 3,000</p>
            </div>
          </div>
        </section>

        <section
          aria-labelledby="price-answers"
          className="border-t border-secondary-950/10 bg-secondary-50 dark:border-white/10 dark:bg-secondary-900/40"
        >
          <div className="mx-auto max-w-5xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
            <h2
              id="price-answers"
              className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
            >
              Questions about the price
            </h2>
            <dl className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2">
              {answers.map((item) => (
                <div key={item.question}>
                  <dt className="text-lg/7 font-semibold text-secondary-950 dark:text-white">{item.question}</dt>
                  <dd className="mt-2 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">
                    {item.answer}
                  </dd>
                </div>
              ))}
            </dl>
            <figure className="mt-14 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-secondary-950/10 pt-8 dark:border-white/10">
              <img
                src="/media/avatars/avatar-30.webp"
                alt=""
                width={256}
                height={256}
                className="size-12 rounded-full"
              />
              <blockquote className="min-w-0 flex-1 basis-64 text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
                “I moved the slider to where we are, saw $53.00, and looked for the catch for an hour.”
              </blockquote>
              <figcaption className="text-sm/6">
                <span className="block font-semibold text-secondary-950 dark:text-white">Grace Holloway</span>
                <span className="block text-secondary-600 dark:text-secondary-400">Head of growth, Paxwell</span>
              </figcaption>
            </figure>
          </div>
        </section>
      </main>

      <footer className="border-t border-secondary-950/10 dark:border-white/10">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-8 sm:px-6 lg:px-8">
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            <bdi>© 2026 Quillmark. Prices in US dollars, without tax.</bdi>
          </p>
          <ul role="list" className="-my-2 flex flex-wrap gap-x-6 sm:my-0 sm:gap-y-2">
            <li>
              <a
                href="#"
                className="block rounded-sm py-2 text-sm/6 text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:inline sm:py-0 dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                Terms
              </a>
            </li>
            <li>
              <a
                href="#"
                className="block rounded-sm py-2 text-sm/6 text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:inline sm:py-0 dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                Security
              </a>
            </li>
            <li>
              <a
                href="mailto:people@quillmark.example"
                className="block rounded-sm py-2 text-sm/6 text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:inline sm:py-0 dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                people@quillmark.example
              </a>
            </li>
          </ul>
        </div>
      </footer>
    </div>
  )
}
