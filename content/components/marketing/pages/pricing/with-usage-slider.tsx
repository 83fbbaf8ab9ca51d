/**
 * @title Pricing page with usage slider
 * @description A pricing page with a slider that works out each visitor's price, followed by questions and answers.
 * @keywords price calculator, range slider, pay as you go, usage-based pricing, plans, FAQ
 * @layout full
 * @order 1
 * @part MKT-P03-1
 */
import { useState } from 'react'
import { CheckIcon } from '@heroicons/react/20/solid'

// The first 20 documents of a month are free, the next 180 cost 40 cents each, all others 25.
function price(documents: number) {
  return Math.max(0, Math.min(documents, 200) - 20) * 0.4 + Math.max(0, documents - 200) * 0.25
}

const points = [
  'Everyone in your company, at no extra cost',
  'Signatures valid in the US, Canada and the EU',
  'Templates, reminders and a mailbox for contracts',
  'Stored for ten years, also after you leave',
]

const steps = [
  { range: 'The first 20 each month', each: 'Free' },
  { range: 'From 21 to 200', each: '40 ¢' },
  { range: 'From 201', each: '25 ¢' },
]

const answers = [
  {
    question: 'What counts as a document?',
    answer: 'One file that everybody has signed. Drafts, reminders and contracts nobody signs cost nothing.',
  },
  {
    question: 'What if one month is wild?',
    answer: 'You pay for it and the next one starts at zero. Set a ceiling, and we ask you before passing it.',
  },
  {
    question: 'Is there a contract?',
    answer: 'No. We found it odd to make one for selling signatures. Stop whenever you like.',
  },
  {
    question: 'Do we get an invoice?',
    answer: 'On the 1st, with every document listed. Above $500 a month you may pay by bank transfer.',
  },
]

export default function PricingPageWithUsageSlider() {
  const [documents, setDocuments] = useState(120)
  const amount = price(documents)

  return (
    <div className="bg-white dark:bg-secondary-950">
      <header className="border-b border-secondary-950/10 dark:border-white/10">
        <div className="mx-auto flex h-16 max-w-5xl items-center gap-8 px-4 sm:px-6 lg:px-8">
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
        <section
          aria-labelledby="price-heading"
          className="mx-auto max-w-5xl px-4 pt-16 pb-12 sm:px-6 sm:pt-24 lg:px-8"
        >
          <h1
            id="price-heading"
            className="max-w-3xl text-4xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-5xl xl:text-6xl dark:text-white"
          >
            No plans. Move the slider, that is the price.
          </h1>
          <p className="mt-6 max-w-xl text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
            Quillmark costs something when a document is signed by everyone, and nothing before that.
          </p>

          <div className="mt-12 overflow-hidden rounded-2xl ring-1 ring-secondary-950/10 md:grid md:grid-cols-5 dark:ring-white/10">
            <div className="p-6 sm:p-10 md:col-span-3">
              <label
                htmlFor="price-documents"
                className="flex flex-wrap items-baseline gap-x-3 text-base/7 text-secondary-600 dark:text-secondary-400"
              >
                <span className="text-4xl font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                  {documents}
                </span>
                signed documents a month
              </label>
              <input
                id="price-documents"
                type="range"
                min={0}
                max={600}
                step={10}
                value={documents}
                onChange={(event) => setDocuments(Number(event.target.value))}
                aria-describedby="price-hint"
                className="relative mt-3 -mb-3 block h-10 w-full accent-primary-600 sm:mt-6 sm:mb-0 sm:h-auto dark:accent-primary-400"
              />
              <p
                id="price-hint"
                className="mt-2 flex justify-between text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400"
              >
                <span>0</span>
                <span>A law firm of five signs about 120</span>
                <span>600</span>
              </p>
              <table className="mt-8 w-full text-sm/6">
                <caption className="sr-only">Price of one document</caption>
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
                        {step.each}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <div className="flex flex-col bg-primary-50 p-6 sm:p-10 md:col-span-2 dark:bg-primary-400/10">
              <p className="text-sm/6 text-primary-800 dark:text-primary-200">Your price</p>
              <p role="status" className="mt-1 flex flex-wrap items-baseline gap-x-2">
                <span className="text-5xl font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                  ${amount.toFixed(2)}
                </span>
                <span className="text-base/7 text-secondary-700 dark:text-secondary-300">a month</span>
              </p>
              <p className="mt-1 text-sm/6 text-secondary-700 tabular-nums dark:text-secondary-300">
                {amount === 0 ? 'Yes, really' : `${((amount / documents) * 100).toFixed(1)} ¢ for each document`}
              </p>
              <div className="mt-auto grid gap-3 pt-10">
                <a
                  href="#"
                  className="rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
                >
                  Sign the first one
                </a>
                <p className="text-center text-sm/6 text-secondary-700 dark:text-secondary-300">
                  No card needed for the first 20
                </p>
              </div>
            </div>
          </div>

          <ul role="list" className="mt-10 grid gap-x-10 gap-y-3 text-base/7 sm:grid-cols-2">
            {points.map((point) => (
              <li key={point} className="flex gap-3 text-secondary-700 dark:text-secondary-300">
                <CheckIcon aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary-600 dark:text-primary-400" />
                {point}
              </li>
            ))}
          </ul>
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
              The small print, in large print
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
                “I moved the slider to where we are, saw $40.00, and looked for the catch for an hour.”
              </blockquote>
              <figcaption className="text-sm/6">
                <span className="block font-semibold text-secondary-950 dark:text-white">Hana Novák</span>
                <span className="block text-secondary-600 dark:text-secondary-400">Partner, Novák & Reyes</span>
              </figcaption>
            </figure>
          </div>
        </section>
      </main>

      <footer className="border-t border-secondary-950/10 dark:border-white/10">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-8 sm:px-6 lg:px-8">
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            © 2026 Quillmark. Prices in US dollars, without tax.
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
