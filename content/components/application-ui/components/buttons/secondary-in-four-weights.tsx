/**
 * @title Secondary buttons in four weights
 * @description A review panel whose main action is followed by soft, outline, quiet and link buttons, from the loudest to the quietest.
 * @keywords soft button, outline button, ghost button, tertiary button, text button, link button, button hierarchy
 * @layout padded
 * @order 2
 * @part AUI-C07-2
 */
export default function SecondaryButtonsInFourWeights() {
  return (
    <section
      aria-labelledby="proof-heading"
      className="mx-auto grid max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 sm:grid-cols-2 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="relative min-h-40">
        <img
          src="/media/scenes/flatlay-sand-tall.webp"
          alt="Layouts on paper, a keyboard and swatches of color on a sand-colored table"
          width={675}
          height={900}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="flex flex-col justify-center p-5">
        <h2
          id="proof-heading"
          className="text-xl/7 font-semibold tracking-tight text-balance text-secondary-950 dark:text-white"
        >
          Proof 3 is ready
        </h2>
        <p className="mt-1 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          Catalog for Halden Print, 48 pages
        </p>
        <div className="mt-4 grid gap-1.5">
          <button
            type="button"
            className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
          >
            Approve proof
          </button>
          <button
            type="button"
            className="rounded-lg bg-primary-100 px-3.5 py-2 text-sm/6 font-semibold text-primary-800 transition duration-150 hover:bg-primary-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-300 motion-reduce:transition-none dark:bg-primary-400/20 dark:text-primary-200 dark:hover:bg-primary-400/25 dark:focus-visible:outline-primary-400 dark:active:bg-primary-400/30"
          >
            Request changes
          </button>
          <button
            type="button"
            className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-100 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
          >
            Download PDF
          </button>
          <button
            type="button"
            className="rounded-lg px-3.5 py-2 text-sm/6 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-secondary-950/10 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:active:bg-white/15"
          >
            Forward to a colleague
          </button>
          <a
            href="#"
            className="mx-auto rounded-sm px-1 py-2 text-sm/6 text-secondary-600 underline decoration-secondary-400 underline-offset-4 transition duration-150 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-400 dark:decoration-secondary-600 dark:hover:text-white dark:focus-visible:outline-primary-400"
          >
            Compare with proof 2
          </a>
        </div>
      </div>
    </section>
  )
}
