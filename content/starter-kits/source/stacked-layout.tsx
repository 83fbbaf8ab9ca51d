/**
 * @title Stacked layout
 * @description The frame for places that need the whole width, with an outlet for the account: one bar above the page.
 * @layout full
 * @order 11
 */
import { useState } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { Bars3Icon, Cog6ToothIcon, DocumentTextIcon, HomeIcon, XMarkIcon } from '@heroicons/react/24/outline'

const places = [
  { name: 'Dashboard', href: '/', icon: HomeIcon },
  { name: 'Billing', href: '/billing', icon: DocumentTextIcon },
  { name: 'Settings', href: '/settings', icon: Cog6ToothIcon },
]

/* path of the router */
function currentPath() {
  return '/'
}

const linkClasses =
  'group flex items-center gap-3 rounded-lg px-2.5 py-2 text-sm/6 font-medium text-secondary-700 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400 aria-[current=page]:bg-white aria-[current=page]:text-secondary-950 aria-[current=page]:shadow-xs aria-[current=page]:ring-1 aria-[current=page]:ring-secondary-950/10 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/5 dark:hover:text-white dark:aria-[current=page]:bg-white/10 dark:aria-[current=page]:text-white dark:aria-[current=page]:shadow-none dark:aria-[current=page]:ring-white/10'

export default function StackedLayout() {
  const path = currentPath()
  const [navigating, setNavigating] = useState(false)

  return (
    <div className="dark:bg-secondary-900 min-h-dvh bg-white">
      <a
        href="#main"
        className="text-secondary-950 ring-secondary-950/10 dark:bg-secondary-800 sr-only rounded-lg bg-white px-4 py-2 text-sm/6 font-semibold shadow-lg ring-1 focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-30 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:ring-white/10 dark:focus-visible:outline-primary-400"
      >
        Skip to content
      </a>
      <header className="border-secondary-950/10 border-b dark:border-white/10">
        <div className="mx-auto flex h-16 max-w-5xl items-center gap-2 px-4 sm:px-6 lg:px-8">
          <button
            type="button"
            onClick={() => setNavigating(true)}
            className="text-secondary-600 hover:bg-secondary-950/5 hover:text-secondary-900 dark:text-secondary-300 -ms-2 grid size-10 place-items-center rounded-lg transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none md:hidden dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Open main menu</span>
            <Bars3Icon aria-hidden="true" className="size-6" />
          </button>
          {/* Replace with your name and logo */}
          <a
            href="/"
            className="text-secondary-950 flex items-center gap-2.5 rounded-md text-base/7 font-semibold focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:focus-visible:outline-primary-400"
          >
            <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 text-primary-600 dark:text-primary-500">
              <path fill="currentColor" d="M4 5h24v6h-3v16h-6V11h-6v16H7V11H4z" />
            </svg>
            Lintel
          </a>
          <nav aria-label="Main" className="ms-6 hidden self-stretch md:block">
            <ul role="list" className="flex h-full gap-6">
              {places.map((place) => (
                <li key={place.href} className="flex">
                  <a
                    href={place.href}
                    aria-current={path === place.href ? 'page' : undefined}
                    className="text-secondary-600 hover:text-secondary-950 aria-[current=page]:text-secondary-950 dark:text-secondary-300 -mb-px flex items-center rounded-sm border-b-2 border-transparent text-sm/6 font-medium transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:border-primary-600 motion-reduce:transition-none dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:border-primary-400 dark:aria-[current=page]:text-white"
                  >
                    {place.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="ms-auto flex items-center gap-3">
            {/* outlet: themeSwitch */}
            {/* outlet: account */}
          </div>
        </div>
      </header>

      <Dialog open={navigating} onClose={setNavigating} className="relative z-20 md:hidden">
        <DialogBackdrop
          transition
          className="bg-secondary-950/50 dark:bg-secondary-950/75 fixed inset-0 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none"
        />
        <div className="fixed inset-0 flex pe-12">
          <DialogPanel
            transition
            className="bg-secondary-50 ring-secondary-950/10 dark:bg-secondary-900 flex w-full max-w-xs flex-col gap-4 overflow-y-auto p-4 text-start shadow-lg ring-1 transition data-closed:-translate-x-full data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none rtl:data-closed:translate-x-full dark:ring-white/10"
          >
            <div className="flex items-center justify-between gap-4">
              <DialogTitle className="text-secondary-950 px-2.5 text-base/7 font-semibold dark:text-white">
                Lintel
              </DialogTitle>
              <button
                type="button"
                data-autofocus
                onClick={() => setNavigating(false)}
                className="text-secondary-600 hover:bg-secondary-950/5 hover:text-secondary-900 dark:text-secondary-300 grid size-10 place-items-center rounded-lg transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Close main menu</span>
                <XMarkIcon aria-hidden="true" className="size-6" />
              </button>
            </div>
            <nav aria-label="Main, on phones">
              <ul role="list" className="grid gap-0.5">
                {places.map((place) => (
                  <li key={place.href}>
                    <a
                      href={place.href}
                      aria-current={path === place.href ? 'page' : undefined}
                      onClick={() => setNavigating(false)}
                      className={linkClasses}
                    >
                      <place.icon
                        aria-hidden="true"
                        className="text-secondary-500 dark:text-secondary-400 size-6 shrink-0 group-aria-[current=page]:text-primary-600 dark:group-aria-[current=page]:text-primary-400"
                      />
                      {place.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </DialogPanel>
        </div>
      </Dialog>

      <main id="main" tabIndex={-1} className="mx-auto max-w-5xl px-4 py-8 focus:outline-hidden sm:px-6 lg:px-8">
        {/* outlet */}
      </main>
    </div>
  )
}
