import { currentYear } from '#client/current-year.ts'
import { site } from '#shared/site.ts'

/** The last element of a page. */
export const footerId = 'footer'

export function AppFooter() {
  return (
    <footer
      id={footerId}
      data-print="no"
      className="mx-auto mt-20 flex w-full max-w-7xl flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-6 text-xs text-faint sm:px-8"
    >
      <p suppressHydrationWarning>
        © {currentYear()} {site.name} {site.version}
      </p>
      <p>{site.credit}</p>
    </footer>
  )
}
