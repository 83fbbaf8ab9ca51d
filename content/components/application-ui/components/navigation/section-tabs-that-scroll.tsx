/**
 * @title Sections that scroll on phones
 * @description A row of links under a page heading that leads to the sections of one record and scrolls sideways on phones.
 * @keywords scrollable tabs, secondary navigation, subnav, nav pills, tab bar
 * @free
 * @layout padded
 * @order 3
 * @part AUI-C27-3
 */
const sections = [
  { name: 'Overview', count: '', current: false },
  { name: 'Members', count: '14', current: true },
  { name: 'Roles', count: '5', current: false },
  { name: 'Billing', count: '', current: false },
  { name: 'Single sign-on', count: '', current: false },
  { name: 'Audit log', count: '', current: false },
]

export default function SectionsThatScrollOnPhones() {
  return (
    <header className="mx-auto max-w-5xl border-b border-secondary-950/10 dark:border-white/10">
      <div className="flex items-center gap-4 px-1">
        {/* Replace with the logo of the workspace */}
        <span
          aria-hidden="true"
          className="flex size-12 shrink-0 items-center justify-center rounded-xl bg-primary-600 text-lg/7 font-semibold text-white"
        >
          H
        </span>
        <div className="min-w-0">
          <h1 className="text-2xl/8 font-semibold tracking-tight wrap-break-word text-secondary-950 dark:text-white">
            Halden Print
          </h1>
          <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Studio plan, 14 of 20 seats</p>
        </div>
      </div>
      <nav aria-label="Workspace" className="mt-4">
        <ul role="list" className="-mb-px flex [scrollbar-width:none] gap-6 overflow-x-auto px-1">
          {sections.map((section) => (
            <li key={section.name} className="shrink-0">
              <a
                href="#"
                aria-current={section.current ? 'page' : undefined}
                className="group flex items-center gap-2 border-b-2 border-transparent py-3 text-sm/6 font-medium text-secondary-600 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 aria-[current=page]:border-primary-600 aria-[current=page]:text-primary-700 motion-reduce:transition-none dark:text-secondary-400 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:aria-[current=page]:border-primary-400 dark:aria-[current=page]:text-primary-400"
              >
                {section.name}
                {section.count && (
                  <span className="rounded-full bg-secondary-950/5 px-2 text-xs/5 text-secondary-700 tabular-nums group-aria-[current=page]:bg-primary-50 group-aria-[current=page]:text-primary-700 dark:bg-white/10 dark:text-secondary-300 dark:group-aria-[current=page]:bg-primary-400/15 dark:group-aria-[current=page]:text-primary-300">
                    {section.count}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
