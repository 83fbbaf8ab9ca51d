/**
 * @title Simple top bar navigation
 * @description A top bar navigation before signing in: a logo, links marked at the foot of the bar, two buttons, a panel on phones.
 * @keywords navbar, header, main menu, hamburger menu, logged out, sign in, sign up, underline
 * @layout full
 * @minHeight 640
 * @order 4
 * @part AUI-C27-5
 */
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { Bars3Icon, XMarkIcon } from '@heroicons/react/24/outline'

const places = [
  { name: 'Savings', current: true },
  { name: 'Checking', current: false },
  { name: 'Cards', current: false },
  { name: 'Loans', current: false },
  { name: 'Help', current: false },
]

export default function SimpleTopBarNavigation() {
  return (
    <div className="flex min-h-dvh flex-col bg-white dark:bg-secondary-950">
      <Disclosure as="nav" aria-label="Main" className="border-b border-secondary-950/10 dark:border-white/10">
        <div className="mx-auto flex min-h-16 max-w-7xl flex-wrap items-stretch gap-x-8 px-4 sm:px-6 lg:px-8">
          {/* Replace with your logo */}
          <a
            href="#"
            className="flex items-center gap-2.5 self-center rounded-md py-1.5 text-base/7 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
          >
            <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 text-primary-700 dark:text-primary-400">
              <path
                fill="currentColor"
                d="M16 2a14 14 0 0 1 14 14h-6a8 8 0 0 0-16 0H2A14 14 0 0 1 16 2zM2 20h28v4H2zm5 6h18v4H7z"
              />
            </svg>
            Bright Harbor
          </a>
          <ul role="list" className="hidden flex-wrap gap-x-6 md:flex">
            {places.map((place) => (
              <li key={place.name} className="flex">
                <a
                  href="#"
                  aria-current={place.current ? 'page' : undefined}
                  className="-mb-px flex items-center border-b-2 border-transparent px-1 text-sm/6 font-medium text-secondary-600 transition duration-150 hover:border-secondary-300 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:border-primary-600 aria-[current=page]:text-secondary-950 motion-reduce:transition-none dark:text-secondary-400 dark:hover:border-secondary-600 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:border-primary-400 dark:aria-[current=page]:text-white"
                >
                  {place.name}
                </a>
              </li>
            ))}
          </ul>
          <div className="ms-auto flex items-center gap-2">
            <a
              href="#"
              className="rounded-lg px-3.5 py-2 text-sm/6 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none max-sm:hidden dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              Sign in
            </a>
            <a
              href="#"
              className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              Join
            </a>
            <DisclosureButton className="group -me-2 rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none md:hidden dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400">
              <span className="sr-only">Main menu</span>
              <Bars3Icon aria-hidden="true" className="size-6 group-data-open:hidden" />
              <XMarkIcon aria-hidden="true" className="hidden size-6 group-data-open:block" />
            </DisclosureButton>
          </div>
        </div>
        <DisclosurePanel className="border-t border-secondary-950/10 p-2 md:hidden dark:border-white/10">
          <ul role="list" className="grid gap-1">
            {places.map((place) => (
              <li key={place.name}>
                <a
                  href="#"
                  aria-current={place.current ? 'page' : undefined}
                  className="block rounded-lg px-3 py-2 text-base/6 font-medium text-secondary-700 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:bg-primary-50 aria-[current=page]:text-primary-700 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-[current=page]:bg-primary-400/15 dark:aria-[current=page]:text-primary-300"
                >
                  {place.name}
                </a>
              </li>
            ))}
            <li className="sm:hidden">
              <a
                href="#"
                className="block rounded-lg px-3 py-2 text-base/6 font-medium text-secondary-700 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                Sign in
              </a>
            </li>
          </ul>
        </DisclosurePanel>
      </Disclosure>

      {/* The page below the bar */}
      <main className="relative flex flex-1 items-end overflow-hidden bg-primary-950">
        <svg
          aria-hidden="true"
          viewBox="0 0 1200 500"
          preserveAspectRatio="none"
          className="absolute inset-x-0 bottom-0 h-2/3 w-full sm:h-full rtl:-scale-x-100"
        >
          <path className="text-primary-800" fill="currentColor" d="M0 440C400 420 700 330 1200 40V500H0Z" />
          <path className="text-primary-600" fill="currentColor" d="M0 470C450 460 800 410 1200 230V500H0Z" />
        </svg>
        <div className="relative mx-auto w-full max-w-7xl px-4 pt-16 pb-56 text-primary-100 sm:px-6 lg:px-8">
          <h1 className="text-lg/8">Savings account</h1>
          <p className="text-6xl font-semibold tracking-tighter text-white tabular-nums sm:text-9xl">4.10%</p>
          <p className="mt-2 max-w-sm text-lg/8 text-pretty">
            a year on every dollar you save. Put in $10,000 and you earn $410 in a year.
          </p>
        </div>
      </main>
    </div>
  )
}
