/**
 * @title Sidebar layout
 * @description The frame of every page of the product, with an outlet for the account: places at the side, on phones in a drawer.
 * @layout full
 * @order 10
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

export default function SidebarLayout() {
  const path = currentPath()
  const [navigating, setNavigating] = useState(false)

  return (
    <div className="bg-secondary-100 dark:bg-secondary-950 min-h-dvh lg:flex">
      <a
        href="#main"
        className="text-secondary-950 ring-secondary-950/10 dark:bg-secondary-800 sr-only rounded-lg bg-white px-4 py-2 text-sm/6 font-semibold shadow-lg ring-1 focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-30 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:ring-white/10 dark:focus-visible:outline-primary-400"
      >
        Skip to content
      </a>
      <nav
        aria-label="Main"
        className="hidden w-64 shrink-0 flex-col gap-6 overflow-y-auto p-4 lg:sticky lg:top-0 lg:flex lg:h-dvh"
      >
        <div className="flex h-10 items-center px-2.5">
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
        </div>
        <ul role="list" className="grid gap-0.5">
          {places.map((place) => (
            <li key={place.href}>
              <a href={place.href} aria-current={path === place.href ? 'page' : undefined} className={linkClasses}>
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

      <Dialog open={navigating} onClose={setNavigating} className="relative z-20 lg:hidden">
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

      <div className="flex min-h-dvh min-w-0 flex-1 flex-col lg:p-2 lg:ps-0">
        <header className="flex h-16 shrink-0 items-center gap-2 px-4 sm:px-6 lg:h-14 lg:px-2">
          <button
            type="button"
            onClick={() => setNavigating(true)}
            className="text-secondary-600 hover:bg-secondary-950/5 hover:text-secondary-900 dark:text-secondary-300 -ms-2 grid size-10 place-items-center rounded-lg transition duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none lg:hidden dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Open main menu</span>
            <Bars3Icon aria-hidden="true" className="size-6" />
          </button>
          <p className="text-secondary-950 text-base/7 font-semibold lg:hidden dark:text-white">Lintel</p>
          <div className="ms-auto flex items-center gap-3">
            {/* outlet: themeSwitch */}
            {/* outlet: account */}
          </div>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="ring-secondary-950/10 dark:bg-secondary-900 flex-1 bg-white px-4 py-6 ring-1 focus:outline-hidden sm:px-6 lg:rounded-xl lg:px-8 lg:py-8 lg:shadow-xs dark:ring-white/10 dark:lg:shadow-none"
        >
          <div className="mx-auto max-w-5xl">{/* outlet */}</div>
        </main>
      </div>
    </div>
  )
}
