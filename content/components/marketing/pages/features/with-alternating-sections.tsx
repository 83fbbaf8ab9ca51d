/**
 * @title Feature page with alternating sections
 * @description A features page of halves that change sides: a claim beside a live panel on a ground of its own, section by section.
 * @keywords product page, product tour, features, services, zigzag, landing page
 * @layout full
 * @order 1
 * @part MKT-P02-1
 */
import { useState } from 'react'
import { Description, Field, Label, Switch } from '@headlessui/react'
import { ArrowRightIcon, CheckCircleIcon, ExclamationTriangleIcon, PhoneIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const parts = [
  { id: 'feature-see', name: 'See' },
  { id: 'feature-call', name: 'Call' },
  { id: 'feature-tell', name: 'Tell' },
  { id: 'feature-learn', name: 'Learn' },
]

const cities = [
  { name: 'Ohio', time: 38, percent: 6, slow: false },
  { name: 'Dublin', time: 96, percent: 15, slow: false },
  { name: 'Osaka', time: 640, percent: 100, slow: true },
]

const rotation = [
  { days: 'Mon and Tue', person: 'Ngozi Eze', avatar: '/media/avatars/avatar-19.webp', nights: 'Tomasz Król' },
  { days: 'Wed and Thu', person: 'Tomasz Król', avatar: '/media/avatars/avatar-18.webp', nights: 'Yuki Ito' },
  { days: 'Fri to Sun', person: 'Yuki Ito', avatar: '/media/avatars/avatar-35.webp', nights: 'Ngozi Eze' },
]

const services = ['Storefront', 'Payments', 'Account pages']

const incident = [
  { time: '2:41:05 AM', text: 'The database moves to its spare, as planned.' },
  { time: '2:41:19 AM', text: 'Dublin, Osaka and Ohio wait nine seconds for the cart.' },
  { time: '2:41:30 AM', text: 'Noven calls Ngozi. She answers after two rings.' },
  { time: '2:45:12 AM', text: 'The old connections are closed. All three cities answer.' },
]

const details = [
  { name: 'Every 30 seconds', text: 'On every plan, from every city.' },
  { name: 'Two must agree', text: 'One broken cable is not your outage.' },
  { name: 'Certificates', text: 'An email 30, 14 and 3 days before they end.' },
  { name: 'Forms and carts', text: 'Buys a test product every five minutes, and returns it.' },
  { name: 'As code', text: 'One YAML file beside your own, reviewed like the rest.' },
  { name: 'Nothing to install', text: 'We look from outside, as your customers do.' },
]

export default function FeaturePageWithAlternatingSections() {
  const [told, setTold] = useState(false)

  return (
    <div className="bg-white dark:bg-secondary-950">
      <header className="border-b border-secondary-950/10 dark:border-white/10">
        <div className="mx-auto flex h-16 max-w-7xl items-center gap-8 px-4 sm:px-6 lg:px-8">
          {/* Replace with your logo */}
          <a
            href="#"
            className="rounded-md py-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-0 dark:focus-visible:outline-primary-400"
          >
            <img src="/media/logos/noven.svg" alt="Noven" width={113} height={40} className="h-8 w-auto dark:invert" />
          </a>
          <nav aria-label="Main" className="flex gap-1 max-md:hidden">
            <a
              href="#"
              aria-current="page"
              className="rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Features
            </a>
            <a
              href="#"
              className="rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Pricing
            </a>
            <a
              href="#"
              className="rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Docs
            </a>
          </nav>
          <a
            href="#"
            className="ms-auto rounded-lg bg-primary-600 px-3.5 py-2 text-center text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Watch a site
          </a>
        </div>
      </header>

      <main>
        <section className="grid grid-cols-1 lg:grid-cols-2">
          <div className="flex flex-col justify-center bg-secondary-950 px-4 py-14 sm:px-6 sm:py-16 lg:px-8 xl:ps-[max(2rem,calc(50vw-38rem))] dark:bg-secondary-900">
            <h1 className="max-w-2xl text-4xl font-semibold tracking-tighter text-balance text-white sm:text-5xl">
              When your site fails, one person gets the call
            </h1>
            <p className="mt-5 max-w-xl text-lg/8 text-pretty text-secondary-300">
              Noven checks your site every 30 seconds, calls someone who can fix it, and tells the people waiting.
            </p>
            <nav aria-label="On this page" className="mt-6">
              <ul role="list" className="flex flex-wrap gap-2">
                {parts.map((part) => (
                  <li key={part.id}>
                    <a
                      href={`#${part.id}`}
                      className="block rounded-full px-4 py-2 text-sm/6 font-medium text-white ring-1 ring-white/30 transition duration-150 ring-inset hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none sm:py-1.5"
                    >
                      {part.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className="flex items-center bg-primary-700 px-4 py-14 sm:px-6 lg:px-12 dark:bg-primary-800">
            <figure aria-label="Example of a call" className="mx-auto w-full max-w-md">
              <p className="text-8xl font-semibold tracking-tighter text-white tabular-nums sm:text-9xl">
                <bdi>
                  2:41 <span className="text-5xl sm:text-6xl">AM</span>
                </bdi>
              </p>
              <div className="-mt-3 flex items-center gap-4 rounded-xl bg-white p-4 shadow-lg dark:bg-secondary-900">
                <img
                  src="/media/avatars/avatar-19.webp"
                  alt=""
                  width={256}
                  height={256}
                  className="size-14 shrink-0 rounded-full"
                />
                <p className="min-w-0 flex-1 text-base/6 text-secondary-600 dark:text-secondary-400">
                  <span className="block font-semibold text-secondary-950 dark:text-white">Calling Ngozi Eze</span>
                  Cart takes 9 seconds in all three cities
                </p>
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-green-700 text-white">
                  <PhoneIcon aria-hidden="true" className="size-5" />
                </span>
              </div>
            </figure>
          </div>
        </section>

        <section
          id="feature-see"
          aria-labelledby="feature-see-heading"
          className="grid scroll-mt-4 grid-cols-1 lg:grid-cols-2"
        >
          <div className="flex flex-col justify-center px-4 pt-14 pb-10 sm:px-6 lg:order-last lg:px-16 lg:py-20">
            <div className="max-w-lg">
              <h2
                id="feature-see-heading"
                className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
              >
                See what a customer in Osaka sees
              </h2>
              <p className="mt-4 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
                Ohio, Dublin and Osaka load your pages every 30 seconds. When one of them waits, you learn which, how
                long, and where the time goes.
              </p>
            </div>
          </div>
          <div className="flex items-center bg-primary-100 px-4 py-12 sm:px-6 sm:py-16 lg:px-12 dark:bg-primary-950">
            <figure
              aria-label="Example of answer times"
              className="mx-auto w-full max-w-xl min-w-0 rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
            >
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 text-base/7 font-semibold wrap-break-word text-secondary-950 dark:text-white">
                  shop.verdane.example
                </span>
                <span className="text-sm/6 text-secondary-600 dark:text-secondary-400">
                  <bdi>12 seconds ago</bdi>
                </span>
              </p>
              <ul role="list" className="mt-4 grid gap-3 text-sm/6">
                {cities.map((city) => (
                  <li key={city.name} className="flex flex-wrap items-center gap-x-4">
                    <span className="w-24 shrink-0 font-medium text-secondary-950 sm:w-36 dark:text-white">
                      {city.name}
                    </span>
                    <span
                      aria-hidden="true"
                      className="h-1.5 min-w-8 flex-1 overflow-hidden rounded-full bg-secondary-200 dark:bg-white/15"
                    >
                      <span
                        style={{ width: `${city.percent}%` }}
                        className={clsx(
                          'block h-full rounded-full',
                          city.slow ? 'bg-amber-500 dark:bg-amber-400' : 'bg-primary-600 dark:bg-primary-500',
                        )}
                      />
                    </span>
                    <span className="w-14 shrink-0 text-end text-secondary-600 tabular-nums sm:w-24 dark:text-secondary-400">
                      <bdi>{city.time} ms</bdi>
                    </span>
                  </li>
                ))}
              </ul>
              <p className="mt-5 border-t border-secondary-950/10 pt-4 text-sm/6 text-pretty text-secondary-600 dark:border-white/10 dark:text-secondary-400">
                <span className="font-medium text-secondary-950 dark:text-white">Osaka is slow:</span> 560 of 640 ms go
                into a cable to Ohio.
              </p>
            </figure>
          </div>
        </section>

        <section
          id="feature-call"
          aria-labelledby="feature-call-heading"
          className="grid scroll-mt-4 grid-cols-1 lg:grid-cols-2"
        >
          <div className="flex flex-col justify-center px-4 pt-14 pb-10 sm:px-6 lg:px-8 lg:py-20 xl:ps-[max(2rem,calc(50vw-38rem))]">
            <div className="max-w-lg">
              <h2
                id="feature-call-heading"
                className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
              >
                Call someone who can fix it, let the others sleep
              </h2>
              <p className="mt-4 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
                A rotation people can read. Swaps take one click and a yes. If nobody picks up within five minutes, the
                next one is called.
              </p>
            </div>
          </div>
          <div className="flex items-center bg-primary-950 px-4 py-12 sm:px-6 sm:py-16 lg:px-12">
            <figure
              aria-label="Example of a rotation"
              className="mx-auto w-full max-w-xl min-w-0 rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
            >
              <ul role="list">
                {rotation.map((shift) => (
                  <li
                    key={shift.days}
                    className="flex items-center gap-4 border-b border-secondary-950/10 px-5 py-4 sm:px-6 dark:border-white/10"
                  >
                    <img src={shift.avatar} alt="" width={256} height={256} className="size-11 shrink-0 rounded-full" />
                    <div className="min-w-0 flex-1 text-sm/6">
                      <p className="font-semibold text-secondary-950 dark:text-white">{shift.person}</p>
                      <p className="text-secondary-600 dark:text-secondary-400">then {shift.nights}</p>
                    </div>
                    <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">{shift.days}</p>
                  </li>
                ))}
              </ul>
              <p className="flex items-center gap-2.5 px-5 py-4 text-sm/6 sm:px-6">
                <PhoneIcon aria-hidden="true" className="size-5 shrink-0 text-secondary-500 dark:text-secondary-400" />
                <span className="text-secondary-600 dark:text-secondary-400">
                  Four calls in October,{' '}
                  <span className="font-medium text-secondary-950 dark:text-white">answered after 19 seconds</span> on
                  average
                </span>
              </p>
            </figure>
          </div>
        </section>

        <section
          id="feature-tell"
          aria-labelledby="feature-tell-heading"
          className="grid scroll-mt-4 grid-cols-1 lg:grid-cols-2"
        >
          <div className="flex flex-col justify-center px-4 pt-14 pb-10 sm:px-6 lg:order-last lg:px-16 lg:py-20">
            <div className="max-w-lg">
              <h2
                id="feature-tell-heading"
                className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white"
              >
                Tell the people waiting before they ask
              </h2>
              <p className="mt-4 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
                The status page runs on other servers than yours. One switch says it publicly, in words you wrote on a
                calm afternoon.
              </p>
              <Field className="mt-6 flex items-center gap-4">
                <Switch
                  checked={told}
                  onChange={setTold}
                  className="group relative inline-flex h-6 w-11 shrink-0 items-center rounded-full bg-secondary-500 p-0.5 transition duration-150 after:absolute after:-inset-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-checked:bg-primary-600 motion-reduce:transition-none sm:after:hidden dark:bg-secondary-600 dark:focus-visible:outline-primary-400 dark:data-checked:bg-primary-500"
                >
                  <span
                    aria-hidden="true"
                    className="size-5 rounded-full bg-white shadow-xs transition duration-150 group-data-checked:translate-x-5 motion-reduce:transition-none rtl:group-data-checked:-translate-x-5"
                  />
                </Switch>
                <div className="text-sm/6">
                  <Label className="block font-medium text-secondary-950 dark:text-white">Payments are slow</Label>
                  <Description className="text-secondary-600 dark:text-secondary-400">
                    Try it: the page beside it changes
                  </Description>
                </div>
              </Field>
            </div>
          </div>
          <div className="flex items-center bg-secondary-200 px-4 py-12 sm:px-6 sm:py-16 lg:px-12 dark:bg-secondary-900">
            <figure
              aria-label="Example of a status page"
              className="mx-auto w-full max-w-xl min-w-0 rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
            >
              <div
                role="status"
                className={clsx(
                  'flex gap-3 rounded-t-xl px-5 py-4 text-sm/6 sm:px-6',
                  told
                    ? 'bg-amber-50 text-amber-900 dark:bg-amber-400/10 dark:text-amber-200'
                    : 'bg-green-50 text-green-900 dark:bg-green-400/10 dark:text-green-200',
                )}
              >
                {told ? (
                  <ExclamationTriangleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
                ) : (
                  <CheckCircleIcon aria-hidden="true" className="my-0.5 size-5 shrink-0" />
                )}
                <p className="text-pretty">
                  <span className="font-semibold">
                    {told ? 'Payments take longer than usual.' : 'All systems operational.'}
                  </span>{' '}
                  {told ? 'Orders are kept and go through by themselves.' : 'Last checked 6 seconds ago.'}
                </p>
              </div>
              <ul role="list">
                {services.map((service) => (
                  <li
                    key={service}
                    className="flex flex-wrap items-center justify-between gap-x-4 border-t border-secondary-950/10 px-5 py-3.5 text-sm/6 sm:px-6 dark:border-white/10"
                  >
                    <span className="font-medium text-secondary-950 dark:text-white">{service}</span>
                    <span className="flex items-center gap-2 text-secondary-600 dark:text-secondary-400">
                      <span
                        aria-hidden="true"
                        className={clsx(
                          'size-2 rounded-full',
                          told && service === 'Payments'
                            ? 'bg-amber-500 dark:bg-amber-400'
                            : 'bg-green-600 dark:bg-green-400',
                        )}
                      />
                      {told && service === 'Payments' ? 'Slow' : 'Operational'}
                    </span>
                  </li>
                ))}
              </ul>
            </figure>
          </div>
        </section>

        <section
          id="feature-learn"
          aria-labelledby="feature-learn-heading"
          className="scroll-mt-4 bg-secondary-950 dark:bg-secondary-900"
        >
          <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-2 lg:px-8">
            <div className="max-w-lg">
              <h2
                id="feature-learn-heading"
                className="text-3xl font-semibold tracking-tight text-balance text-white sm:text-4xl"
              >
                Learn from four minutes at night
              </h2>
              <p className="mt-4 text-lg/8 text-pretty text-secondary-300">
                The report is written while it happens. In the morning you add why, and what changes.
              </p>
            </div>
            <ol role="list" className="border-s border-white/20">
              {incident.map((entry) => (
                <li key={entry.time} className="relative ps-6 pb-7 text-base/7 last:pb-0">
                  <span
                    aria-hidden="true"
                    className="absolute -start-1 top-2.5 size-2 rounded-full bg-primary-400 ring-4 ring-secondary-950 dark:ring-secondary-900"
                  />
                  <p className="text-sm/6 text-secondary-400 tabular-nums">
                    <bdi>{entry.time}</bdi>
                  </p>
                  <p className="text-pretty text-white">{entry.text}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>

        <section aria-labelledby="feature-details" className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
          <h2
            id="feature-details"
            className="text-2xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white"
          >
            And the rest
          </h2>
          <dl className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {details.map((detail) => (
              <div key={detail.name} className="border-t border-secondary-950/10 pt-4 dark:border-white/10">
                <dt className="text-base/7 font-semibold text-secondary-950 dark:text-white">{detail.name}</dt>
                <dd className="text-base/7 text-pretty text-secondary-600 dark:text-secondary-400">{detail.text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-2xl bg-primary-50 px-6 py-8 sm:px-10 dark:bg-primary-400/10">
            <div>
              <p className="text-2xl/8 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white">
                Three sites are free, for good
              </p>
              <p className="mt-1 text-base/7 text-secondary-700 dark:text-secondary-300">
                You need a site to watch and a phone that rings.
              </p>
            </div>
            <a
              href="#"
              className="inline-flex items-center gap-2 rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Watch a site
              <ArrowRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </a>
          </div>
        </section>
      </main>

      <footer className="border-t border-secondary-950/10 dark:border-white/10">
        <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-8 gap-y-3 px-4 py-8 sm:px-6 lg:px-8">
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
            <bdi>© 2026 Noven Monitoring. We watch ourselves from a competitor.</bdi>
          </p>
          <ul role="list" className="-my-2 flex flex-wrap gap-x-6 sm:my-0 sm:gap-y-2">
            <li>
              <a
                href="#"
                className="block rounded-sm py-2 text-sm/6 text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:inline sm:py-0 dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                Status
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
    </div>
  )
}
