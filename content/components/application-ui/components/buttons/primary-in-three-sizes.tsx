/**
 * @title Primary buttons in three sizes
 * @description A large primary button in a welcome panel, a medium one under a form and a small one in a row, each in its own card.
 * @keywords solid button, filled button, call to action, submit button, btn, button sizes
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C07-1
 */
import { ChevronDownIcon } from '@heroicons/react/20/solid'

export default function PrimaryButtonsInThreeSizes() {
  return (
    <div className="mx-auto grid max-w-xl gap-4 sm:grid-cols-2">
      <section aria-labelledby="welcome-heading" className="flex flex-col rounded-xl bg-primary-950 p-6 sm:row-span-2">
        <h2 id="welcome-heading" className="text-3xl font-semibold tracking-tight text-balance text-white">
          Your next invoice takes two minutes
        </h2>
        <p className="mt-3 mb-6 text-sm/6 text-pretty text-primary-200">
          We fill in what we know. You write what you did.
        </p>
        <button
          type="button"
          className="mt-auto rounded-lg bg-primary-600 px-5 py-3.5 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none"
        >
          Create invoice
        </button>
      </section>
      <form
        onSubmit={(event) => event.preventDefault()}
        className="rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
      >
        <label htmlFor="reminder-days" className="block text-sm/6 font-medium text-secondary-950 dark:text-white">
          Remind customers after
        </label>
        <div className="mt-1.5 grid items-center">
          <select
            id="reminder-days"
            defaultValue="7"
            className="col-start-1 row-start-1 w-full appearance-none rounded-lg border border-secondary-500 bg-white px-3 py-2 pe-10 text-base/6 text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary-600 sm:text-sm/6 dark:border-white/40 dark:bg-white/5 dark:text-white dark:*:bg-secondary-800 dark:focus-visible:outline-primary-400"
          >
            <option value="3">3 days</option>
            <option value="7">7 days</option>
            <option value="14">14 days</option>
          </select>
          <ChevronDownIcon
            aria-hidden="true"
            className="pointer-events-none col-start-1 row-start-1 me-3 size-5 justify-self-end text-secondary-500 dark:text-secondary-400"
          />
        </div>
        <button
          type="submit"
          className="mt-4 w-full rounded-lg bg-primary-600 px-3.5 py-2.5 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:py-2 dark:focus-visible:outline-primary-400"
        >
          Save reminder
        </button>
      </form>
      <div className="flex items-center justify-between gap-4 rounded-xl bg-white p-5 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        <p className="text-sm/5 text-secondary-600 dark:text-secondary-400">
          Okafor Architects
          <span className="block text-lg/7 font-semibold text-secondary-950 tabular-nums dark:text-white">
            $2,400.00
          </span>
          Draft, June 4
        </p>
        <button
          type="button"
          className="rounded-lg bg-primary-600 px-2.5 py-2.5 text-sm/5 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:py-1.5 dark:focus-visible:outline-primary-400"
        >
          Send
        </button>
      </div>
    </div>
  )
}
