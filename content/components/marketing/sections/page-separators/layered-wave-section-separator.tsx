/**
 * @title Layered wave section separator
 * @description A section separator of three layered waves in the color of the next section.
 * @keywords wave divider, shape divider, curves, section transition, SVG waves
 * @free
 * @layout full
 * @order 1
 * @part MKT-S18-1
 */
export default function LayeredWaveSectionSeparator() {
  return (
    <div className="bg-primary-100 dark:bg-primary-950">
      <section
        aria-labelledby="waves-before"
        className="mx-auto max-w-7xl px-4 pt-16 pb-10 sm:px-6 sm:pt-20 sm:pb-16 lg:px-8"
      >
        <h2
          id="waves-before"
          className="max-w-3xl text-5xl font-semibold tracking-tighter text-balance text-primary-950 sm:text-7xl dark:text-white"
        >
          The coast, one island at a time
        </h2>
        <p className="mt-5 max-w-xl text-lg/8 text-pretty text-primary-950 dark:text-primary-100">
          Ferries, cabins and the path between them on one ticket, from spring thaw to the last apples.
        </p>
      </section>

      {/* The last wave has the color of the band that follows */}
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 160"
        preserveAspectRatio="none"
        className="-mb-px block h-20 w-full sm:h-36 lg:h-48 rtl:-scale-x-100"
      >
        <path
          className="fill-primary-300 dark:fill-primary-900/60"
          d="M0 74C180 18 330 12 520 52s330 62 520 22 300-58 400-40v126H0z"
        />
        <path
          className="fill-primary-500 dark:fill-primary-800/80"
          d="M0 58c140 44 300 66 480 40s300-76 500-56 330 66 460 40v78H0z"
        />
        <path
          className="fill-primary-700 dark:fill-primary-900"
          d="M0 116c200-44 360-40 560-14s340 34 520 2 270-32 360-14v70H0z"
        />
      </svg>

      <section aria-labelledby="waves-after" className="bg-primary-700 dark:bg-primary-900">
        <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-16 gap-y-4 px-4 pt-10 pb-16 sm:px-6 lg:px-8">
          <h2 id="waves-after" className="text-3xl font-semibold tracking-tighter text-balance text-white sm:text-5xl">
            First boat leaves at 6:40 AM
          </h2>
          <p className="max-w-md text-lg/8 text-pretty text-primary-100">
            The timetable for 2027 is out. Cabins on the outer islands go on sale on January 11.
          </p>
        </div>
      </section>
    </div>
  )
}
