/**
 * @title Section separator with overlapping image
 * @description A section separator made of a wide picture that lies over the end of a brand section and the beginning of the next.
 * @keywords divider, image break, overlap, full-width picture, section transition
 * @layout full
 * @order 2
 * @part MKT-S18-3
 */
export default function SectionSeparatorWithOverlappingImage() {
  return (
    <div className="bg-white dark:bg-secondary-950">
      <section
        aria-labelledby="before-heading"
        className="bg-linear-to-b from-primary-950 to-primary-700 dark:to-primary-900"
      >
        <div className="mx-auto max-w-7xl px-4 pt-14 pb-40 sm:px-6 sm:pt-16 sm:pb-64 lg:px-8">
          <h2
            id="before-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-white sm:text-5xl"
          >
            Houses drawn around the way the sun moves
          </h2>
        </div>
      </section>

      {/* Replace with your picture */}
      <figure className="relative mx-auto -mt-24 max-w-7xl px-4 sm:-mt-52 sm:px-6 lg:px-8">
        <img
          src="/media/scenes/stairs-rose-wide.webp"
          alt="Rose-colored stairs in the sun, leading to an arch that opens on the sky"
          width={1200}
          height={675}
          loading="lazy"
          className="aspect-4/3 w-full rounded-2xl object-cover object-[50%_40%] shadow-2xl sm:aspect-3/1"
        />
        <figcaption className="absolute end-8 -bottom-5 rounded-lg bg-white px-4 py-2.5 text-sm/6 font-medium text-secondary-950 shadow-lg sm:end-16 dark:bg-secondary-800 dark:text-white">
          Stairs to the roof, Olympia, 2026
        </figcaption>
      </figure>

      <section
        aria-labelledby="after-heading"
        className="mx-auto grid max-w-7xl gap-x-8 gap-y-4 px-4 pt-16 pb-16 sm:px-6 lg:grid-cols-12 lg:px-8 lg:pt-14"
      >
        <h2
          id="after-heading"
          className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 lg:col-span-4 dark:text-white"
        >
          We spend a day on site first
        </h2>
        <p className="max-w-prose text-lg/8 text-pretty text-secondary-600 lg:col-span-8 dark:text-secondary-400">
          An architect sits on your land from sunrise to sunset and notes where the light falls. Your dinner table goes
          where the sun is at six, and the plan grows from there.
        </p>
      </section>
    </div>
  )
}
