/**
 * @title Columns with a language choice
 * @description Use for a site with enough pages to need an index at its foot.
 * @free
 * @layout full
 * @order 1
 */
const columns = [
  { title: 'Product', links: ['Forecast', 'Invoices', 'Payments', 'What is new'] },
  { title: 'Help', links: ['Getting started', 'Moving over', 'Status', 'Write to us'] },
  { title: 'Company', links: ['About', 'Jobs', 'Press', 'Partners'] },
]

const legal = ['Terms', 'Privacy', 'Imprint']

export default function ColumnsWithALanguageChoice() {
  return (
    <footer
      aria-label="Site"
      className="border-t border-secondary-950/10 bg-white dark:border-white/10 dark:bg-secondary-950"
    >
      <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 sm:py-16 lg:px-8">
        <div className="grid gap-x-8 gap-y-10 md:grid-cols-5">
          <div className="md:col-span-2">
            {/* Replace with your logo */}
            <a
              href="#"
              className="inline-flex items-center gap-2.5 rounded-md focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
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
              <ul role="list" className="mt-3 grid gap-2">
                {column.links.map((link) => (
                  <li key={link}>
                    <a
                      href="#"
                      className="rounded-sm text-sm/6 text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
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
          <ul role="list" className="flex flex-wrap gap-x-6 gap-y-2">
            {legal.map((link) => (
              <li key={link}>
                <a
                  href="#"
                  className="rounded-sm text-sm/6 text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400"
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
            <select
              id="footer-language"
              defaultValue="en"
              className="w-full rounded-lg border border-secondary-500 bg-white px-3 py-2 text-base/6 text-secondary-950 placeholder:text-secondary-500 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:placeholder:text-secondary-400 dark:focus-visible:outline-primary-400"
            >
              <option value="en">English</option>
              <option value="de">Deutsch</option>
              <option value="fr">Français</option>
              <option value="pl">Polski</option>
            </select>
          </div>
        </div>
      </div>
    </footer>
  )
}
