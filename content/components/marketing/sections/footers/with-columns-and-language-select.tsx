/**
 * @title Footer with columns and language select
 * @description A site footer with a large last line, columns of links, an address and a language select over a skyline.
 * @keywords site footer, sitemap links, language switcher, fat footer, legal links
 * @free
 * @layout full
 * @order 1
 * @part MKT-S04-1
 */
import { ArrowUpRightIcon } from '@heroicons/react/16/solid'
import { ChevronDownIcon, EnvelopeIcon, MapPinIcon } from '@heroicons/react/20/solid'

const columns = [
  { title: 'Product', links: ['Forecast', 'Invoices', 'Payments', 'What’s new'] },
  { title: 'Help', links: ['Getting started', 'Switching to Tidewell', 'Status', 'Contact us'] },
  { title: 'Company', links: ['About', 'Jobs', 'Press', 'Partners'] },
]

const legal = ['Terms', 'Privacy', 'Accessibility']
const elsewhere = ['LinkedIn', 'YouTube', 'Instagram']

export default function FooterWithColumnsAndLanguageSelect() {
  return (
    <footer aria-label="Site" className="bg-primary-100 dark:bg-primary-950">
      <div className="mx-auto max-w-7xl px-4 pt-14 sm:px-6 sm:pt-16 lg:px-8">
        <div className="flex flex-col items-start gap-8">
          <p className="max-w-3xl text-4xl font-semibold tracking-tighter text-balance text-primary-950 sm:text-7xl dark:text-white">
            <bdi>
              Get paid <span className="inline-block">in 11 days,</span> <span className="inline-block">not 21</span>
            </bdi>
          </p>
          <a
            href="#"
            className="rounded-lg bg-primary-700 px-5 py-3 text-lg/6 font-semibold text-white transition duration-150 hover:bg-primary-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-700 motion-reduce:transition-none dark:focus-visible:outline-white"
          >
            Start for free
          </a>
        </div>
        <div className="mt-12 grid grid-cols-2 gap-x-8 gap-y-10 md:grid-cols-5">
          <div className="col-span-2">
            {/* Replace with your logo */}
            <a
              href="#"
              className="-my-1 inline-flex items-center rounded-md py-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-700 dark:focus-visible:outline-white"
            >
              <img
                src="/media/logos/tidewell.svg"
                alt="Tidewell"
                width={128}
                height={40}
                className="h-11 w-auto dark:invert"
              />
            </a>
            <p className="mt-3 max-w-xs text-base/7 text-pretty text-primary-950 dark:text-primary-100">
              Invoices and a cash forecast for people who would rather do the work.
            </p>
            <address className="mt-4 grid justify-items-start gap-1 text-sm/6 text-primary-950 not-italic dark:text-primary-100">
              <p className="flex gap-2">
                <MapPinIcon
                  aria-hidden="true"
                  className="my-0.5 size-5 shrink-0 text-primary-700 dark:text-primary-300"
                />
                <bdi>118 Dock Street, Tacoma, WA 98402</bdi>
              </p>
              <a
                href="mailto:hello@tidewell.example"
                className="flex min-w-0 gap-2 rounded-sm py-2 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-700 sm:py-0 dark:focus-visible:outline-white"
              >
                <EnvelopeIcon
                  aria-hidden="true"
                  className="my-0.5 size-5 shrink-0 text-primary-700 dark:text-primary-300"
                />
                <span className="min-w-0 wrap-break-word">hello@tidewell.example</span>
              </a>
            </address>
            <ul role="list" className="mt-4 flex flex-wrap gap-2">
              {elsewhere.map((site) => (
                <li key={site}>
                  <a
                    href="#"
                    className="flex items-center gap-1 rounded-full px-3.5 py-2 text-sm/6 font-medium text-primary-950 ring-1 ring-primary-950/30 transition duration-150 ring-inset hover:bg-primary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-700 motion-reduce:transition-none sm:py-1 dark:text-white dark:ring-white/30 dark:hover:bg-white/10 dark:focus-visible:outline-white"
                  >
                    {site}
                    <ArrowUpRightIcon aria-hidden="true" className="size-4 rtl:-scale-x-100" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className="text-sm/6 font-semibold text-primary-950 dark:text-white">{column.title}</h2>
              <ul role="list" className="mt-1 -mb-2 grid sm:mt-3 sm:mb-0 sm:gap-2">
                {column.links.map((link) => (
                  <li key={link}>
                    <a
                      href="#"
                      className="block rounded-sm py-2 text-sm/6 text-primary-950 transition duration-150 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-700 motion-reduce:transition-none sm:inline sm:py-0 dark:text-primary-100 dark:focus-visible:outline-white"
                    >
                      {link}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-4 text-sm/6 text-primary-950 dark:text-primary-100">
          <p>
            <bdi>© 2026 Tidewell, Inc.</bdi>
          </p>
          <ul role="list" className="-my-2 flex flex-wrap gap-x-6 sm:my-0 sm:gap-y-2">
            {legal.map((link) => (
              <li key={link}>
                <a
                  href="#"
                  className="block rounded-sm py-2 transition duration-150 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-700 motion-reduce:transition-none sm:inline sm:py-0 dark:focus-visible:outline-white"
                >
                  {link}
                </a>
              </li>
            ))}
          </ul>
          <div className="sm:ms-auto">
            <label htmlFor="footer-language" className="sr-only">
              Language
            </label>
            <div className="grid grid-cols-1 items-center">
              <select
                id="footer-language"
                defaultValue="en"
                className="col-start-1 row-start-1 w-full appearance-none rounded-lg border border-primary-950/60 bg-white py-2 ps-3 pe-10 text-base/6 text-primary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-700 sm:text-sm/6 dark:border-white/60 dark:bg-primary-950 dark:text-white dark:focus-visible:outline-white"
              >
                <option value="en">English</option>
                <option value="de">Deutsch</option>
                <option value="fr">Français</option>
                <option value="pl">Polski</option>
              </select>
              <ChevronDownIcon
                aria-hidden="true"
                className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-primary-950 dark:text-primary-100"
              />
            </div>
          </div>
        </div>
      </div>
      {/* Replace with pictures of your town, one for each theme */}
      <img
        src="/media/scenes/cut-city-dusk-wide.webp"
        alt="Towers behind a suspension bridge at dusk"
        width={1600}
        height={900}
        loading="lazy"
        className="mt-10 block h-64 w-full object-cover object-[65%_85%] sm:h-80 lg:h-112 dark:hidden"
      />
      <img
        src="/media/scenes/cut-city-night-wide.webp"
        alt="Towers behind a suspension bridge at night"
        width={1600}
        height={900}
        loading="lazy"
        className="mt-10 hidden h-64 w-full object-cover object-[65%_85%] sm:h-80 lg:h-112 dark:block"
      />
    </footer>
  )
}
