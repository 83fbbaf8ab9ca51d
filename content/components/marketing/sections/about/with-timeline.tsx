/**
 * @title About section with timeline
 * @description An about section with a wide photograph, a story told by a person and a timeline of the years that made the company.
 * @keywords company history, our story, milestones, founder quote, mission, about us
 * @layout full
 * @order 1
 * @part MKT-S05-1
 */
const milestones = [
  { year: '2014', title: 'Two wheels in a garage', text: 'Forty mugs for one café in Tacoma, half of them cracked.' },
  { year: '2017', title: 'The old net loft', text: 'A real kiln, and Ines, who has thrown every first sample since.' },
  { year: '2021', title: 'A promise in writing', text: 'Whatever breaks in ten years we mend or make again.' },
  { year: '2026', title: '31 people, one roof', text: 'Eleven thousand pieces a month, all of them still by hand.' },
]

export default function AboutSectionWithTimeline() {
  return (
    <section aria-labelledby="story-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
          <h2
            id="story-heading"
            className="text-3xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-4xl lg:col-span-6 xl:text-5xl xl:leading-14 dark:text-white"
          >
            We make the cup you reach for without looking
          </h2>
          <div className="grid max-w-prose gap-5 text-lg/8 text-pretty text-secondary-700 lg:col-span-6 lg:row-span-2 dark:text-secondary-300">
            <p>
              Most of what is on a table is bought twice: once because it is pretty, and again because it chipped. We
              started Fen & Field to make things that are bought once.
            </p>
            <p>
              That means fewer shapes, thicker rims, and clay from a pit we can drive to. It also means that we say no a
              lot. There is no plate in our shop yet, because we have not made one that we would keep.
            </p>
          </div>
          <figure className="flex items-center gap-4 lg:col-span-6 lg:self-end">
            <img src="/media/avatars/avatar-12.webp" alt="" width={256} height={256} className="size-12 rounded-full" />
            <figcaption className="text-sm/6">
              <span className="block font-semibold text-secondary-950 dark:text-white">Maren Oyelaran-Voss</span>
              <span className="block text-secondary-600 dark:text-secondary-400">
                Founder, still at the wheel on Thursdays
              </span>
            </figcaption>
          </figure>
        </div>

        <img
          src="/media/scenes/bench-chalk-wide.webp"
          alt="Joiner’s bench with a wooden plane and shavings, chisels and a saw on the white wall behind"
          width={1200}
          height={675}
          loading="lazy"
          className="mt-12 aspect-4/3 w-full rounded-2xl object-cover sm:mt-16 sm:aspect-21/9"
        />

        <ol role="list" className="mt-12 grid gap-x-8 sm:mt-16 lg:grid-cols-4">
          {milestones.map((milestone) => (
            <li
              key={milestone.year}
              className="relative border-s border-secondary-950/10 ps-6 pb-8 last:pb-0 lg:border-s-0 lg:border-t lg:ps-0 lg:pt-6 lg:pb-0 dark:border-white/10"
            >
              <span
                aria-hidden="true"
                className="absolute -start-1.5 top-2 size-3 rounded-full bg-primary-600 ring-4 ring-white lg:start-0 lg:-top-1.5 dark:bg-primary-400 dark:ring-secondary-950"
              />
              <h3 className="text-base/7 font-semibold text-secondary-950 dark:text-white">
                <span className="block text-sm/6 font-medium text-secondary-600 tabular-nums dark:text-secondary-400">
                  {milestone.year}
                </span>
                {milestone.title}
              </h3>
              <p className="mt-1 max-w-md text-sm/6 text-pretty text-secondary-600 lg:max-w-xs dark:text-secondary-400">
                {milestone.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
