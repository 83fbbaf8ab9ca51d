/**
 * @title Site header with mega menu
 * @description A site header whose links open mega menu panels that explain each page.
 * @keywords flyout menu, navbar, dropdown navigation, navigation bar, main navigation, menu panels
 * @layout full
 * @minHeight 620
 * @opens Product
 * @order 2
 * @part MKT-S02-2
 */
import { useState } from 'react'
import {
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  Popover,
  PopoverButton,
  PopoverGroup,
  PopoverPanel,
} from '@headlessui/react'
import { ArrowRightIcon, ChevronDownIcon } from '@heroicons/react/20/solid'
import {
  Bars3Icon,
  BellAlertIcon,
  BuildingStorefrontIcon,
  ChartBarIcon,
  ClipboardDocumentListIcon,
  TruckIcon,
  WalletIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline'

const product = [
  { name: 'Standing orders', text: 'What every café gets on every weekday.', icon: ClipboardDocumentListIcon },
  { name: 'Bake sheets', text: 'Tonight’s dough, to the gram, after 6 PM.', icon: ChartBarIcon },
  { name: 'Routes', text: 'Who drives where, and in which order.', icon: TruckIcon },
  { name: 'Invoices', text: 'Sent on Friday from what was delivered.', icon: WalletIcon },
  { name: 'Changes', text: 'A text at 4 PM instead of a call at 4 AM.', icon: BellAlertIcon },
  { name: 'Counter', text: 'The shop’s own sales in the same plan.', icon: BuildingStorefrontIcon },
]

const help = [
  { name: 'Getting started', text: 'Your first bake sheet in twenty minutes.' },
  { name: 'Moving from spreadsheets', text: 'Send us yours and we’ll import it.' },
  { name: 'Guides for the night shift', text: 'Short, printable, in six languages.' },
]

const links = ['Pricing', 'Bakeries']

export default function SiteHeaderWithMegaMenu() {
  const [open, setOpen] = useState(false)

  return (
    <header className="relative border-b border-secondary-950/10 bg-white dark:border-white/10 dark:bg-secondary-950">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-6 px-4 sm:px-6 lg:gap-10 lg:px-8">
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

        <nav aria-label="Main" className="hidden lg:block">
          <PopoverGroup className="flex items-center gap-1">
            <Popover>
              <PopoverButton className="group inline-flex items-center gap-1.5 rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/5 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
                Product
                <ChevronDownIcon
                  aria-hidden="true"
                  className="size-5 text-secondary-500 transition duration-150 group-data-open:rotate-180 motion-reduce:transition-none dark:text-secondary-400"
                />
              </PopoverButton>
              <PopoverPanel
                transition
                className="absolute inset-x-0 top-full z-10 border-b border-secondary-950/10 bg-white shadow-lg transition data-closed:-translate-y-1 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:border-white/10 dark:bg-secondary-900 dark:shadow-none"
              >
                <div className="mx-auto grid max-w-7xl grid-cols-3 gap-x-12 px-4 py-8 sm:px-6 lg:px-8">
                  <ul role="list" className="col-span-2 grid grid-cols-2 gap-x-6 gap-y-1">
                    {product.map((item) => (
                      <li
                        key={item.name}
                        className="relative -mx-3 flex gap-4 rounded-xl p-3 transition duration-150 hover:bg-secondary-950/5 motion-reduce:transition-none dark:hover:bg-white/5"
                      >
                        <item.icon
                          aria-hidden="true"
                          className="size-10 shrink-0 rounded-lg bg-primary-100 p-2 text-primary-700 dark:bg-primary-400/15 dark:text-primary-300"
                        />
                        <div className="min-w-0 text-sm/6">
                          <a
                            href="#"
                            className="font-semibold text-secondary-950 after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary-600 dark:text-white dark:focus-visible:after:outline-primary-400"
                          >
                            {item.name}
                          </a>
                          <p className="text-secondary-600 dark:text-secondary-400">{item.text}</p>
                        </div>
                      </li>
                    ))}
                  </ul>
                  <div className="relative flex flex-col items-start overflow-hidden rounded-2xl bg-primary-700 p-6 dark:bg-primary-800">
                    <svg aria-hidden="true" viewBox="0 0 240 120" className="-mt-10 mb-4 block w-full rotate-3">
                      <path d="M20 0h200v120H20z" className="fill-white" />
                      <path
                        d="M40 44h70M40 64h96M40 84h58"
                        className="stroke-secondary-300"
                        strokeWidth="8"
                        strokeLinecap="round"
                      />
                      <path
                        d="M176 44h24M168 64h32M180 84h20"
                        className="stroke-primary-500"
                        strokeWidth="8"
                        strokeLinecap="round"
                      />
                    </svg>
                    <p className="text-sm/6 text-primary-100">New in November</p>
                    <p className="mt-1 text-2xl/8 font-semibold tracking-tight text-balance text-white">
                      <a
                        href="#"
                        className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                      >
                        Bake sheets that know your flour inventory
                      </a>
                    </p>
                    <p className="mt-auto inline-flex items-center gap-1.5 pt-4 text-sm/6 font-semibold text-white">
                      See how it works
                      <ArrowRightIcon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
                    </p>
                  </div>
                </div>
              </PopoverPanel>
            </Popover>

            <Popover className="relative">
              <PopoverButton className="group inline-flex items-center gap-1.5 rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/5 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
                Help
                <ChevronDownIcon
                  aria-hidden="true"
                  className="size-5 text-secondary-500 transition duration-150 group-data-open:rotate-180 motion-reduce:transition-none dark:text-secondary-400"
                />
              </PopoverButton>
              <PopoverPanel
                transition
                className="absolute start-0 top-full z-10 mt-3 w-80 rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition data-closed:-translate-y-1 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:ring-white/10"
              >
                <ul role="list">
                  {help.map((item) => (
                    <li key={item.name}>
                      <a
                        href="#"
                        className="block rounded-lg p-3 text-sm/6 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                      >
                        <span className="block font-semibold text-secondary-950 dark:text-white">{item.name}</span>
                        <span className="block text-secondary-600 dark:text-secondary-300">{item.text}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </PopoverPanel>
            </Popover>

            {links.map((link) => (
              <a
                key={link}
                href="#"
                className="rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                {link}
              </a>
            ))}
          </PopoverGroup>
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
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-center text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none max-sm:hidden dark:focus-visible:outline-primary-400"
          >
            Book a visit
          </a>
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="-me-2 rounded-lg p-2 text-secondary-500 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:-me-1.5 sm:p-1.5 lg:hidden dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
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
            className="flex w-full max-w-sm flex-col overflow-y-auto bg-white p-4 text-start shadow-lg ring-1 ring-secondary-950/10 transition data-closed:translate-x-full data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none rtl:data-closed:-translate-x-full dark:bg-secondary-900 dark:ring-white/10"
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
            <div className="mt-4 grid gap-1">
              <Disclosure as="div">
                <DisclosureButton className="group flex w-full items-center justify-between rounded-lg px-3 py-2.5 text-base/6 font-medium text-secondary-950 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400">
                  Product
                  <ChevronDownIcon
                    aria-hidden="true"
                    className="size-5 shrink-0 text-secondary-500 group-data-open:rotate-180 dark:text-secondary-400"
                  />
                </DisclosureButton>
                <DisclosurePanel>
                  <ul role="list" className="grid gap-0.5 py-1">
                    {product.map((item) => (
                      <li key={item.name}>
                        <a
                          href="#"
                          className="flex items-center gap-3 rounded-lg px-3 py-2 text-sm/6 font-medium text-secondary-700 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                        >
                          <item.icon
                            aria-hidden="true"
                            className="size-6 shrink-0 text-primary-600 dark:text-primary-400"
                          />
                          {item.name}
                        </a>
                      </li>
                    ))}
                  </ul>
                </DisclosurePanel>
              </Disclosure>
              <Disclosure as="div">
                <DisclosureButton className="group flex w-full items-center justify-between rounded-lg px-3 py-2.5 text-base/6 font-medium text-secondary-950 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400">
                  Help
                  <ChevronDownIcon
                    aria-hidden="true"
                    className="size-5 shrink-0 text-secondary-500 group-data-open:rotate-180 dark:text-secondary-400"
                  />
                </DisclosureButton>
                <DisclosurePanel>
                  <ul role="list" className="grid gap-0.5 py-1">
                    {help.map((item) => (
                      <li key={item.name}>
                        <a
                          href="#"
                          className="block rounded-lg px-3 py-2 text-sm/6 font-medium text-secondary-700 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                        >
                          {item.name}
                        </a>
                      </li>
                    ))}
                  </ul>
                </DisclosurePanel>
              </Disclosure>
              {links.map((link) => (
                <a
                  key={link}
                  href="#"
                  className="block rounded-lg px-3 py-2.5 text-base/6 font-medium text-secondary-950 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  {link}
                </a>
              ))}
            </div>
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
                Book a visit
              </a>
            </div>
          </DialogPanel>
        </div>
      </Dialog>
    </header>
  )
}
