/**
 * @title Docs layout with sidebar and aside
 * @description A docs layout with search in the header, chapters in a sidebar, an article with code to copy, and its contents in an aside.
 * @keywords documentation layout, help center, handbook, table of contents, guide, three columns, code block
 * @free
 * @layout full
 * @order 1
 * @part MKT-L01-1
 */
import { useState } from 'react'
import clsx from 'clsx'
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { ChevronDownIcon, ChevronRightIcon } from '@heroicons/react/16/solid'
import { ArrowLeftIcon, ArrowRightIcon, InformationCircleIcon, MagnifyingGlassIcon } from '@heroicons/react/20/solid'

const areas = ['Guides', 'Reference', 'Changelog']

const chapters = [
  {
    name: 'Get started',
    pages: [
      { name: 'Install the command line', current: false },
      { name: 'Deploy your first app', current: true },
      { name: 'Add your domain', current: false },
    ],
  },
  {
    name: 'Build',
    pages: [
      { name: 'Environment variables', current: false },
      { name: 'Build cache', current: false },
      { name: 'Monorepos', current: false },
    ],
  },
  {
    name: 'Run',
    pages: [
      { name: 'Regions', current: false },
      { name: 'Logs', current: false },
      { name: 'Roll back', current: false },
    ],
  },
]

const contents = [
  { name: 'Describe your app', href: '#describe', current: true },
  { name: 'Deploy it', href: '#deploy', current: false },
  { name: 'When a build fails', href: '#fails', current: false },
]

const settings = [
  { key: 'name', value: '"orders"', isNew: false },
  { key: 'build', value: '"npm run build"', isNew: false },
  { key: 'start', value: '"node server.js"', isNew: false },
  { key: 'regions', value: '["frankfurt", "oregon"]', isNew: true },
]

export default function DocsLayoutWithSidebarAndAside() {
  const [result, setResult] = useState('')
  const [answer, setAnswer] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText('npx orrin deploy')
      setResult('Copied')
    } catch {
      setResult('Press Ctrl+C')
    }
  }

  return (
    <div className="bg-white dark:bg-secondary-950">
      <a
        href="#page-main"
        className="sr-only z-20 rounded-lg bg-white text-sm/6 font-semibold text-secondary-950 shadow-lg focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:px-3.5 focus:py-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
      >
        Skip to the page
      </a>

      <header className="sticky top-0 z-10 border-b border-secondary-950/10 bg-white dark:border-white/10 dark:bg-secondary-950">
        <div className="mx-auto flex h-16 max-w-7xl items-center gap-4 px-4 sm:px-6 lg:gap-8 lg:px-8">
          {/* Replace with your logo */}
          <a
            href="#"
            className="shrink-0 rounded-md py-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:py-0 dark:focus-visible:outline-primary-400"
          >
            <img src="/media/logos/orrin.svg" alt="Orrin" width={99} height={40} className="h-8 w-auto dark:invert" />
          </a>
          <div className="relative min-w-0 flex-1 sm:max-w-sm">
            <MagnifyingGlassIcon
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-secondary-500 dark:text-secondary-400"
            />
            <input
              type="search"
              aria-label="Search the docs"
              placeholder="Search"
              className="w-full rounded-lg border border-secondary-500 bg-white py-2 ps-10 pe-3 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
            />
            <kbd
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 end-2 my-auto h-6 rounded-md bg-secondary-100 px-1.5 text-xs/6 font-medium text-secondary-700 max-sm:hidden dark:bg-secondary-800 dark:text-secondary-300"
            >
              Ctrl K
            </kbd>
          </div>
          <nav aria-label="Main" className="ms-auto flex gap-1 max-md:hidden">
            {areas.map((area, index) => (
              <a
                key={area}
                href="#"
                aria-current={index === 0 ? 'page' : undefined}
                className="rounded-lg px-3 py-2 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:text-primary-700 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-[current=page]:text-primary-300"
              >
                {area}
              </a>
            ))}
          </nav>
          <a
            href="#"
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-center text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none max-sm:hidden dark:focus-visible:outline-primary-400"
          >
            Sign in
          </a>
        </div>
      </header>

      {/* Chapters on phones and tablets */}
      <Disclosure
        as="div"
        className="border-b border-secondary-950/10 bg-secondary-50 lg:hidden dark:border-white/10 dark:bg-secondary-900/40"
      >
        <DisclosureButton className="group flex w-full items-center justify-between gap-4 px-4 py-3 text-start text-sm/6 font-semibold text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 sm:px-6 dark:text-white dark:focus-visible:outline-primary-400">
          All chapters
          <ChevronDownIcon
            aria-hidden="true"
            className="size-4 shrink-0 text-secondary-500 transition duration-150 group-data-open:rotate-180 motion-reduce:transition-none dark:text-secondary-400"
          />
        </DisclosureButton>
        <DisclosurePanel className="grid gap-6 px-4 pt-2 pb-6 sm:grid-cols-3 sm:px-6">
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

      <div className="mx-auto max-w-7xl px-4 sm:px-6 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12 lg:px-8 xl:grid-cols-[14rem_minmax(0,1fr)_14rem]">
        <nav aria-label="Chapters" className="py-8 max-lg:hidden">
          <div className="grid gap-7 lg:sticky lg:top-24">
            {chapters.map((chapter) => (
              <div key={chapter.name}>
                <h2 className="text-sm/6 font-semibold text-secondary-950 dark:text-white">{chapter.name}</h2>
                <ul role="list" className="mt-2 border-s border-secondary-950/10 dark:border-white/10">
                  {chapter.pages.map((page) => (
                    <li key={page.name}>
                      <a
                        href="#"
                        aria-current={page.current ? 'page' : undefined}
                        className="-ms-px block border-s-2 border-transparent py-1.5 ps-4 text-sm/6 text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:border-primary-600 aria-[current=page]:font-semibold aria-[current=page]:text-primary-700 motion-reduce:transition-none dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:border-primary-400 dark:aria-[current=page]:text-primary-300"
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

        <main id="page-main" className="min-w-0 py-8">
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
                  Guides
                </a>
              </li>
              <li className="flex items-center gap-1.5">
                <ChevronRightIcon
                  aria-hidden="true"
                  className="size-4 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
                />
                <a
                  href="#"
                  className="relative -mx-1 rounded-sm px-1 py-3 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:static sm:py-0 dark:focus-visible:outline-primary-400"
                >
                  Get started
                </a>
              </li>
            </ol>
          </nav>

          {/* Your page */}
          <h1 className="mt-2 text-4xl font-semibold tracking-tight text-balance text-secondary-950 dark:text-white">
            Deploy your first app
          </h1>
          <p className="mt-3 text-lg/8 text-pretty text-secondary-600 dark:text-secondary-400">
            From a folder to an address in about a minute. You need Node 20 or newer.
          </p>

          <h2 id="describe" className="mt-7 text-xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
            Describe your app
          </h2>
          <p className="mt-2 text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
            Put this file beside your <code className="font-mono text-sm">package.json</code>. Each region you name runs
            its own copy.
          </p>
          <figure className="mt-4 overflow-hidden rounded-xl bg-secondary-950 dark:bg-secondary-900 dark:ring-1 dark:ring-white/10">
            <figcaption className="border-b border-white/10 px-5 py-2.5 font-mono text-sm/6 text-secondary-300">
              orrin.json
            </figcaption>
            <div
              role="group"
              dir="ltr"
              tabIndex={0}
              aria-label="orrin.json"
              className="overflow-x-auto py-4 font-mono text-sm/7 text-secondary-300 focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-primary-300"
            >
              <code className="block w-max min-w-full whitespace-nowrap">
                <span className="block px-5">{'{'}</span>
                {settings.map((setting) => (
                  <span
                    key={setting.key}
                    className={clsx(
                      'block border-s-4 ps-8 pe-5',
                      setting.isNew ? 'border-green-400 bg-green-400/15' : 'border-transparent',
                    )}
                  >
                    <span className="text-sky-300">{`"${setting.key}"`}</span>
                    {': '}
                    <span className="text-amber-200">{setting.value}</span>
                    {setting.isNew ? '' : ','}
                  </span>
                ))}
                <span className="block px-5">{'}'}</span>
              </code>
            </div>
          </figure>

          <h2 id="deploy" className="mt-7 text-xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
            Deploy it
          </h2>
          <div className="mt-3 flex items-center gap-3 rounded-xl bg-secondary-950 py-2 ps-5 pe-2 dark:bg-secondary-900 dark:ring-1 dark:ring-white/10">
            <p dir="ltr" className="min-w-0 flex-1 font-mono text-sm/7 wrap-break-word text-white">
              <span aria-hidden="true" className="text-secondary-400 select-none">
                ${' '}
              </span>
              <code>npx orrin deploy</code>
            </p>
            <p role="status" className="text-sm/6 text-green-300">
              {result}
            </p>
            <button
              type="button"
              onClick={copy}
              className="rounded-lg bg-white/10 px-3.5 py-2 text-sm/6 font-semibold text-white transition duration-150 hover:bg-white/20 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
            >
              Copy
            </button>
          </div>
          <div className="mt-5 flex gap-3 rounded-xl bg-sky-50 p-4 text-sm/6 text-sky-950 ring-1 ring-sky-700/20 ring-inset dark:bg-sky-400/10 dark:text-sky-100 dark:ring-sky-400/20">
            <InformationCircleIcon
              aria-hidden="true"
              className="my-0.5 size-5 shrink-0 text-sky-700 dark:text-sky-300"
            />
            <p className="text-pretty">
              <span className="font-semibold">Nothing is switched until it answers.</span> The old version stays up
              until the new one has answered three checks in every region.
            </p>
          </div>

          <h2 id="fails" className="mt-7 text-xl/8 font-semibold tracking-tight text-secondary-950 dark:text-white">
            When a build fails
          </h2>
          <p className="mt-2 text-base/7 text-pretty text-secondary-700 dark:text-secondary-300">
            Your app keeps running as it was. The last 50 lines of the log are printed, with the first error at the top.
          </p>

          <nav aria-label="Previous and next page" className="mt-10 grid gap-4 sm:grid-cols-2">
            <a
              href="#"
              className="flex items-center gap-3 rounded-xl bg-white p-4 text-sm/6 shadow-xs ring-1 ring-secondary-950/10 hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10 dark:hover:bg-white/5 dark:focus-visible:outline-primary-400"
            >
              <ArrowLeftIcon
                aria-hidden="true"
                className="size-5 shrink-0 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
              />
              <span>
                <span className="block text-secondary-600 dark:text-secondary-400">Previous</span>
                <span className="block font-semibold text-secondary-950 dark:text-white">Install the command line</span>
              </span>
            </a>
            <a
              href="#"
              className="flex items-center justify-end gap-3 rounded-xl bg-white p-4 text-end text-sm/6 shadow-xs ring-1 ring-secondary-950/10 hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10 dark:hover:bg-white/5 dark:focus-visible:outline-primary-400"
            >
              <span>
                <span className="block text-secondary-600 dark:text-secondary-400">Next</span>
                <span className="block font-semibold text-secondary-950 dark:text-white">Add your domain</span>
              </span>
              <ArrowRightIcon
                aria-hidden="true"
                className="size-5 shrink-0 text-secondary-500 rtl:-scale-x-100 dark:text-secondary-400"
              />
            </a>
          </nav>
        </main>

        <aside aria-label="About this page" className="pb-10 lg:col-start-2 xl:col-start-3 xl:py-8">
          <div className="grid items-start gap-8 sm:grid-cols-2 xl:sticky xl:top-24 xl:grid-cols-1">
            <nav aria-label="On this page" className="max-xl:hidden">
              <h2 className="text-sm/6 font-semibold text-secondary-950 dark:text-white">On this page</h2>
              <ul role="list" className="mt-2">
                {contents.map((item) => (
                  <li key={item.name}>
                    <a
                      href={item.href}
                      aria-current={item.current ? 'location' : undefined}
                      className="block rounded-sm py-1.5 text-sm/6 text-secondary-600 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=location]:font-semibold aria-[current=location]:text-primary-700 dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=location]:text-primary-300"
                    >
                      {item.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="border-t border-secondary-950/10 pt-6 dark:border-white/10">
              <p className="text-sm/6 font-semibold text-secondary-950 dark:text-white">Did this page help?</p>
              <div className="mt-2 flex gap-2">
                <button
                  type="button"
                  aria-pressed={answer === 'yes'}
                  onClick={() => setAnswer('yes')}
                  className="flex-1 rounded-lg bg-white px-3.5 py-2.5 text-center text-sm/5 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:bg-primary-100 aria-pressed:text-primary-900 motion-reduce:transition-none sm:py-2 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-primary-400/25 dark:aria-pressed:text-primary-100"
                >
                  Yes
                </button>
                <button
                  type="button"
                  aria-pressed={answer === 'no'}
                  onClick={() => setAnswer('no')}
                  className="flex-1 rounded-lg bg-white px-3.5 py-2.5 text-center text-sm/5 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-pressed:bg-primary-100 aria-pressed:text-primary-900 motion-reduce:transition-none sm:py-2 dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:aria-pressed:bg-primary-400/25 dark:aria-pressed:text-primary-100"
                >
                  No
                </button>
              </div>
              <p role="status" className="mt-2 min-h-6 text-sm/6 text-secondary-600 dark:text-secondary-400">
                {answer !== '' && 'Thank you, we read every answer.'}
              </p>
              <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Updated November 18, 2026</p>
              <a
                href="#"
                className="inline-block rounded-sm py-2 text-sm/6 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-400 dark:focus-visible:outline-primary-400"
              >
                Edit this page
              </a>
            </div>
          </div>
        </aside>
      </div>
    </div>
  )
}
