/**
 * @title Site header with full-screen menu
 * @description A site header over a page, whose menu button opens very large links over the whole screen, beside a picture.
 * @keywords mobile menu, hamburger menu, overlay menu, navbar, navigation bar, responsive menu
 * @free
 * @layout full
 * @minHeight 800
 * @opens Open menu
 * @order 1
 * @part MKT-S02-1
 */
import { useState } from 'react'
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { Bars2Icon, XMarkIcon } from '@heroicons/react/24/outline'

const links = [
  { name: 'Forecast', text: 'Six months of cash, ahead of time' },
  { name: 'Invoices', text: 'Sent, chased and paid in 11 days' },
  { name: 'Pricing', text: 'From $19 a month' },
  { name: 'Customers', text: '1,260 companies, in their own words' },
]

export default function SiteHeaderWithFullScreenMenu() {
  const [open, setOpen] = useState(false)

  return (
    <div className="bg-white dark:bg-secondary-950">
      <header>
        <div className="mx-auto flex h-18 max-w-7xl items-center gap-2 px-4 sm:gap-4 sm:px-6 lg:px-8">
          {/* Replace with your logo */}
          <a
            href="#"
            className="me-auto rounded-md py-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
          >
            <img
              src="/media/logos/tidewell.svg"
              alt="Tidewell"
              width={128}
              height={40}
              className="h-9 w-auto dark:invert"
            />
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
            className="-me-2 rounded-lg p-2 text-secondary-950 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            <span className="sr-only">Open menu</span>
            <Bars2Icon aria-hidden="true" className="size-7" />
          </button>
        </div>

        <Dialog open={open} onClose={setOpen} className="relative z-10">
          <DialogBackdrop
            transition
            className="fixed inset-0 bg-secondary-950/50 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-950/75"
          />
          <div className="fixed inset-0 p-2">
            <DialogPanel
              transition
              className="flex h-full flex-col overflow-x-hidden overflow-y-auto rounded-2xl bg-primary-700 text-start transition data-closed:-translate-y-4 data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none dark:bg-primary-950"
            >
              <div className="relative mx-auto flex w-full max-w-7xl flex-1 flex-col px-4 sm:px-6 lg:px-8">
                <div className="flex h-18 shrink-0 items-center justify-between">
                  <DialogTitle className="text-base/6 font-semibold text-white">
                    <span className="sr-only">Menu</span>
                    <img src="/media/logos/tidewell.svg" alt="" width={128} height={40} className="h-9 w-auto invert" />
                  </DialogTitle>
                  <button
                    type="button"
                    data-autofocus
                    onClick={() => setOpen(false)}
                    className="-me-2 rounded-lg p-2 text-white transition duration-150 hover:bg-white/15 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
                  >
                    <span className="sr-only">Close menu</span>
                    <XMarkIcon aria-hidden="true" className="size-7" />
                  </button>
                </div>
                <nav aria-label="Main" className="my-auto py-4">
                  <ul role="list" className="grid justify-items-start sm:gap-2">
                    {links.map((link) => (
                      <li key={link.name}>
                        <a
                          href="#"
                          className="group block rounded-lg py-2 text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white"
                        >
                          <span className="block text-5xl font-semibold tracking-tighter transition duration-150 group-hover:translate-x-2 motion-reduce:transition-none sm:text-7xl lg:text-8xl rtl:group-hover:-translate-x-2">
                            {link.name}
                          </span>
                          <span className="mt-1 block text-base/6 text-primary-100">
                            <bdi>{link.text}</bdi>
                          </span>
                        </a>
                      </li>
                    ))}
                  </ul>
                </nav>
                <div className="flex flex-wrap items-center gap-3 pb-6 max-sm:grid max-sm:grid-cols-2 sm:pb-8">
                  <a
                    href="#"
                    className="rounded-lg bg-white px-4 py-2.5 text-center text-base/6 font-semibold text-primary-700 transition duration-150 hover:bg-primary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
                  >
                    Start for free
                  </a>
                  <a
                    href="#"
                    className="rounded-lg px-4 py-2.5 text-center text-base/6 font-semibold text-white ring-1 ring-white/40 transition duration-150 ring-inset hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
                  >
                    Sign in
                  </a>
                </div>
                {/* Replace with your own screen */}
                <div className="pointer-events-none absolute -end-64 bottom-0 -mb-24 w-4xl rotate-3 overflow-hidden rounded-2xl shadow-2xl ring-1 ring-white/20 max-lg:hidden xl:-end-72">
                  <img
                    src="/media/screens/cash-light.webp"
                    alt="Bookkeeping app: $48,216 in the bank over the balance as a curve, and what customers owe"
                    width={1600}
                    height={1000}
                    className="w-full dark:hidden"
                  />
                  <img
                    src="/media/screens/cash-dark.webp"
                    alt="Bookkeeping app: $48,216 in the bank over the balance as a curve, and what customers owe"
                    width={1600}
                    height={1000}
                    className="hidden w-full dark:block"
                  />
                </div>
              </div>
            </DialogPanel>
          </div>
        </Dialog>
      </header>

      {/* Your page */}
      <section aria-labelledby="page-heading" className="overflow-hidden bg-primary-100 dark:bg-primary-950">
        <div className="mx-auto max-w-7xl px-4 pt-12 sm:px-6 sm:pt-16 lg:px-8">
          <h1
            id="page-heading"
            className="max-w-2xl text-4xl font-semibold tracking-tighter text-balance text-primary-950 sm:text-6xl dark:text-white"
          >
            See the lean month before it arrives
          </h1>
          <img
            src="/media/screens/cash-light.webp"
            alt="Bookkeeping app: $48,216 in the bank over the balance as a curve, and what customers owe"
            width={1600}
            height={1000}
            className="mt-10 w-full max-w-5xl rounded-t-2xl shadow-2xl ring-1 ring-secondary-950/10 dark:hidden"
          />
          <img
            src="/media/screens/cash-dark.webp"
            alt="Bookkeeping app: $48,216 in the bank over the balance as a curve, and what customers owe"
            width={1600}
            height={1000}
            className="mt-10 hidden w-full max-w-5xl rounded-t-2xl ring-1 ring-white/10 dark:block"
          />
        </div>
      </section>
    </div>
  )
}
