/**
 * @title Layered wave section separator
 * @description A section separator of three layered waves in the color of one section over the water of the next.
 * @keywords wave divider, shape divider, curves, section transition, SVG waves
 * @free
 * @layout full
 * @order 1
 * @part MKT-S18-1
 */
export default function LayeredWaveSectionSeparator() {
  return (
    <div className="bg-primary-100 dark:bg-primary-950">
      <section aria-labelledby="waves-before" className="mx-auto max-w-7xl px-4 pt-16 pb-6 sm:px-6 sm:pt-20 lg:px-8">
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

      <div className="relative isolate overflow-hidden bg-sky-950">
        {/* Replace with a ground of yours that is dark enough for white text */}
        <img
          src="/media/grounds/pool-deep.webp"
          alt=""
          width={1600}
          height={1000}
          className="absolute inset-0 -z-10 size-full object-cover"
        />
        {/* The last wave has the color of the section before */}
        <svg
          aria-hidden="true"
          viewBox="0 0 1440 220"
          preserveAspectRatio="none"
          className="-mt-px block h-28 w-full text-primary-100 sm:h-48 lg:h-64 rtl:-scale-x-100 dark:text-primary-950"
        >
          <path
            fill="currentColor"
            fillOpacity="0.3"
            d="M0 0h1440v150c-180 56-330 62-520 22s-330-62-520-22-300 58-400 40z"
          />
          <path
            fill="currentColor"
            fillOpacity="0.5"
            d="M0 0h1440v74c-140 44-300 66-480 40s-300-56-500-16-330 66-460 30z"
          />
          <path fill="currentColor" d="M0 0h1440v40c-200 44-360 40-560 14s-340-34-520-2-270 32-360 4z" />
        </svg>
        <section aria-labelledby="waves-after">
          <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-16 gap-y-4 px-4 pt-4 pb-16 sm:px-6 lg:px-8">
            <h2
              id="waves-after"
              className="text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl"
            >
              First boat leaves at 6:40 AM
            </h2>
            <p className="max-w-md text-lg/8 text-pretty text-white">
              The timetable for 2027 is out. Cabins on the outer islands go on sale on January 11.
            </p>
          </div>
        </section>
      </div>
    </div>
  )
}
