/**
 * @title Primary buttons in three sizes
 * @description A small primary button in a row, a medium one in the footer of a form and a large one in a welcome panel, with hover, focus and pressed looks.
 * @keywords solid button, filled button, call to action, submit button, btn, button sizes
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C07-1
 */
export default function PrimaryButtonsInThreeSizes() {
  return (
    <div className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <div className="bg-primary-50 px-5 py-8 text-center sm:px-6 dark:bg-primary-400/10">
        <p className="mb-4 text-xl/7 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white">
          Send your first invoice today
        </p>
        <button
          type="button"
          className="rounded-lg bg-primary-600 px-5 py-3 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
        >
          Get started
        </button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-5 sm:px-6">
        <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">
          Total{' '}
          <span className="text-base/6 font-semibold text-secondary-950 tabular-nums dark:text-white">$2,400.00</span>
        </p>
        <button
          type="button"
          className="rounded-lg bg-primary-600 px-3.5 py-2.5 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:py-2 dark:focus-visible:outline-primary-400"
        >
          Create invoice
        </button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-secondary-950/10 px-5 py-3 sm:px-6 dark:border-white/10">
        <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">No one is assigned yet</p>
        <button
          type="button"
          className="rounded-lg bg-primary-600 px-2.5 py-2.5 text-sm/5 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:py-1.5 dark:focus-visible:outline-primary-400"
        >
          Assign
        </button>
      </div>
    </div>
  )
}
