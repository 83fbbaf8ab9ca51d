/**
 * @title Site header with full-width mega menu
 * @description A site header whose mega menu opens across the page with a picture, three columns of links and a foot.
 * @keywords navbar, navigation bar, flyout menu, dropdown navigation, museum, main navigation
 * @layout full
 * @minHeight 800
 * @opens On view
 * @order 3
 * @part MKT-S02-3
 */
import { useState } from 'react'
import {
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Popover,
  PopoverButton,
  PopoverGroup,
  PopoverPanel,
} from '@headlessui/react'
import { ChevronDownIcon } from '@heroicons/react/20/solid'
import { Bars3Icon, ClockIcon, HeartIcon, TicketIcon, XMarkIcon } from '@heroicons/react/24/outline'

const columns = [
  {
    name: 'Exhibitions',
    links: ['The race for longitude', 'Paper seas', 'Ice and iron', 'Past exhibitions'],
  },
  {
    name: 'Galleries',
    links: ['Instruments', 'Charts and globes', 'Ship models', 'Lighthouses'],
  },
  {
    name: 'Programs',
    links: ['Talks by curators', 'Family Sundays', 'School visits', 'Audio guide'],
  },
]

const facts = [
  { name: 'Hours and directions', text: 'Closed on Tuesdays', icon: ClockIcon },
  { name: 'Tickets', text: '$18, free under 12', icon: TicketIcon },
  { name: 'Membership', text: 'From $65 a year', icon: HeartIcon },
]

const links = ['Collection', 'Learn', 'About']

export default function SiteHeaderWithFullWidthMegaMenu() {
  const [open, setOpen] = useState(false)

  return (
    <div className="bg-primary-950">
      <header className="relative z-10 bg-primary-950">
        <div className="mx-auto flex min-h-20 max-w-7xl flex-wrap items-center gap-x-8 px-4 sm:px-6 lg:px-8">
          {/* Replace with your logo */}
          <a
            href="#"
            className="rounded-md py-2 font-serif text-2xl/7 tracking-tight text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white"
          >
            Harrow Point
          </a>

          <nav aria-label="Main" className="hidden lg:block">
            <PopoverGroup className="flex items-center gap-1">
              <Popover>
                <PopoverButton className="group inline-flex items-center gap-1.5 rounded-lg px-3.5 py-2.5 text-base/6 font-semibold text-white transition duration-150 hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white data-open:bg-white/15 motion-reduce:transition-none">
                  On view
                  <ChevronDownIcon
                    aria-hidden="true"
                    className="size-5 text-primary-200 transition duration-150 group-data-open:rotate-180 motion-reduce:transition-none"
                  />
                </PopoverButton>
                <PopoverPanel
                  transition
                  className="absolute inset-x-0 top-full z-10 bg-white shadow-2xl transition data-closed:-translate-y-1 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none dark:bg-secondary-900"
                >
                  <div className="grid grid-cols-12">
                    <div className="relative isolate col-span-5 flex min-h-96 flex-col justify-end overflow-hidden">
                      <img
                        src="/media/scenes/cut-museum-hall.webp"
                        alt="Visitors in a museum hall looking up at a full-rigged ship under a glass roof"
                        width={1600}
                        height={1200}
                        className="absolute inset-0 -z-10 size-full object-cover"
                      />
                      <p className="m-4 self-start rounded-lg bg-amber-300 px-4 py-3 text-amber-950">
                        <a
                          href="#"
                          className="text-xl/7 font-semibold tracking-tight after:absolute after:inset-0 focus-visible:outline-hidden focus-visible:after:outline-4 focus-visible:after:-outline-offset-4 focus-visible:after:outline-primary-600"
                        >
                          A full-rigged ship, indoors
                        </a>
                        <span className="block text-sm/6">The Eliza Thorne of 1871, in the hall</span>
                      </p>
                    </div>
                    <div className="col-span-7 grid max-w-4xl grid-cols-3 content-center gap-x-6 p-8 xl:p-12">
                      {columns.map((column) => (
                        <section key={column.name} aria-label={column.name} className="min-w-0">
                          <h2 className="font-serif text-3xl tracking-tight text-primary-950 dark:text-white">
                            {column.name}
                          </h2>
                          <ul role="list" className="mt-4 grid gap-1">
                            {column.links.map((link) => (
                              <li key={link}>
                                <a
                                  href="#"
                                  className="-ms-3 block rounded-lg px-3 py-2 text-base/6 font-medium text-secondary-700 transition duration-150 hover:bg-primary-50 hover:text-primary-800 focus-visible:outline-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-200 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
                                >
                                  {link}
                                </a>
                              </li>
                            ))}
                          </ul>
                        </section>
                      ))}
                    </div>
                  </div>
                  <ul role="list" className="grid grid-cols-3 bg-primary-100 dark:bg-primary-900">
                    {facts.map((fact) => (
                      <li key={fact.name}>
                        <a
                          href="#"
                          className="flex h-full items-center gap-4 px-6 py-5 transition duration-150 hover:bg-primary-200 focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-primary-700 motion-reduce:transition-none xl:px-8 dark:hover:bg-primary-800 dark:focus-visible:outline-white"
                        >
                          <fact.icon
                            aria-hidden="true"
                            className="size-8 shrink-0 text-primary-700 dark:text-amber-300"
                          />
                          <span className="grid">
                            <span className="font-semibold text-primary-950 dark:text-white">{fact.name}</span>
                            <span className="text-sm/6 text-primary-900 dark:text-primary-100">{fact.text}</span>
                          </span>
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
                  className="rounded-lg px-3.5 py-2.5 text-base/6 font-semibold text-white transition duration-150 hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
                >
                  {link}
                </a>
              ))}
            </PopoverGroup>
          </nav>

          <a
            href="#"
            className="ms-auto rounded-lg bg-amber-300 px-4 py-2.5 text-base/6 font-semibold text-amber-950 transition duration-150 hover:bg-amber-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
          >
            Tickets
          </a>
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="-ms-5 -me-2 rounded-lg p-2.5 text-white transition duration-150 hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none lg:hidden"
          >
            <span className="sr-only">Open menu</span>
            <Bars3Icon aria-hidden="true" className="size-6" />
          </button>
        </div>
      </header>

      {/* Your page */}
      <section aria-labelledby="harbor-heading" className="relative isolate flex min-h-128 items-end lg:min-h-180">
        <img
          src="/media/scenes/cut-coast-night.webp"
          alt=""
          width={1600}
          height={1200}
          className="absolute inset-0 -z-10 size-full object-cover"
        />
        <div className="w-full bg-linear-to-t from-primary-950 via-primary-950/90 to-transparent pt-32">
          <h1
            id="harbor-heading"
            className="mx-auto max-w-7xl px-4 pb-8 font-serif text-5xl tracking-tight text-balance text-white sm:px-6 sm:text-7xl lg:px-8"
          >
            Four centuries of finding the way home
          </h1>
        </div>
      </section>

      <Dialog open={open} onClose={setOpen} className="relative z-10">
        <DialogBackdrop
          transition
          className="fixed inset-0 bg-secondary-950/75 transition-opacity data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none"
        />
        <div className="fixed inset-0 p-2">
          <DialogPanel
            transition
            className="h-full overflow-y-auto rounded-2xl bg-primary-950 p-3 text-start transition data-closed:-translate-y-4 data-closed:opacity-0 data-enter:duration-200 data-enter:ease-out data-leave:duration-150 data-leave:ease-in motion-reduce:transition-none sm:px-6"
          >
            <div className="flex items-center justify-between">
              <DialogTitle className="font-serif text-2xl/7 tracking-tight text-white">Menu</DialogTitle>
              <button
                type="button"
                data-autofocus
                onClick={() => setOpen(false)}
                className="-me-2 rounded-lg p-2.5 text-white transition duration-150 hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-white motion-reduce:transition-none"
              >
                <span className="sr-only">Close menu</span>
                <XMarkIcon aria-hidden="true" className="size-6" />
              </button>
            </div>
            <img
              src="/media/scenes/cut-museum-hall.webp"
              alt="Visitors in a museum hall looking up at a full-rigged ship under a glass roof"
              width={1600}
              height={1200}
              className="mt-3 aspect-5/2 w-full rounded-xl object-cover"
            />
            <div className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6">
              {columns.map((column) => (
                <section key={column.name} aria-label={column.name} className="min-w-0">
                  <h2 className="font-serif text-2xl tracking-tight text-amber-300">{column.name}</h2>
                  <ul role="list" className="mt-1">
                    {column.links.map((link) => (
                      <li key={link}>
                        <a
                          href="#"
                          className="block rounded-md py-2 text-base/6 text-white hover:underline focus-visible:outline-2 focus-visible:outline-white"
                        >
                          {link}
                        </a>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
              <ul role="list" className="-mt-2">
                {links.map((link) => (
                  <li key={link}>
                    <a
                      href="#"
                      className="block rounded-md py-2 font-serif text-2xl/8 tracking-tight text-amber-300 hover:underline focus-visible:outline-2 focus-visible:outline-white"
                    >
                      {link}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            <ul role="list" className="mt-6 grid border-t border-white/20 pt-3">
              {facts.map((fact) => (
                <li key={fact.name}>
                  <a
                    href="#"
                    className="group flex items-center gap-4 rounded-md py-2 text-white focus-visible:outline-2 focus-visible:outline-white"
                  >
                    <fact.icon aria-hidden="true" className="size-6 shrink-0 text-amber-300" />
                    <span className="grid">
                      <span className="text-base/6 font-semibold group-hover:underline">{fact.name}</span>
                      <span className="text-sm/6 text-primary-100">{fact.text}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </DialogPanel>
        </div>
      </Dialog>
    </div>
  )
}
