/**
 * @title SaaS home page with product table
 * @description A home page for a software product: hero with live product table and phone, customers, three steps with product drawings, a quote with its figure, a price board and a call to action.
 * @keywords landing page, homepage, startup, website template, front page, one page
 * @free
 * @layout full
 * @order 1
 * @part MKT-P01-1
 */
import { useState } from 'react'
import clsx from 'clsx'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { ArrowRightIcon, CheckIcon } from '@heroicons/react/20/solid'
import { Bars3Icon, XMarkIcon } from '@heroicons/react/24/outline'

const links = [
  { name: 'How it works', href: '#how' },
  { name: 'Bakeries', href: '#bakeries' },
  { name: 'Pricing', href: '#pricing' },
]

const loaf =
  'M3 13c0-6 6-9 13-9s13 3 13 9c0 2-1 3-3 3H6c-2 0-3-1-3-3zM10 6c2 2 3 4 3 6M16 5c2 2 3 4 3 7M22 6c1 2 2 4 2 6'
const baguette = 'M2 14C8 6 20 2 29 3c2 0 2 3 0 5C22 14 11 18 4 17c-2 0-3-1-2-3zM9 9l3 4M15 6l3 4M21 4l3 4'
const croissant =
  'M3 15c1-7 7-11 13-11s12 4 13 11c-2 1-5 0-6-3-2-3-4-4-7-4s-5 1-7 4c-1 3-4 4-6 3zM11 5l1 4M16 4v4M21 5l-1 4'
const roll = 'M5 13c0-5 5-8 11-8s11 3 11 8c0 2-1 3-3 3H8c-2 0-3-1-3-3zM12 9l8 3M20 9l-8 3'

// Pieces and grams multiply to the kilos; the kilos add up to the total.
const nights = {
  weekday: {
    name: 'Tuesday, November 24',
    total: '121.6 kg',
    doughs: [
      {
        name: 'Country sourdough',
        shape: loaf,
        pieces: '64 × 950 g',
        kilos: '60.8 kg',
        start: '9:40 PM',
        percent: 100,
      },
      { name: 'Baguette', shape: baguette, pieces: '120 × 350 g', kilos: '42.0 kg', start: '11:15 PM', percent: 69 },
      { name: 'Croissant', shape: croissant, pieces: '160 × 80 g', kilos: '12.8 kg', start: '12:30 AM', percent: 21 },
      { name: 'Rye rolls', shape: roll, pieces: '60 × 100 g', kilos: '6.0 kg', start: '2:10 AM', percent: 10 },
    ],
    note: 'Mill Street Coffee added 20 croissants at 3:52 PM.',
  },
  weekend: {
    name: 'Saturday, November 28',
    total: '167.6 kg',
    doughs: [
      {
        name: 'Country sourdough',
        shape: loaf,
        pieces: '80 × 950 g',
        kilos: '76.0 kg',
        start: '8:50 PM',
        percent: 100,
      },
      { name: 'Baguette', shape: baguette, pieces: '160 × 350 g', kilos: '56.0 kg', start: '10:40 PM', percent: 74 },
      { name: 'Croissant', shape: croissant, pieces: '320 × 80 g', kilos: '25.6 kg', start: '11:50 PM', percent: 34 },
      { name: 'Rye rolls', shape: roll, pieces: '100 × 100 g', kilos: '10.0 kg', start: '1:45 AM', percent: 13 },
    ],
    note: 'Strong flour is short by 6 kg. Order by noon on Thursday.',
  },
}

const choices = [
  { id: 'weekday', name: 'Tuesday' },
  { id: 'weekend', name: 'Saturday' },
]

const messages = [
  { text: '+20 croissants tomorrow please', isOurs: false },
  { text: 'Added. Tuesday is now 60 croissants and 12 baguettes.', isOurs: true },
  { text: 'And no rye, we have some left', isOurs: false },
  { text: 'Rye is off, for Tuesday only.', isOurs: true },
  { text: 'How late can I change it?', isOurs: false },
  { text: 'Until 6 PM. Then the sheet prints.', isOurs: true },
]

const customers = [
  { name: 'Osei Bread', wordClass: 'font-semibold tracking-tighter' },
  { name: 'Fournil Saint-Rémi', wordClass: 'font-serif italic' },
  { name: 'Panadería del Puerto', wordClass: 'font-light tracking-tight' },
  { name: 'Corner Eleven', wordClass: 'font-serif' },
  { name: 'Mill Street Coffee', wordClass: 'font-medium tracking-tight' },
]

const orders = [
  { name: 'Corner Eleven', pieces: 48 },
  { name: 'Mill Street Coffee', pieces: 60 },
  { name: 'Our own counter', pieces: 52 },
]

const batches = [
  { name: 'Sourdough, batch 3', isDone: true },
  { name: 'Croissant, batch 1', isDone: true },
  { name: 'Baguette, batch 1', isDone: true },
  { name: 'Baguette, batch 2', isDone: false },
]

const stops = [
  { name: 'Corner Eleven', crates: '2 crates', time: '5:35' },
  { name: 'Mill Street Coffee', crates: '3 crates', time: '5:50' },
  { name: 'Pier Four', crates: '1 crate', time: '6:10' },
  { name: 'Net Loft Café', crates: '2 crates', time: '6:25' },
]

const plans = [
  { name: 'Corner', text: '30 customers, one bake sheet a night', price: '$39' },
  { name: 'Kitchen', text: '150 customers, three sheets, someone who picks up at 3 AM', price: '$89' },
  { name: 'Mill', text: 'No limits, with allergens and labels', price: '$240' },
]

const footerLinks = ['Help', 'Terms', 'Privacy']

export default function SaaSHomePageWithProductTable() {
  const [open, setOpen] = useState(false)
  const [choice, setChoice] = useState('weekday')
  const night = choice === 'weekday' ? nights.weekday : nights.weekend

  return (
    <div className="relative bg-white dark:bg-secondary-950">
      <header className="absolute inset-x-0 top-0 z-10">
        <div className="mx-auto flex min-h-18 max-w-7xl flex-wrap items-center gap-x-8 px-4 sm:px-6 lg:px-8">
          {/* Replace with your logo */}
          <a
            href="#"
            className="inline-flex items-center gap-2.5 rounded-md py-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white"
          >
            <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 text-primary-300">
              <path
                fill="currentColor"
                d="M16 2c5 4 7 8 7 12 0 2-.6 3.8-1.6 5.2C20.4 15 18.6 12 16 9.5c-2.6 2.5-4.4 5.5-5.4 9.7C9.6 17.8 9 16 9 14c0-4 2-8 7-12zM5 13c2 6 5 9.5 11 17 6-7.5 9-11 11-17 2 9-2 15.5-11 17C7 28.5 3 22 5 13z"
              />
            </svg>
            <span className="text-lg/7 font-semibold tracking-tight text-white">Sorrel</span>
          </a>
          <nav aria-label="Main" className="hidden md:block">
            <ul role="list" className="flex gap-1">
              {links.map((link) => (
                <li key={link.name}>
                  <a
                    href={link.href}
                    className="block rounded-lg px-3 py-2 text-sm/5 font-semibold text-primary-50 transition duration-150 hover:bg-white/10 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
                  >
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="ms-auto flex items-center gap-2">
            <a
              href="#"
              className="rounded-lg px-3 py-2 text-sm/6 font-semibold text-primary-50 transition duration-150 hover:bg-white/10 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none max-sm:hidden"
            >
              Sign in
            </a>
            <a
              href="#visit"
              className="rounded-lg px-3.5 py-2 text-sm/6 font-semibold text-white ring-1 ring-white/40 transition duration-150 ring-inset hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none max-sm:hidden"
            >
              Book a visit
            </a>
            <button
              type="button"
              onClick={() => setOpen(true)}
              className="-me-2 rounded-lg p-2 text-primary-50 transition duration-150 hover:bg-white/10 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none md:hidden"
            >
              <span className="sr-only">Open menu</span>
              <Bars3Icon aria-hidden="true" className="size-6" />
            </button>
          </div>
        </div>
      </header>

      <main>
        <section
          aria-labelledby="home-heading"
          className="relative isolate bg-linear-to-b from-primary-950 from-40% to-primary-700 dark:to-primary-900"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 1440 900"
            preserveAspectRatio="xMidYMax slice"
            className="absolute inset-0 -z-10 size-full text-primary-400/10 rtl:-scale-x-100"
          >
            <g fill="currentColor">
              <circle cx="1010" cy="900" r="840" />
              <circle cx="1010" cy="900" r="640" />
              <circle cx="1010" cy="900" r="460" />
            </g>
          </svg>
          <div className="mx-auto grid max-w-7xl grid-cols-1 px-4 pt-28 sm:px-6 sm:pt-36 lg:grid-cols-12 lg:px-8">
            <div className="lg:col-span-8">
              <h1
                id="home-heading"
                className="text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl xl:text-7xl"
              >
                Orders in by six. Bread out by five.
              </h1>
              <p className="mt-6 max-w-xl text-lg/8 text-pretty text-primary-50">
                Sorrel turns your cafés’ standing orders, texts and late changes into one bake sheet for the night
                shift.
              </p>
              <div className="mt-8 flex flex-wrap gap-3">
                <a
                  href="#visit"
                  className="rounded-lg bg-white px-4 py-2.5 text-base/6 font-semibold text-primary-800 shadow-xs transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
                >
                  Book a visit
                </a>
                <a
                  href="#how"
                  className="inline-flex items-center gap-2 rounded-lg px-4 py-2.5 text-base/6 font-semibold text-white ring-1 ring-white/40 transition duration-150 ring-inset hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
                >
                  See one night
                  <ArrowRightIcon aria-hidden="true" className="size-5 shrink-0 text-primary-200 rtl:-scale-x-100" />
                </a>
              </div>
            </div>

            <section
              aria-labelledby="sheet-heading"
              className="mt-12 -mb-16 rounded-2xl bg-white shadow-2xl ring-1 ring-primary-950/10 sm:mt-16 sm:-mb-24 lg:col-span-8 lg:row-start-2 dark:bg-secondary-900 dark:ring-white/10"
            >
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">
                <div>
                  <h2 id="sheet-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                    Bake sheet
                  </h2>
                  <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
                    For the morning of {night.name}
                  </p>
                </div>
                <fieldset className="flex flex-wrap rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
                  <legend className="sr-only">Night</legend>
                  {choices.map((option) => (
                    <label
                      key={option.id}
                      className="relative rounded-md px-3 py-2 text-sm/6 font-medium text-secondary-700 transition duration-150 hover:text-secondary-950 has-checked:bg-white has-checked:text-secondary-950 has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 motion-reduce:transition-none sm:py-1 dark:text-secondary-300 dark:hover:text-white dark:has-checked:bg-secondary-700 dark:has-checked:text-white dark:has-focus-visible:outline-primary-400"
                    >
                      {option.name}
                      <input
                        type="radio"
                        name="sheet-night"
                        value={option.id}
                        checked={choice === option.id}
                        onChange={() => setChoice(option.id)}
                        className="sr-only"
                      />
                    </label>
                  ))}
                </fieldset>
              </div>
              <ul role="list">
                {night.doughs.map((dough) => (
                  <li
                    key={dough.name}
                    className="grid grid-cols-2 items-center gap-x-4 gap-y-1 border-b border-secondary-950/10 px-5 py-3.5 text-sm/6 sm:grid-cols-12 sm:px-6 dark:border-white/10"
                  >
                    <p className="flex items-center gap-3 font-medium wrap-anywhere text-secondary-950 sm:col-span-4 dark:text-white">
                      <svg
                        aria-hidden="true"
                        viewBox="0 0 32 20"
                        className="h-5 w-8 shrink-0 fill-primary-100 stroke-primary-700 dark:fill-primary-900 dark:stroke-primary-300"
                      >
                        <path d={dough.shape} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
                      </svg>
                      {dough.name}
                    </p>
                    <p className="text-end text-secondary-600 tabular-nums sm:col-span-2 sm:text-start dark:text-secondary-400">
                      <bdi>{dough.pieces}</bdi>
                    </p>
                    <div
                      aria-hidden="true"
                      className="col-span-2 h-1.5 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15"
                    >
                      <div
                        style={{ width: `${dough.percent}%` }}
                        className="h-full rounded-full bg-primary-600 dark:bg-primary-500"
                      />
                    </div>
                    <p className="font-medium text-secondary-950 tabular-nums sm:col-span-2 sm:text-end dark:text-white">
                      <bdi>{dough.kilos}</bdi>
                    </p>
                    <p className="text-end text-secondary-600 tabular-nums sm:col-span-2 dark:text-secondary-400">
                      <bdi>{dough.start}</bdi>
                    </p>
                  </li>
                ))}
              </ul>
              <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-4 text-sm/6 sm:px-6">
                <span className="text-pretty text-secondary-600 dark:text-secondary-400">{night.note}</span>
                <span className="font-semibold text-secondary-950 tabular-nums dark:text-white">
                  <bdi>{night.total} of dough</bdi>
                </span>
              </p>
            </section>

            <figure className="hidden rounded-4xl bg-secondary-950 p-2.5 shadow-2xl ring-1 ring-white/20 lg:col-span-4 lg:row-span-2 lg:row-start-1 lg:ms-8 lg:-mb-12 lg:flex lg:flex-col">
              <figcaption className="rounded-t-3xl bg-secondary-800 px-5 pt-4 pb-3">
                <span className="block text-base/6 font-semibold text-white">Mill Street Coffee</span>
                <span className="block text-sm/6 text-secondary-300">Text message, Monday 3:52 PM</span>
              </figcaption>
              <ul role="list" className="grid grow content-end gap-3 px-3 py-5 text-base/6">
                {messages.map((message) => (
                  <li
                    key={message.text}
                    className={clsx(
                      'max-w-56 rounded-2xl px-4 py-2.5 text-pretty',
                      message.isOurs
                        ? 'justify-self-end rounded-ee-md bg-primary-700 text-white'
                        : 'justify-self-start rounded-es-md bg-secondary-800 text-white',
                    )}
                  >
                    <bdi>{message.text}</bdi>
                  </li>
                ))}
              </ul>
              <p
                aria-hidden="true"
                className="m-3 mt-0 rounded-full px-4 py-2 text-base/6 text-secondary-400 ring-1 ring-white/20"
              >
                Text message
              </p>
            </figure>
          </div>
        </section>

        <section id="bakeries" aria-label="Customers" className="mx-auto max-w-7xl px-4 pt-28 sm:px-6 sm:pt-40 lg:px-8">
          <p className="text-base/7 text-secondary-600 dark:text-secondary-400">
            Among the 340 bakeries that plan their nights with Sorrel
          </p>
          {/* Replace with your customers’ logos */}
          <ul
            role="list"
            className="mt-4 grid gap-x-10 gap-y-4 text-xl/8 text-secondary-950 sm:flex sm:flex-wrap sm:justify-between sm:text-2xl dark:text-white"
          >
            {customers.map((customer) => (
              <li key={customer.name} className={customer.wordClass}>
                {customer.name}
              </li>
            ))}
          </ul>
        </section>

        <section
          id="how"
          aria-labelledby="night-heading"
          className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8"
        >
          <h2
            id="night-heading"
            className="max-w-2xl text-4xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-5xl dark:text-white"
          >
            One night with Sorrel, from the last order to the first van
          </h2>
          <ol role="list" className="mt-12 grid grid-cols-1 gap-4 sm:mt-16 lg:grid-cols-3">
            <li className="flex flex-col rounded-2xl bg-primary-950 p-6 sm:p-8 lg:mt-24">
              <p className="text-6xl font-semibold tracking-tighter text-white">
                <bdi>6 PM</bdi>
              </p>
              <h3 className="mt-4 text-xl/7 font-semibold text-white">Orders close and add up</h3>
              <p className="mt-2 text-base/7 text-pretty text-primary-200">
                Each change is already in. You get pieces, grams and the flour to bring up.
              </p>
              <dl className="mt-8 grid gap-2 text-sm/6">
                {orders.map((order) => (
                  <div
                    key={order.name}
                    className="flex justify-between gap-4 rounded-lg bg-white/10 px-4 py-2.5 text-white"
                  >
                    <dt>{order.name}</dt>
                    <dd className="tabular-nums">{order.pieces}</dd>
                  </div>
                ))}
                <div className="flex justify-between gap-4 rounded-lg bg-white px-4 py-2.5 font-semibold text-primary-950">
                  <dt>Croissants</dt>
                  <dd className="tabular-nums">160</dd>
                </div>
              </dl>
            </li>
            <li className="flex flex-col rounded-2xl bg-primary-700 p-6 sm:p-8 lg:my-12 dark:bg-primary-800">
              <p className="text-6xl font-semibold tracking-tighter text-white">
                <bdi>1 AM</bdi>
              </p>
              <h3 className="mt-4 text-xl/7 font-semibold text-white">One tap for each batch</h3>
              <p className="mt-2 text-base/7 text-pretty text-primary-50">
                Big letters on the tablet by the oven, in six languages, and gloves can stay on.
              </p>
              <ul
                role="list"
                className="mt-8 grid grid-cols-1 gap-2 rounded-xl bg-white p-2 text-sm/6 font-medium dark:bg-secondary-900"
              >
                {batches.map((batch) => (
                  <li
                    key={batch.name}
                    className={clsx(
                      'flex items-center justify-between gap-4 rounded-lg px-4 py-2.5',
                      batch.isDone
                        ? 'text-secondary-600 dark:text-secondary-400'
                        : 'bg-primary-100 text-primary-950 dark:bg-primary-900 dark:text-white',
                    )}
                  >
                    {batch.name}
                    {batch.isDone ? (
                      <CheckIcon aria-hidden="true" className="size-5 text-green-700 dark:text-green-400" />
                    ) : (
                      <span className="font-semibold">Tap when out</span>
                    )}
                  </li>
                ))}
              </ul>
            </li>
            <li className="flex flex-col rounded-2xl bg-primary-100 p-6 sm:p-8 lg:mb-24 dark:bg-primary-200">
              <p className="text-6xl font-semibold tracking-tighter text-primary-950">
                <bdi>5 AM</bdi>
              </p>
              <h3 className="mt-4 text-xl/7 font-semibold text-primary-950">Every crate knows its van</h3>
              <p className="mt-2 text-base/7 text-pretty text-primary-950">
                Labels print in the order of the route, last stop first, with the door to use.
              </p>
              <ol
                role="list"
                className="relative isolate mt-8 grid grid-cols-1 gap-6 py-2.5 text-sm/6 text-primary-950"
              >
                {stops.map((stop) => (
                  <li
                    key={stop.name}
                    className="flex flex-wrap items-center gap-x-4 before:relative before:size-3 before:shrink-0 before:rounded-full before:bg-primary-100 before:ring-3 before:ring-primary-700 before:content-[''] first:before:bg-primary-700 dark:before:bg-primary-200"
                  >
                    <span className="grow basis-16 font-semibold">{stop.name}</span>
                    <bdi>{stop.crates}</bdi>
                    <bdi className="tabular-nums">{stop.time}</bdi>
                  </li>
                ))}
                <li aria-hidden="true" className="absolute inset-y-6 start-1.5 -z-10 -ms-px w-0.5 bg-primary-700" />
              </ol>
            </li>
          </ol>
        </section>

        <section
          aria-label="What a baker says"
          className="mx-auto grid max-w-7xl grid-cols-1 items-end gap-x-8 gap-y-10 px-4 pb-16 sm:px-6 sm:pb-24 lg:grid-cols-12 lg:px-8"
        >
          <p className="lg:col-span-5">
            <span
              aria-hidden="true"
              className="block text-7xl font-semibold tracking-tighter text-primary-700 sm:text-9xl dark:text-primary-300"
            >
              <bdi>31 → 4</bdi>
            </span>
            <span className="sr-only">From 31 to 4</span>
            <span className="mt-3 block text-lg/7 text-secondary-600 dark:text-secondary-400">
              wrong crates a month at Osei Bread, before and after
            </span>
          </p>
          <figure className="lg:col-span-7">
            <blockquote className="text-2xl/9 font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl/12 dark:text-white">
              “Four people work our nights, and they do not share a language. They all read the sheet.”
            </blockquote>
            <figcaption className="mt-6 flex items-center gap-4 text-base/6">
              <img
                src="/media/avatars/avatar-04.webp"
                alt=""
                width={256}
                height={256}
                className="size-14 rounded-full"
              />
              <span>
                <span className="block font-semibold text-secondary-950 dark:text-white">Efua Mensah</span>
                <span className="block text-secondary-600 dark:text-secondary-400">Head baker, Osei Bread</span>
              </span>
            </figcaption>
          </figure>
        </section>

        <section id="pricing" aria-labelledby="pricing-heading" className="bg-secondary-950 dark:bg-secondary-900">
          <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
            <h2
              id="pricing-heading"
              className="text-4xl font-semibold tracking-tight text-balance text-white sm:text-5xl"
            >
              One price a month, whatever you bake
            </h2>
            <ul role="list" className="mt-12">
              {plans.map((plan) => (
                <li key={plan.name} className="relative border-b border-white/20 py-6 first:border-t sm:py-8">
                  <p className="flex flex-wrap items-baseline gap-x-4 text-4xl font-semibold tracking-tighter text-white sm:text-6xl">
                    <a
                      href="#"
                      className="after:absolute after:inset-0 hover:text-primary-300 focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-white"
                    >
                      {plan.name}
                    </a>
                    <span aria-hidden="true" className="grow border-b-4 border-dotted border-white/30" />
                    <span className="tabular-nums">{plan.price}</span>
                  </p>
                  <p className="mt-3 text-base/7 text-secondary-300">
                    <bdi>{plan.text}</bdi>
                  </p>
                </li>
              ))}
            </ul>
            <p className="mt-6 text-base/7 text-secondary-300">
              Pay yearly and get two months free. No setup fee, and your orders stay yours.
            </p>
          </div>
        </section>

        <section
          id="visit"
          aria-labelledby="visit-heading"
          className="relative isolate overflow-hidden bg-primary-100 dark:bg-primary-950"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 1440 600"
            preserveAspectRatio="xMidYMax slice"
            className="absolute inset-0 -z-10 size-full text-primary-300/30 dark:text-primary-400/10"
          >
            <g fill="currentColor">
              <circle cx="720" cy="640" r="620" />
              <circle cx="720" cy="640" r="470" />
              <circle cx="720" cy="640" r="320" />
            </g>
          </svg>
          <div className="mx-auto max-w-3xl px-4 py-20 text-center sm:px-6 sm:py-32">
            <h2
              id="visit-heading"
              className="text-4xl font-semibold tracking-tighter text-balance text-primary-950 sm:text-6xl dark:text-white"
            >
              Try it on one of your own nights
            </h2>
            <p className="mx-auto mt-6 max-w-xl text-lg/8 text-balance text-primary-950 dark:text-primary-100">
              We’ll come by at midnight, move your spreadsheets over and print the first sheet before dawn. That night
              is free.
            </p>
            <div className="mt-8 flex flex-wrap justify-center gap-3">
              <a
                href="#"
                className="rounded-lg bg-primary-700 px-4 py-2.5 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-700 motion-reduce:transition-none dark:bg-white dark:text-primary-800 dark:hover:bg-primary-50 dark:focus-visible:outline-white"
              >
                Book a visit
              </a>
              <a
                href="tel:+12535550146"
                className="rounded-lg px-4 py-2.5 text-base/6 font-semibold text-primary-950 ring-1 ring-primary-950/40 transition duration-150 ring-inset hover:bg-primary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-700 motion-reduce:transition-none dark:text-white dark:ring-white/40 dark:hover:bg-white/10 dark:focus-visible:outline-white"
              >
                Call <bdi>(253) 555-0146</bdi>
              </a>
            </div>
          </div>
        </section>
      </main>

      <footer className="bg-primary-950">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8 text-sm/6 sm:px-6 lg:px-8">
          <p className="text-primary-200">
            <bdi>© 2026 Sorrel, Inc. We answer from 10 PM to 6 AM Pacific time.</bdi>
          </p>
          <ul role="list" className="-my-2 flex flex-wrap gap-x-6">
            {footerLinks.map((link) => (
              <li key={link}>
                <a
                  href="#"
                  className="-mx-1 block rounded-sm px-1 py-2 text-primary-200 transition duration-150 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
                >
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </footer>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-x-0 top-0 p-2">
          <DialogPanel
            transition
            className="w-full rounded-xl bg-white p-4 text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:-translate-y-2 data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:ring-white/10"
          >
            <div className="flex items-center justify-between ps-3">
              <DialogTitle className="text-base/7 font-semibold text-secondary-950 dark:text-white">Menu</DialogTitle>
              <button
                type="button"
                data-autofocus
                onClick={() => setOpen(false)}
                className="rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:p-1.5 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Close menu</span>
                <XMarkIcon aria-hidden="true" className="size-6" />
              </button>
            </div>
            <ul role="list" className="mt-2 grid gap-1">
              {links.map((link) => (
                <li key={link.name}>
                  <a
                    href={link.href}
                    onClick={() => setOpen(false)}
                    className="block rounded-lg px-3 py-2.5 text-base/6 font-medium text-secondary-950 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                  >
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
            <div className="mt-4 grid grid-cols-2 gap-3">
              <a
                href="#"
                className="rounded-lg bg-white px-4 py-2.5 text-center text-base/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                Sign in
              </a>
              <a
                href="#visit"
                onClick={() => setOpen(false)}
                className="rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
              >
                Book a visit
              </a>
            </div>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
