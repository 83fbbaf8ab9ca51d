/**
 * @title Primary buttons in three sizes
 * @description A small, a medium and a large primary button, higher on phones, with hover, focus, pressed and disabled looks.
 * @keywords solid button, filled button, call to action, submit button, btn, button sizes
 * @free
 * @layout centered
 * @order 1
 * @part AUI-C07-1
 */
export default function PrimaryButtonsInThreeSizes() {
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 sm:gap-4">
      <button
        type="button"
        className="rounded-lg bg-primary-600 px-2.5 py-2.5 text-sm/5 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:py-1.5 dark:focus-visible:outline-primary-400"
      >
        Assign
      </button>
      <button
        type="button"
        className="rounded-lg bg-primary-600 px-3.5 py-2.5 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none sm:py-2 dark:focus-visible:outline-primary-400"
      >
        Create invoice
      </button>
      <button
        type="button"
        className="rounded-lg bg-primary-600 px-5 py-3 text-base/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
      >
        Get started
      </button>
    </div>
  )
}
