/**
 * @title Secondary buttons in four weights
 * @description An outline, a soft, a ghost and a link button for what stands beside the main action, from the loudest to the quietest.
 * @keywords outline button, soft button, ghost button, link button, tertiary button, text button
 * @free
 * @layout centered
 * @order 2
 * @part AUI-C07-2
 */
export default function SecondaryButtonsInFourWeights() {
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 sm:gap-3">
      <button
        type="button"
        className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
      >
        Export
      </button>
      <button
        type="button"
        className="rounded-lg bg-primary-50 px-3.5 py-2 text-sm/6 font-semibold text-primary-700 transition duration-150 hover:bg-primary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-200 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:bg-primary-400/15 dark:text-primary-200 dark:hover:bg-primary-400/20 dark:focus-visible:outline-primary-400 dark:active:bg-primary-400/25"
      >
        Preview
      </button>
      <button
        type="button"
        className="rounded-lg px-3.5 py-2 text-sm/6 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-950/10 disabled:pointer-events-none disabled:opacity-50 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
      >
        Cancel
      </button>
      <a
        href="#"
        className="rounded-lg px-1.5 py-2 text-sm/6 font-semibold text-primary-700 underline decoration-primary-700/30 underline-offset-4 transition duration-150 hover:decoration-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-primary-300 dark:decoration-primary-300/40 dark:hover:decoration-primary-300 dark:focus-visible:outline-primary-400"
      >
        Learn more
      </a>
    </div>
  )
}
