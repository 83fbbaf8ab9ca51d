/**
 * @title Or divider between choices
 * @description A line with “or” in a round mark that lies between two illustrated choices on phones and stands upright between them on wider screens.
 * @keywords or separator, line with text, sign in divider, vertical divider, hr with text
 * @free
 * @layout padded
 * @order 2
 * @part AUI-C15-2
 */
import { ArrowUpTrayIcon, TableCellsIcon } from '@heroicons/react/24/outline'

const faces = ['/media/avatars/avatar-17.webp', '/media/avatars/avatar-31.webp', '/media/avatars/avatar-25.webp']

export default function OrDividerBetweenChoices() {
  return (
    <section
      aria-labelledby="contacts-heading"
      className="mx-auto max-w-2xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <h2 id="contacts-heading" className="sr-only">
        Bring in your contacts
      </h2>
      <div className="flex flex-col sm:flex-row">
        <div className="flex flex-1 flex-col">
          <div
            aria-hidden="true"
            className="m-4 flex h-28 items-center justify-center gap-3 rounded-lg border-2 border-dashed border-primary-300 bg-primary-50 dark:border-primary-400/50 dark:bg-primary-400/10"
          >
            <span className="flex items-center gap-2 rounded-lg bg-white px-3 py-2 text-sm/5 font-medium text-secondary-950 shadow-lg dark:bg-secondary-700 dark:text-white">
              <TableCellsIcon className="size-6 text-primary-600 dark:text-primary-300" />
              contacts.csv
            </span>
            <ArrowUpTrayIcon className="size-6 text-primary-600 dark:text-primary-300" />
          </div>
          <h3 className="px-5 text-lg/7 font-semibold text-secondary-950 dark:text-white">Upload a file</h3>
          <p className="px-5 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
            CSV or Excel, one contact per row.
          </p>
          <button
            type="button"
            className="m-5 mt-4 rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Choose file
          </button>
        </div>
        <div className="flex items-center text-base/6 font-semibold text-secondary-950 sm:-mx-2 sm:flex-col dark:text-white">
          <span aria-hidden="true" className="h-px flex-1 bg-secondary-300 sm:h-auto sm:w-px dark:bg-white/20" />
          <span className="flex size-12 items-center justify-center rounded-full bg-white ring-2 ring-primary-600 ring-inset dark:bg-secondary-900 dark:ring-primary-400">
            or
          </span>
          <span aria-hidden="true" className="h-px flex-1 bg-secondary-300 sm:h-auto sm:w-px dark:bg-white/20" />
        </div>
        <div className="flex flex-1 flex-col">
          <div
            aria-hidden="true"
            className="m-4 flex h-28 items-center justify-center rounded-lg bg-primary-950 dark:bg-primary-900"
          >
            {faces.map((face) => (
              <img
                key={face}
                src={face}
                alt=""
                width={256}
                height={256}
                className="-ms-3 size-16 rounded-full ring-4 ring-primary-950 first:ms-0 dark:ring-primary-900"
              />
            ))}
          </div>
          <h3 className="px-5 text-lg/7 font-semibold text-secondary-950 dark:text-white">Connect your email</h3>
          <p className="px-5 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
            People you write to, kept in sync.
          </p>
          <button
            type="button"
            className="m-5 mt-4 rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
          >
            Connect account
          </button>
        </div>
      </div>
    </section>
  )
}
