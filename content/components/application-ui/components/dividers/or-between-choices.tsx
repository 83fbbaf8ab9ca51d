/**
 * @title Or divider between choices
 * @description A line with “or” in its middle that lies between two stacked choices on phones and stands upright beside them from the tablet on.
 * @keywords or separator, line with text, sign in divider, vertical divider, hr with text
 * @free
 * @layout padded
 * @order 2
 * @part AUI-C15-2
 */
export default function OrDividerBetweenChoices() {
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5 md:flex-row md:gap-8">
      <div className="flex flex-1 flex-col">
        <h3 className="text-base/7 font-semibold text-secondary-950 dark:text-white">Upload a file</h3>
        <p className="mt-1 mb-4 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          A CSV or Excel file with one contact per row.
        </p>
        <button
          type="button"
          className="mt-auto w-full rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
        >
          Choose a file
        </button>
      </div>
      <div className="flex items-center gap-3 text-sm/6 font-medium text-secondary-600 md:flex-col dark:text-secondary-400">
        <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 md:h-auto md:w-px dark:bg-white/10" />
        or
        <span aria-hidden="true" className="h-px flex-1 bg-secondary-950/10 md:h-auto md:w-px dark:bg-white/10" />
      </div>
      <div className="flex flex-1 flex-col">
        <h3 className="text-base/7 font-semibold text-secondary-950 dark:text-white">Connect an account</h3>
        <p className="mt-1 mb-4 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          New contacts from your address book arrive every hour.
        </p>
        <button
          type="button"
          className="mt-auto w-full rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
        >
          Connect
        </button>
      </div>
    </div>
  )
}
