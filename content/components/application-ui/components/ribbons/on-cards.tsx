/**
 * @title Corner and edge
 * @description Two cards marked with a ribbon: one across the corner for a word, one along the edge for a sentence.
 * @keywords corner badge, corner ribbon, card label, sale tag, popular, sticker
 * @free
 * @layout padded
 * @order 1
 * @part AUI-C34-1
 */
export default function CornerAndEdge() {
  return (
    <div className="mx-auto grid max-w-4xl gap-6 sm:grid-cols-2">
      <article className="relative overflow-hidden rounded-xl bg-white p-6 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        <p className="absolute -end-9 top-6 w-36 rotate-45 bg-primary-600 py-1 text-center text-xs/5 font-semibold text-white rtl:-rotate-45">
          New
        </p>
        <h3 className="pe-16 text-base/7 font-semibold text-secondary-950 dark:text-white">Weekend workshop</h3>
        <p className="mt-1 pe-16 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          Throw and glaze your own bowl, with clay and firing included.
        </p>
        <p className="mt-6 flex items-baseline gap-2">
          <span className="text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
            $140
          </span>
          <span className="text-sm/6 text-secondary-600 dark:text-secondary-400">for two days</span>
        </p>
      </article>
      <article className="relative overflow-hidden rounded-xl bg-white p-6 pt-14 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
        <p className="absolute inset-x-0 top-0 bg-green-50 px-6 py-1.5 text-xs/5 font-semibold text-green-900 ring-1 ring-green-700/20 dark:bg-green-400/10 dark:text-green-200 dark:ring-green-400/20">
          4 places left until May 20
        </p>
        <h3 className="text-base/7 font-semibold text-secondary-950 dark:text-white">Evening course</h3>
        <p className="mt-1 text-sm/6 text-pretty text-secondary-600 dark:text-secondary-400">
          Six Wednesdays at the wheel, for people who have thrown before.
        </p>
        <p className="mt-6 flex items-baseline gap-2">
          <span className="text-2xl/8 font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
            $260
          </span>
          <span className="text-sm/6 text-secondary-600 dark:text-secondary-400">for six evenings</span>
        </p>
      </article>
    </div>
  )
}
