/**
 * @title Site header with mobile menu
 * @description A site header with links and a button; on phones the links open in a panel from the side.
 * @keywords navbar, navigation bar, hamburger menu, main navigation, responsive menu, drawer
 * @free
 * @layout full
 * @minHeight 520
 * @order 1
 * @part MKT-S02-1
 */
import { useState } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { Bars3Icon, XMarkIcon } from '@heroicons/react/24/outline'

const links = ['Forecast', 'Invoices', 'Pricing', 'Customers']

export default function SiteHeaderWithMobileMenu() {
  const [open, setOpen] = useState(false)

  return (
    <header className="border-b border-secondary-950/10 bg-white dark:border-white/10 dark:bg-secondary-950">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-8 px-4 sm:px-6 lg:px-8">
        {/* Replace with your logo */}
        <a
          href="#"
          className="inline-flex items-center gap-2.5 rounded-md py-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-0 dark:focus-visible:outline-primary-400"
        >
          <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 text-primary-600 dark:text-primary-500">
            <path
              fill="currentColor"
              d="M4 22c5-8 9-8 14-3 4 4 7 3 10-2v9H4zm0-10c5-8 9-8 14-3 4 4 7 3 10-2v5c-3 5-6 6-10 2-5-5-9-5-14 3z"
            />
          </svg>
          <span className="text-lg/7 font-semibold tracking-tight text-secondary-950 dark:text-white">Tidewell</span>
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
        <div className="ms-auto flex items-center gap-3">
          <a
            href="#"
            className="rounded-lg p-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none max-sm:hidden sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            Sign in
          </a>
          <a
            href="#"
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none max-sm:hidden dark:focus-visible:outline-primary-400"
          >
            Start for free
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
      </div>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
        />
        <div className="fixed inset-0 flex justify-end ps-10">
          <DialogPanel
            transition
            className="flex w-full max-w-sm flex-col bg-white p-4 text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:translate-x-full data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none rtl:data-closed:-translate-x-full dark:bg-secondary-900 dark:ring-white/10"
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
            <ul role="list" className="mt-4 grid gap-1">
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
            <div className="mt-auto grid gap-3 pt-6">
              <a
                href="#"
                className="rounded-lg bg-white px-4 py-2.5 text-center text-base/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                Sign in
              </a>
              <a
                href="#"
                className="rounded-lg bg-primary-600 px-4 py-2.5 text-center text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
              >
                Start for free
              </a>
            </div>
          </DialogPanel>
        </div>
      </Dialog>
    </header>
  )
}
