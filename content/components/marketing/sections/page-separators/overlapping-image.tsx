/**
 * @title Section separator with overlapping image
 * @description A section separator made of a wide picture that lies over two sections, with a drawn plan that lies over the picture.
 * @keywords divider, image break, overlap, full-width picture, section transition, floor plan
 * @layout full
 * @order 2
 * @part MKT-S18-3
 */
export default function SectionSeparatorWithOverlappingImage() {
  return (
    <div className="overflow-hidden bg-white dark:bg-secondary-950">
      <section aria-labelledby="before-heading" className="bg-amber-100 dark:bg-amber-950">
        <div className="mx-auto max-w-7xl px-4 pt-10 pb-32 sm:px-6 sm:pt-12 sm:pb-48 lg:px-8">
          <h2
            id="before-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-amber-950 sm:text-5xl dark:text-amber-50"
          >
            Houses drawn around the way the sun moves
          </h2>
        </div>
      </section>

      <div className="relative mx-auto -mt-24 max-w-7xl sm:-mt-40 sm:px-6 lg:px-8">
        {/* Replace with your picture */}
        <img
          src="/media/scenes/arcade-lime-wide.webp"
          alt="Pale arcade along a courtyard, the sun through its arches lying on tiles and wall"
          width={1200}
          height={675}
          loading="lazy"
          className="aspect-4/3 w-full object-cover sm:aspect-5/2 sm:rounded-2xl"
        />
        {/* Replace with your drawing */}
        <svg
          role="img"
          aria-label="Floor plan of a house round a courtyard, the sun’s path over it from 8 AM to 6 PM"
          viewBox="0 0 260 220"
          className="absolute end-4 -bottom-24 w-48 rotate-3 rounded-xl bg-white fill-none stroke-secondary-950 p-4 shadow-2xl ring-1 ring-secondary-950/10 sm:end-16 sm:-bottom-28 sm:w-80 lg:end-14 lg:-bottom-36 lg:w-104"
        >
          <path className="fill-amber-200 stroke-none" d="M92 112h76v52H92z" />
          <path strokeWidth="5" d="M44 78h84m22 0h66v120H88m-22 0H44v-64m0-20V78" />
          <path strokeWidth="2.5" d="M92 78v34h76v52H92v-52m76 0h48m-48 52v34M92 164v10m0 14v10M44 134h20m14 0h14" />
          <path className="stroke-primary-700" strokeWidth="2" strokeDasharray="4 5" d="M20 130C20 10 240 10 240 130" />
          <circle cx="24" cy="102" r="7" className="fill-amber-300 stroke-amber-600" strokeWidth="2" />
          <circle cx="130" cy="40" r="11" className="fill-amber-400 stroke-amber-600" strokeWidth="2" />
          <circle cx="236" cy="102" r="7" className="fill-amber-300 stroke-amber-600" strokeWidth="2" />
          <path className="stroke-amber-600" strokeWidth="2" d="M130 22v-6M147 29l4-4M113 29l-4-4" />
        </svg>
      </div>

      <section
        aria-labelledby="after-heading"
        className="mx-auto max-w-7xl px-4 pt-32 pb-14 sm:px-6 sm:pt-40 lg:px-8 lg:pt-12"
      >
        <h2
          id="after-heading"
          className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 lg:max-w-md xl:max-w-2xl dark:text-white"
        >
          Your dinner table goes where the sun is at noon
        </h2>
        <p className="mt-3 max-w-2xl text-lg/8 text-pretty text-secondary-600 lg:max-w-md xl:max-w-xl dark:text-secondary-400">
          An architect spends a day on your land, from sunrise to sunset, and notes where the light falls. The plan
          grows from there.
        </p>
      </section>
    </div>
  )
}
