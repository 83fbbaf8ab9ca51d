/**
 * @title Docs layout with sidebar and aside
 * @description A page layout with contents that stay in sight, a column to read and facts beside it.
 * @keywords documentation layout, help center, handbook, table of contents, guide, three columns, wiki
 * @free
 * @layout full
 * @order 1
 * @part MKT-L01-1
 */
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { ChevronDownIcon, ChevronRightIcon } from '@heroicons/react/16/solid'
import { ArrowLeftIcon, ArrowRightIcon } from '@heroicons/react/20/solid'

const areas = ['Trails', 'Huts', 'Conditions', 'Gear']

const chapters = [
  {
    name: 'Before you go',
    pages: [
      { name: 'When to walk', current: false },
      { name: 'What to carry', current: false },
      { name: 'Permits', current: false },
    ],
  },
  {
    name: 'The three days',
    pages: [
      { name: 'Ashford to Sable Creek', current: false },
      { name: 'Sable Creek to Fen Lake', current: true },
      { name: 'Fen Lake to the Notch', current: false },
    ],
  },
]

const facts = [
  { name: 'Distance', value: '9.4 miles' },
  { name: 'Elevation gain', value: '2,310 feet' },
  { name: 'Time', value: '5 to 6 hours' },
  { name: 'Water', value: 'Mile 3 and mile 7' },
]

const columns = [
  { name: 'Walk', links: ['All trails', 'Huts and prices', 'Conditions'] },
  { name: 'Help', links: ['Volunteer', 'Report a fallen tree', 'Donate'] },
]

export default function DocsLayoutWithSidebarAndAside() {
  return (
    <div className="bg-white dark:bg-secondary-950">
      <a
        href="#page-main"
        className="sr-only z-20 rounded-lg bg-white text-sm/6 font-semibold text-secondary-950 shadow-lg focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:px-3.5 focus:py-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
      >
        Skip to the page
      </a>

      <header className="sticky top-0 z-10 border-b border-secondary-950/10 bg-white dark:border-white/10 dark:bg-secondary-950">
        <div className="mx-auto flex h-16 max-w-7xl items-center gap-8 px-4 sm:px-6 lg:px-8">
          {/* Replace with your logo */}
          <a
            href="#"
            className="rounded-md py-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-0 dark:focus-visible:outline-primary-400"
          >
            <img
              src="/media/logos/larkpine.svg"
              alt="Larkpine"
              width={129}
              height={40}
              className="h-8 w-auto dark:invert"
            />
          </a>
          <nav aria-label="Main" className="ms-auto flex gap-1 max-md:hidden">
            {areas.map((area) => (
              <a
                key={area}
                href="#"
                className="rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                {area}
              </a>
            ))}
          </nav>
          <a
            href="#"
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-center text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none max-md:ms-auto dark:focus-visible:outline-primary-400"
          >
            Book a hut
          </a>
        </div>
      </header>

      {/* Contents on phones and tablets */}
      <Disclosure
        as="div"
        className="border-b border-secondary-950/10 bg-secondary-50 lg:hidden dark:border-white/10 dark:bg-secondary-900/40"
      >
        <DisclosureButton className="group flex w-full items-center justify-between gap-4 px-4 py-3 text-start text-sm/6 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 sm:px-6 dark:text-white dark:focus-visible:outline-primary-400">
          The Larkpine Traverse
          <ChevronDownIcon
            aria-hidden="true"
            className="size-4 shrink-0 text-secondary-500 transition duration-150 group-data-open:rotate-180 motion-reduce:transition-none dark:text-secondary-400"
          />
        </DisclosureButton>
        <DisclosurePanel className="grid gap-6 px-4 pt-2 pb-6 sm:grid-cols-2 sm:px-6">
          {chapters.map((chapter) => (
            <div key={chapter.name}>
              <p className="text-sm/6 font-medium text-secondary-950 dark:text-white">{chapter.name}</p>
              <ul role="list" className="mt-1">
                {chapter.pages.map((page) => (
                  <li key={page.name}>
                    <a
                      href="#"
                      aria-current={page.current ? 'page' : undefined}
                      className="block rounded-sm py-2 text-sm/6 text-secondary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:font-medium aria-[current=page]:text-primary-700 sm:py-1.5 dark:text-secondary-400 dark:focus-visible:outline-primary-400 dark:aria-[current=page]:text-primary-300"
                    >
                      {page.name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </DisclosurePanel>
      </Disclosure>

      <div className="mx-auto max-w-7xl px-4 sm:px-6 lg:grid lg:grid-cols-12 lg:gap-12 lg:px-8">
        <nav aria-label="The Larkpine Traverse" className="py-10 max-lg:hidden lg:col-span-3">
          <div className="grid gap-8 lg:sticky lg:top-26">
            {chapters.map((chapter) => (
              <div key={chapter.name}>
                <h2 className="text-sm/6 font-semibold text-secondary-950 dark:text-white">{chapter.name}</h2>
                <ul role="list" className="mt-2 border-s border-secondary-950/10 dark:border-white/10">
                  {chapter.pages.map((page) => (
                    <li key={page.name}>
                      <a
                        href="#"
                        aria-current={page.current ? 'page' : undefined}
                        className="-ms-px block border-s-2 border-transparent py-1.5 ps-4 text-sm/6 text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:border-primary-600 aria-[current=page]:font-medium aria-[current=page]:text-secondary-950 motion-reduce:transition-none dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:border-primary-400 dark:aria-[current=page]:text-white"
                      >
                        {page.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </nav>

        <main id="page-main" className="min-w-0 py-10 lg:col-span-6">
          <nav aria-label="Breadcrumb">
            <ol
              role="list"
              className="flex flex-wrap items-center gap-x-1.5 text-sm/6 text-secondary-600 dark:text-secondary-400"
            >
              <li>
                <a
                  href="#"
                  className="relative -mx-1 rounded-sm px-1 py-3 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:static sm:py-0 dark:focus-visible:outline-primary-400"
                >
                  Trails
                </a>
              </li>
              <li className="flex items-center gap-1.5">
                <ChevronRightIcon
                  aria-hidden="true"
                  className="size-4 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
                />
                <a
                  href="#"
                  className="-mx-1 -my-2 rounded-sm px-1 py-2 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:my-0 sm:py-0 dark:focus-visible:outline-primary-400"
                >
                  The Larkpine Traverse
                </a>
              </li>
            </ol>
          </nav>

          {/* Your page */}
          <h1 className="mt-3 text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl dark:text-white">
            Day 2: Sable Creek to Fen Lake
          </h1>
          <p className="mt-4 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
            The longest climb of the traverse, most of it before lunch and in the shade, and then the lake.
          </p>
          <img
            src="/media/scenes/lake-wide.webp"
            alt="Snow-covered mountains mirrored in a still lake"
            width={1200}
            height={675}
            className="mt-8 aspect-21/9 w-full rounded-xl object-cover"
          />
          <div className="mt-8 grid gap-5 text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
            <p>
              Leave the hut by the bridge and keep the creek on your left for three miles. Fill every bottle at the
              second ford: the next water is four miles and 1,600 feet away.
            </p>
            <h2 className="mt-3 text-xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
              The switchbacks
            </h2>
            <p>
              Twenty-two turns, built in 1934 and mended every June. Numbers are painted on the stones of every fifth
              one. If the tenth is under snow, turn around; the gully above it holds ice into July.
            </p>
            <h2 className="mt-3 text-xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">Fen Lake</h2>
            <p>
              The hut stands on the east shore and takes 18 people. Its warden, Greta Nolan, cooks at six and can tell
              you about the other three sides.
            </p>
          </div>

          <nav
            aria-label="Next and previous day"
            className="mt-12 grid gap-4 border-t border-secondary-950/10 pt-6 sm:grid-cols-2 dark:border-white/10"
          >
            <a
              href="#"
              className="flex items-center gap-3 rounded-lg text-sm/6 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
            >
              <ArrowLeftIcon
                aria-hidden="true"
                className="size-5 shrink-0 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
              />
              <span>
                <span className="block text-secondary-600 dark:text-secondary-400">Day 1</span>
                <span className="block font-semibold text-secondary-950 dark:text-white">Ashford to Sable Creek</span>
              </span>
            </a>
            <a
              href="#"
              className="flex items-center justify-end gap-3 rounded-lg text-end text-sm/6 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
            >
              <span>
                <span className="block text-secondary-600 dark:text-secondary-400">Day 3</span>
                <span className="block font-semibold text-secondary-950 dark:text-white">Fen Lake to the Notch</span>
              </span>
              <ArrowRightIcon
                aria-hidden="true"
                className="size-5 shrink-0 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
              />
            </a>
          </nav>
        </main>

        <aside aria-label="Facts about this day" className="pb-10 lg:col-span-3 lg:py-10">
          <div className="grid items-start gap-6 sm:grid-cols-2 lg:sticky lg:top-26 lg:grid-cols-1">
            <div className="rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
              <svg aria-hidden="true" viewBox="0 0 240 88" className="block w-full">
                <path
                  className="fill-primary-100 dark:fill-primary-400/15"
                  d="M0 74c20-2 36-6 54-8s26-10 40-24 26-32 46-36 28 14 44 22 36 14 56 12v48H0z"
                />
                <path
                  fill="none"
                  strokeWidth="2"
                  strokeLinecap="round"
                  className="stroke-primary-600 dark:stroke-primary-400"
                  d="M0 74c20-2 36-6 54-8s26-10 40-24 26-32 46-36 28 14 44 22 36 14 56 12"
                />
              </svg>
              <dl className="mt-4 grid gap-2 text-sm/6">
                {facts.map((fact) => (
                  <div key={fact.name} className="flex justify-between gap-4">
                    <dt className="text-secondary-600 dark:text-secondary-400">{fact.name}</dt>
                    <dd className="text-end font-medium text-secondary-950 tabular-nums dark:text-white">
                      {fact.value}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
            <div className="rounded-xl bg-amber-50 p-5 text-sm/6 text-amber-900 ring-1 ring-amber-700/20 ring-inset dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20">
              <p className="font-semibold">Two trees across the path</p>
              <p className="mt-1 text-pretty">
                At mile 5.2 since November 17. Step over the first, duck under the second.
              </p>
            </div>
          </div>
        </aside>
      </div>

      <footer
        aria-label="Site"
        className="border-t border-secondary-950/10 bg-secondary-50 dark:border-white/10 dark:bg-secondary-900/40"
      >
        <div className="mx-auto grid max-w-7xl grid-cols-2 gap-x-8 gap-y-8 px-4 py-12 sm:px-6 md:grid-cols-4 lg:px-8">
          <div className="col-span-2">
            <p className="text-base/7 font-semibold text-secondary-950 dark:text-white">Larkpine Trail Association</p>
            <p className="mt-1 max-w-xs text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
              214 miles of path, nine huts and 600 people with saws, since 1928.
            </p>
          </div>
          {columns.map((column) => (
            <nav key={column.name} aria-label={column.name}>
              <h2 className="text-sm/6 font-semibold text-secondary-950 dark:text-white">{column.name}</h2>
              <ul role="list" className="grid sm:mt-2 sm:gap-1.5">
                {column.links.map((link) => (
                  <li key={link}>
                    <a
                      href="#"
                      className="block rounded-sm py-2 text-sm/6 text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:inline sm:py-0 dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
                    >
                      {link}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </footer>
    </div>
  )
}
