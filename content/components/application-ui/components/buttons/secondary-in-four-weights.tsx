/**
 * @title Secondary buttons in four weights
 * @description An outline, a soft, a ghost and a link button in the panel of an export, for what stands beside the main action, from the loudest to the quietest.
 * @keywords outline button, soft button, ghost button, link button, tertiary button, text button
 * @free
 * @layout padded
 * @order 2
 * @part AUI-C07-2
 */
export default function SecondaryButtonsInFourWeights() {
  return (
    <section
      aria-labelledby="export-heading"
      className="mx-auto max-w-xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="p-5 sm:p-6">
        <h2 id="export-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
          Export the September report
        </h2>
        <p className="mt-1 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          One PDF with 24 pages, charts in color, ready for the board.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 rounded-b-xl border-t border-secondary-950/10 bg-secondary-50 px-5 py-3 sm:gap-3 sm:px-6 dark:border-white/10 dark:bg-white/5">
        <a
          href="#"
          className="-ms-1.5 me-auto rounded-lg px-1.5 py-2 text-sm/6 font-semibold text-primary-700 underline decoration-primary-700/30 underline-offset-4 transition duration-150 hover:decoration-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none max-sm:w-full dark:text-primary-300 dark:decoration-primary-300/40 dark:hover:decoration-primary-300 dark:focus-visible:outline-primary-400"
        >
          What’s in it
        </a>
        <button
          type="button"
          className="rounded-lg px-3.5 py-2 text-sm/6 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-950/10 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
        >
          Cancel
        </button>
        <button
          type="button"
          className="rounded-lg bg-primary-50 px-3.5 py-2 text-sm/6 font-semibold text-primary-700 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-200 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:bg-primary-400/15 dark:text-primary-200 dark:hover:bg-primary-400/20 dark:focus-visible:outline-primary-400 dark:active:bg-primary-400/25"
        >
          Preview
        </button>
        <button
          type="button"
          className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
        >
          Export
        </button>
      </div>
    </section>
  )
}
