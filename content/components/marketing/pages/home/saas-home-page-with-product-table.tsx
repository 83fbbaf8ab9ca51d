/**
 * @title SaaS home page with product table
 * @description A home page for a software product with hero, live product table, features, pricing and a call to action.
 * @keywords landing page, homepage, startup, website template, front page, one page
 * @free
 * @layout full
 * @order 1
 * @part MKT-P01-1
 */
import { useState } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { ArrowRightIcon } from '@heroicons/react/20/solid'
import { Bars3Icon, XMarkIcon } from '@heroicons/react/24/outline'

const links = ['How it works', 'Bakeries', 'Pricing', 'Help']

// Pieces and grams multiply to the kilos; the kilos add up to the total.
const nights = {
  weekday: {
    name: 'Tuesday, November 24',
    total: '121.6 kg',
    doughs: [
      { name: 'Country sourdough', pieces: '64 × 950 g', kilos: '60.8 kg', start: '9:40 PM', percent: 100 },
      { name: 'Baguette', pieces: '120 × 350 g', kilos: '42.0 kg', start: '11:15 PM', percent: 69 },
      { name: 'Croissant', pieces: '160 × 80 g', kilos: '12.8 kg', start: '12:30 AM', percent: 21 },
      { name: 'Rye rolls', pieces: '60 × 100 g', kilos: '6.0 kg', start: '2:10 AM', percent: 10 },
    ],
    note: 'Café Lumière added 20 croissants at 3:52 PM. They are in.',
  },
  weekend: {
    name: 'Saturday, November 28',
    total: '167.6 kg',
    doughs: [
      { name: 'Country sourdough', pieces: '80 × 950 g', kilos: '76.0 kg', start: '8:50 PM', percent: 100 },
      { name: 'Baguette', pieces: '160 × 350 g', kilos: '56.0 kg', start: '10:40 PM', percent: 74 },
      { name: 'Croissant', pieces: '320 × 80 g', kilos: '25.6 kg', start: '11:50 PM', percent: 34 },
      { name: 'Rye rolls', pieces: '100 × 100 g', kilos: '10.0 kg', start: '1:45 AM', percent: 13 },
    ],
    note: 'You have 61 kg of strong flour. Order by noon on Thursday, or swap 12 baguettes.',
  },
}

const choices = [
  { id: 'weekday', name: 'A Tuesday' },
  { id: 'weekend', name: 'A Saturday' },
]

const hours = [
  {
    time: '4 PM',
    title: 'Cafés change their minds',
    text: 'They text “+20 croissants tomorrow”. Sorrel answers, files it and asks when a number looks wrong.',
  },
  {
    time: '6 PM',
    title: 'The sheet prints itself',
    text: 'Dough to the gram, in the order of your mixers and proofers, with the names your people use.',
  },
  {
    time: '3 AM',
    title: 'Nobody scrolls with floury hands',
    text: 'One tap per batch on the tablet by the oven. Big letters, gloves allowed, six languages.',
  },
  {
    time: '5 AM',
    title: 'Crates know their van',
    text: 'Labels come out by route. Last stop in first, and the new driver finds the back door.',
  },
]

const logos = [
  { name: 'Verdane', image: '/media/logos/verdane.svg', width: 137 },
  { name: 'Orrin', image: '/media/logos/orrin.svg', width: 99 },
  { name: 'Sable & Finch', image: '/media/logos/sable-finch.svg', width: 189 },
  { name: 'Paxwell', image: '/media/logos/paxwell.svg', width: 122 },
]

export default function SaaSHomePageWithProductTable() {
  const [open, setOpen] = useState(false)
  const [choice, setChoice] = useState('weekday')
  const night = choice === 'weekday' ? nights.weekday : nights.weekend

  return (
    <div className="bg-white dark:bg-secondary-950">
      <header className="mx-auto flex h-18 max-w-7xl items-center gap-8 px-4 sm:px-6 lg:px-8">
        {/* Replace with your logo */}
        <a
          href="#"
          className="inline-flex items-center gap-2.5 rounded-md py-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-0 dark:focus-visible:outline-primary-400"
        >
          <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 text-primary-600 dark:text-primary-400">
            <path
              fill="currentColor"
              d="M16 2c5 4 7 8 7 12 0 2-.6 3.800-1.600 5.200C20.400 15 18.600 12 16 9.500c-2.600 2.500-4.400 5.500-5.400 9.700C9.600 17.800 9 16 9 14c0-4 2-8 7-12zM5 13c2 6 5 9.500 11 17 6-7.500 9-11 11-17 2 9-2 15.500-11 17C7 28.500 3 22 5 13z"
            />
          </svg>
          <span className="text-lg/7 font-semibold tracking-tight text-secondary-950 dark:text-white">Sorrel</span>
        </a>
        <nav aria-label="Main" className="hidden md:block">
          <ul role="list" className="flex gap-1">
            {links.map((link) => (
              <li key={link}>
                <a
                  href="#"
                  className="block rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-2">
          <a
            href="#"
            className="rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none max-sm:hidden sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Sign in
          </a>
          <a
            href="#visit"
            className="rounded-lg bg-white px-3.5 py-2 text-center text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none max-sm:hidden dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Book a visit
          </a>
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="-me-2 rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:-me-1.5 sm:p-1.5 md:hidden dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Open menu</span>
            <Bars3Icon aria-hidden="true" className="size-6" />
          </button>
        </div>
      </header>

      <main>
        <section className="mx-auto max-w-7xl px-4 pt-12 sm:px-6 sm:pt-20 lg:px-8">
          <h1 className="max-w-4xl text-4xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-5xl xl:text-7xl dark:text-white">
            Everything ordered today is bread by five
          </h1>
          <div className="mt-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
            <p className="max-w-xl text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
              Sorrel turns standing orders, text messages and last-minute changes into one sheet for the night shift.
              Made in a bakery in Tacoma, used in 340.
            </p>
            <div className="flex flex-wrap gap-3">
              <a
                href="#visit"
                className="rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
              >
                Book a visit
              </a>
              <a
                href="#"
                className="inline-flex items-center gap-2 rounded-lg bg-white px-4 py-2.5 text-center text-base/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                Watch one night
                <ArrowRightIcon
                  aria-hidden="true"
                  className="size-5 shrink-0 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
                />
              </a>
            </div>
          </div>
        </section>

        <section aria-labelledby="sheet-heading" className="mt-12 bg-primary-700 sm:mt-16 dark:bg-primary-950">
          <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6 sm:py-20 lg:px-8">
            <div className="rounded-2xl bg-white shadow-2xl ring-1 ring-primary-950/10 dark:bg-secondary-900 dark:ring-white/10">
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10">
                <div>
                  <h2 id="sheet-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                    Bake sheet
                  </h2>
                  <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
                    For the morning of {night.name}
                  </p>
                </div>
                <fieldset className="flex rounded-lg bg-secondary-950/5 p-0.5 dark:bg-white/10">
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
                    className="grid grid-cols-2 items-center gap-x-6 gap-y-1 border-b border-secondary-950/10 px-5 py-3.5 text-sm/6 sm:grid-cols-12 sm:px-6 dark:border-white/10"
                  >
                    <p className="font-medium text-secondary-950 sm:col-span-3 dark:text-white">{dough.name}</p>
                    <p className="text-end text-secondary-600 tabular-nums sm:col-span-2 sm:text-start dark:text-secondary-400">
                      {dough.pieces}
                    </p>
                    <div
                      aria-hidden="true"
                      className="col-span-2 h-1.5 overflow-hidden rounded-full bg-secondary-200 sm:col-span-3 dark:bg-white/15"
                    >
                      <div
                        style={{ width: `${dough.percent}%` }}
                        className="h-full rounded-full bg-primary-600 dark:bg-primary-500"
                      />
                    </div>
                    <p className="font-medium text-secondary-950 tabular-nums sm:col-span-2 sm:text-end dark:text-white">
                      {dough.kilos}
                    </p>
                    <p className="text-end text-secondary-600 tabular-nums sm:col-span-2 dark:text-secondary-400">
                      {dough.start}
                    </p>
                  </li>
                ))}
              </ul>
              <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-5 py-4 text-sm/6 sm:px-6">
                <span className="text-pretty text-secondary-600 dark:text-secondary-400">{night.note}</span>
                <span className="font-semibold text-secondary-950 tabular-nums dark:text-white">
                  {night.total} of dough
                </span>
              </p>
            </div>
          </div>
        </section>

        <section aria-labelledby="night-heading" className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
          <h2
            id="night-heading"
            className="max-w-2xl text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            From the first text message to the last crate
          </h2>
          <ol role="list" className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
            {hours.map((hour) => (
              <li key={hour.time} className="border-t-2 border-primary-600 pt-5 dark:border-primary-400">
                <p className="text-3xl font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
                  {hour.time}
                </p>
                <h3 className="mt-4 text-base/7 font-semibold text-secondary-950 dark:text-white">{hour.title}</h3>
                <p className="mt-1 text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">{hour.text}</p>
              </li>
            ))}
          </ol>
        </section>

        <section aria-label="What a baker says" className="bg-secondary-50 dark:bg-secondary-900/40">
          <div className="mx-auto max-w-5xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
            <figure className="grid gap-x-12 gap-y-6 sm:grid-cols-4">
              <img
                src="/media/portraits/portrait-02.webp"
                alt=""
                width={800}
                height={1000}
                className="aspect-4/5 w-32 rounded-xl object-cover sm:row-span-2 sm:w-full"
              />
              <blockquote className="self-end text-2xl/9 font-semibold tracking-tight text-balance text-secondary-950 sm:col-span-3 sm:text-3xl dark:text-white">
                “Four people work our nights, and they do not share a language. They all read the sheet.”
              </blockquote>
              <figcaption className="text-base/7 sm:col-span-3">
                <span className="block font-semibold text-secondary-950 dark:text-white">Efua Mensah</span>
                <span className="block text-secondary-600 dark:text-secondary-400">
                  Head baker, Osei Bread, 38 cafés on standing orders
                </span>
              </figcaption>
            </figure>
            <ul
              role="list"
              className="mt-14 grid grid-cols-2 items-center justify-items-start gap-x-8 gap-y-6 border-t border-secondary-950/10 pt-10 sm:flex sm:justify-between dark:border-white/10"
            >
              {logos.map((logo) => (
                <li key={logo.name}>
                  <img
                    src={logo.image}
                    alt={logo.name}
                    width={logo.width}
                    height={40}
                    className="h-7 w-auto opacity-80 sm:h-8 dark:invert"
                  />
                </li>
              ))}
            </ul>
          </div>
        </section>

        <section
          id="visit"
          aria-labelledby="visit-heading"
          className="mx-auto max-w-7xl px-4 py-16 text-center sm:px-6 sm:py-24 lg:px-8"
        >
          <h2
            id="visit-heading"
            className="mx-auto max-w-2xl text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
          >
            We come by for a night, you decide in the morning
          </h2>
          <p className="mx-auto mt-4 max-w-xl text-lg/8 text-balance text-secondary-600 dark:text-secondary-400">
            From $39 a month for one oven and one van. The first night costs nothing, coffee included.
          </p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <a
              href="#"
              className="rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Book a visit
            </a>
            <a
              href="#"
              className="rounded-lg bg-white px-4 py-2.5 text-center text-base/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              See prices
            </a>
          </div>
        </section>
      </main>

      <footer className="border-t border-secondary-950/10 dark:border-white/10">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8 sm:px-6 lg:px-8">
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            © 2026 Sorrel, Inc. Open when you are, from 10 PM to 6 AM Pacific time.
          </p>
          <ul role="list" className="-my-2 flex flex-wrap gap-x-6 sm:my-0 sm:gap-y-2">
            <li>
              <a
                href="tel:+12535550146"
                className="block rounded-sm py-2 text-sm/6 text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:inline sm:py-0 dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                (253) 555-0146
              </a>
            </li>
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
                Privacy
              </a>
            </li>
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
                <li key={link}>
                  <a
                    href="#"
                    className="block rounded-lg px-3 py-2.5 text-base/6 font-medium text-secondary-950 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                  >
                    {link}
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
