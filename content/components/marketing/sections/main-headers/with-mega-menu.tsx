/**
 * @title Site header with mega menu
 * @description A site header whose links open mega menu panels with departments in pictures and one feature.
 * @keywords flyout menu, navbar, dropdown navigation, navigation bar, main navigation, menu panels
 * @layout full
 * @minHeight 800
 * @opens Shop
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
import { ChevronDownIcon } from '@heroicons/react/20/solid'
import { Bars3Icon, MagnifyingGlassIcon, ShoppingBagIcon, XMarkIcon } from '@heroicons/react/24/outline'

const departments = [
  {
    name: 'Kitchen',
    image: '/media/products/kettle-cream.webp',
    cropClass: 'object-[50%_52%]',
    links: ['Mugs and cups', 'Bowls', 'Kettles', 'Drippers'],
  },
  {
    name: 'Living',
    image: '/media/products/lamp-sage.webp',
    cropClass: 'object-[50%_30%]',
    links: ['Lamps', 'Chairs', 'Vases', 'Candles'],
  },
  {
    name: 'Desk',
    image: '/media/products/notebook-forest.webp',
    cropClass: 'object-[50%_45%]',
    links: ['Notebooks', 'Keyboards', 'Stools', 'Books'],
  },
]

const help = [
  { name: 'Track an order', text: 'Where it is, and when it arrives.' },
  { name: 'Returns', text: '30 days, and the label is free.' },
  { name: 'Our shop in Tacoma', text: 'Hours, the way there and parking.' },
]

const links = ['New', 'Gifts']

export default function SiteHeaderWithMegaMenu() {
  const [open, setOpen] = useState(false)

  return (
    <div className="bg-white dark:bg-secondary-950">
      <header className="relative z-10 border-b border-secondary-950/10 bg-white dark:border-white/10 dark:bg-secondary-950">
        <div className="mx-auto flex min-h-18 max-w-7xl flex-wrap items-center gap-x-6 px-4 sm:px-6 lg:gap-10 lg:px-8">
          {/* Replace with your logo */}
          <a
            href="#"
            className="inline-flex items-center gap-2.5 rounded-md py-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
          >
            <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 fill-primary-600 dark:fill-primary-400">
              <path d="M4 4h8v9h8V4h8v24h-8v-8a4 4 0 0 0-8 0v8H4z" />
            </svg>
            <span className="text-xl/7 font-semibold tracking-tight text-secondary-950 dark:text-white">Halden</span>
          </a>

          <nav aria-label="Main" className="hidden lg:block">
            <PopoverGroup className="flex items-center gap-1">
              <Popover>
                <PopoverButton className="group inline-flex items-center gap-1.5 rounded-lg px-3 py-2 text-base/6 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/5 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
                  Shop
                  <ChevronDownIcon
                    aria-hidden="true"
                    className="size-5 text-secondary-500 transition duration-150 group-data-open:rotate-180 motion-reduce:transition-none dark:text-secondary-400"
                  />
                </PopoverButton>
                <PopoverPanel
                  transition
                  className="absolute inset-x-0 top-full z-10 bg-white shadow-2xl ring-1 ring-secondary-950/10 transition data-closed:-translate-y-1 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
                >
                  <div className="mx-auto grid max-w-7xl grid-cols-5 gap-x-8 px-4 py-8 sm:px-6 lg:px-8">
                    {departments.map((department) => (
                      <section key={department.name} aria-label={department.name} className="min-w-0">
                        <img
                          src={department.image}
                          alt=""
                          width={640}
                          height={800}
                          className={`aspect-4/3 w-full rounded-xl object-cover ${department.cropClass}`}
                        />
                        <h2 className="mt-4 text-lg/7 font-semibold text-secondary-950 dark:text-white">
                          {department.name}
                        </h2>
                        <ul role="list" className="mt-1">
                          {department.links.map((link) => (
                            <li key={link}>
                              <a
                                href="#"
                                className="-ms-2 block rounded-md px-2 py-1 text-base/6 text-secondary-700 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                              >
                                {link}
                              </a>
                            </li>
                          ))}
                        </ul>
                      </section>
                    ))}
                    <div className="relative col-span-2 flex flex-col">
                      <img
                        src="/media/scenes/desk-chalk.webp"
                        alt="Laptop, lamp, cup and plant on a wooden desk, a window’s light on the white wall"
                        width={1200}
                        height={900}
                        className="min-h-0 w-full flex-1 rounded-2xl object-cover object-[50%_70%]"
                      />
                      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 text-lg/7 font-semibold text-secondary-950 dark:text-white">
                        <a
                          href="#"
                          className="after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-primary-600 dark:focus-visible:after:outline-primary-400"
                        >
                          Joint lamp, new in clay
                        </a>
                        <span className="tabular-nums">$145</span>
                      </p>
                    </div>
                  </div>
                </PopoverPanel>
              </Popover>

              {links.map((link) => (
                <a
                  key={link}
                  href="#"
                  className="rounded-lg px-3 py-2 text-base/6 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  {link}
                </a>
              ))}

              <Popover className="relative">
                <PopoverButton className="group inline-flex items-center gap-1.5 rounded-lg px-3 py-2 text-base/6 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/5 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
                  Help
                  <ChevronDownIcon
                    aria-hidden="true"
                    className="size-5 text-secondary-500 transition duration-150 group-data-open:rotate-180 motion-reduce:transition-none dark:text-secondary-400"
                  />
                </PopoverButton>
                <PopoverPanel
                  transition
                  className="absolute start-0 top-full z-10 mt-3 w-80 rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition data-closed:-translate-y-1 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-800 dark:shadow-none dark:ring-white/10"
                >
                  <ul role="list">
                    {help.map((item) => (
                      <li key={item.name}>
                        <a
                          href="#"
                          className="block rounded-lg p-3 text-sm/6 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                        >
                          <span className="block font-semibold text-secondary-950 dark:text-white">{item.name}</span>
                          <span className="block text-secondary-600 dark:text-secondary-300">
                            <bdi>{item.text}</bdi>
                          </span>
                        </a>
                      </li>
                    ))}
                  </ul>
                </PopoverPanel>
              </Popover>
            </PopoverGroup>
          </nav>

          <div className="ms-auto flex items-center gap-1">
            <a
              href="#"
              className="rounded-lg p-2 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Search</span>
              <MagnifyingGlassIcon aria-hidden="true" className="size-6" />
            </a>
            <a
              href="#"
              aria-label="Bag, 2 items"
              className="inline-flex items-center gap-2 rounded-lg p-2 text-base/6 font-semibold text-secondary-700 tabular-nums transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              <ShoppingBagIcon aria-hidden="true" className="size-6" />
              <span>2</span>
            </a>
            <button
              type="button"
              onClick={() => setOpen(true)}
              className="-me-2 rounded-lg p-2 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none lg:hidden dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Open menu</span>
              <Bars3Icon aria-hidden="true" className="size-6" />
            </button>
          </div>
        </div>
      </header>

      {/* Your page */}
      <section
        aria-labelledby="under-heading"
        className="relative isolate flex min-h-120 items-end overflow-hidden bg-secondary-950 lg:min-h-182"
      >
        <img
          src="/media/grounds/marble-green.webp"
          alt=""
          width={1600}
          height={1000}
          className="absolute inset-0 -z-10 size-full object-cover"
        />
        <div className="mx-auto w-full max-w-7xl px-4 pb-6 sm:px-6 lg:px-8">
          <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4 rounded-2xl bg-white p-6 sm:p-8">
            <h1
              id="under-heading"
              className="max-w-3xl text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-6xl"
            >
              Stoneware for a full table
            </h1>
            <a
              href="#"
              className="rounded-lg bg-secondary-950 px-5 py-3 text-center text-lg/7 font-semibold text-white transition duration-150 hover:bg-secondary-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-secondary-950 motion-reduce:transition-none"
            >
              Shop tableware
            </a>
          </div>
        </div>
      </section>

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
                className="rounded-lg p-2 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                <span className="sr-only">Close menu</span>
                <XMarkIcon aria-hidden="true" className="size-6" />
              </button>
            </div>
            <div className="mt-4 grid gap-1">
              {departments.map((department, index) => (
                <Disclosure key={department.name} as="div" defaultOpen={index === 0}>
                  <DisclosureButton className="group flex w-full items-center justify-between gap-4 rounded-lg p-3 text-lg/7 font-semibold text-secondary-950 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400">
                    {department.name}
                    <ChevronDownIcon
                      aria-hidden="true"
                      className="size-5 shrink-0 text-secondary-500 group-data-open:rotate-180 dark:text-secondary-400"
                    />
                  </DisclosureButton>
                  <DisclosurePanel>
                    <ul role="list" className="grid gap-0.5 pb-2">
                      {department.links.map((link) => (
                        <li key={link}>
                          <a
                            href="#"
                            className="block rounded-lg px-3 py-2 text-base/6 text-secondary-700 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                          >
                            {link}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </DisclosurePanel>
                </Disclosure>
              ))}
              {links.map((link) => (
                <a
                  key={link}
                  href="#"
                  className="block rounded-lg p-3 text-lg/7 font-semibold text-secondary-950 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-white dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  {link}
                </a>
              ))}
              <ul role="list" className="mt-2 grid gap-0.5 border-t border-secondary-950/10 pt-3 dark:border-white/10">
                {help.map((item) => (
                  <li key={item.name}>
                    <a
                      href="#"
                      className="block rounded-lg px-3 py-2 text-base/6 text-secondary-700 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                    >
                      {item.name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
