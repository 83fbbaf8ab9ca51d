/**
 * @title Or divider between choices
 * @description A line with “or” in its middle that lies between two choices on phones and stands upright between them on wider screens.
 * @keywords or separator, line with text, sign in divider, vertical divider, hr with text
 * @free
 * @layout padded
 * @order 2
 * @part AUI-C15-2
 */
import { ArrowUpTrayIcon, LinkIcon } from '@heroicons/react/20/solid'

export default function OrDividerBetweenChoices() {
  return (
    <section
      aria-labelledby="contacts-heading"
      className="mx-auto max-w-2xl rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 sm:p-6 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2 id="contacts-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
        Bring in your contacts
      </h2>
      <div className="mt-4 flex flex-col gap-5 sm:flex-row sm:gap-6">
        <div className="flex flex-1 flex-col items-start">
          <span className="rounded-lg bg-primary-600 p-2.5 text-white">
            <ArrowUpTrayIcon aria-hidden="true" className="size-5" />
          </span>
          <h3 className="mt-4 text-sm/6 font-semibold text-secondary-950 dark:text-white">Upload a file</h3>
          <p className="mb-5 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
            A CSV or Excel file with one contact per row.
          </p>
          <button
            type="button"
            className="mt-auto w-full rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Choose file
          </button>
        </div>
        <div className="flex items-center gap-2 text-xs/5 font-semibold text-secondary-700 sm:flex-col dark:text-secondary-200">
          <span aria-hidden="true" className="h-px flex-1 bg-secondary-300 sm:h-auto sm:w-px dark:bg-white/20" />
          <span className="flex size-9 items-center justify-center rounded-full bg-secondary-100 dark:bg-white/10">
            or
          </span>
          <span aria-hidden="true" className="h-px flex-1 bg-secondary-300 sm:h-auto sm:w-px dark:bg-white/20" />
        </div>
        <div className="flex flex-1 flex-col items-start">
          <span className="rounded-lg bg-primary-50 p-2.5 text-primary-700 dark:bg-primary-400/15 dark:text-primary-200">
            <LinkIcon aria-hidden="true" className="size-5" />
          </span>
          <h3 className="mt-4 text-sm/6 font-semibold text-secondary-950 dark:text-white">Connect your email</h3>
          <p className="mb-5 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
            New contacts sync from your address book every hour.
          </p>
          <button
            type="button"
            className="mt-auto w-full rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
          >
            Connect account
          </button>
        </div>
      </div>
    </section>
  )
}
