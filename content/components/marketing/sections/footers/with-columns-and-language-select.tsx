/**
 * @title Footer with columns and language select
 * @description A site footer with columns of links, a language select and the legal links below.
 * @keywords site footer, sitemap links, language switcher, fat footer, legal links
 * @free
 * @layout full
 * @order 1
 * @part MKT-S04-1
 */
import { ChevronDownIcon } from '@heroicons/react/20/solid'

const columns = [
  { title: 'Product', links: ['Forecast', 'Invoices', 'Payments', 'What is new'] },
  { title: 'Help', links: ['Getting started', 'Moving over', 'Status', 'Write to us'] },
  { title: 'Company', links: ['About', 'Jobs', 'Press', 'Partners'] },
]

const legal = ['Terms', 'Privacy', 'Accessibility']

export default function FooterWithColumnsAndLanguageSelect() {
  return (
    <footer
      aria-label="Site"
      className="border-t border-secondary-950/10 bg-white dark:border-white/10 dark:bg-secondary-950"
    >
      <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 sm:py-16 lg:px-8">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 md:grid-cols-5">
          <div className="col-span-2">
            {/* Replace with your logo */}
            <a
              href="#"
              className="-my-1 inline-flex items-center gap-2.5 rounded-md py-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:my-0 sm:py-0 dark:focus-visible:outline-primary-400"
            >
              <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 text-primary-600 dark:text-primary-500">
                <path
                  fill="currentColor"
                  d="M4 22c5-8 9-8 14-3 4 4 7 3 10-2v9H4zm0-10c5-8 9-8 14-3 4 4 7 3 10-2v5c-3 5-6 6-10 2-5-5-9-5-14 3z"
                />
              </svg>
              <span className="text-lg/7 font-semibold tracking-tight text-secondary-950 dark:text-white">
                Tidewell
              </span>
            </a>
            <p className="mt-4 max-w-xs text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
              Invoices and a forecast for people who would rather do the work.
            </p>
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className="text-sm/6 font-semibold text-secondary-950 dark:text-white">{column.title}</h2>
              <ul role="list" className="mt-1 -mb-2 grid sm:mt-3 sm:mb-0 sm:gap-2">
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
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-secondary-950/10 pt-8 dark:border-white/10">
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">© 2026 Tidewell Inc., Tacoma</p>
          <ul role="list" className="-my-2 flex flex-wrap gap-x-6 sm:my-0 sm:gap-y-2">
            {legal.map((link) => (
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
          <div>
            <label htmlFor="footer-language" className="sr-only">
              Language
            </label>
            <div className="grid grid-cols-1 items-center">
              <select
                id="footer-language"
                defaultValue="en"
                className="col-start-1 row-start-1 w-full appearance-none rounded-lg border border-secondary-500 bg-white py-2 ps-3 pe-10 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:*:bg-secondary-800 dark:focus-visible:outline-primary-400"
              >
                <option value="en">English</option>
                <option value="de">Deutsch</option>
                <option value="fr">Français</option>
                <option value="pl">Polski</option>
              </select>
              <ChevronDownIcon
                aria-hidden="true"
                className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
              />
            </div>
          </div>
        </div>
      </div>
    </footer>
  )
}
