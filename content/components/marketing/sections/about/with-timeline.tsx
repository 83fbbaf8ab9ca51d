/**
 * @title About section with timeline
 * @description An about section with a short story beside a timeline whose years stand under pictures in arches, as high as what was made that year.
 * @keywords company history, our story, milestones, growth, mission, about us
 * @layout full
 * @order 1
 * @part MKT-S05-1
 */
// The arches are as high as the figures: one, two and three times 1,200.
const milestones = [
  {
    year: '2011',
    figure: '1,200 mugs',
    text: 'One wheel, one shape, and a café on the corner that ordered forty.',
    image: '/media/products/mug-oat.webp',
    alt: 'Cream mug with thrown ridges, brown specks and a bare clay foot',
    archClass: 'lg:h-36',
  },
  {
    year: '2016',
    figure: '2,400 mugs',
    text: 'The Old Net Loft, with a kiln of our own and a green that does not run.',
    image: '/media/products/mug-moss.webp',
    alt: 'Moss-green mug with thrown ridges and a bare clay foot',
    archClass: 'lg:h-72',
  },
  {
    year: '2021',
    figure: '3,600 mugs',
    text: 'A promise in writing: what breaks within ten years we mend or make again.',
    image: '/media/products/mug-ink.webp',
    alt: 'Dark blue mug with thrown ridges and a bare clay foot',
    archClass: 'lg:h-108',
  },
]

export default function AboutSectionWithTimeline() {
  return (
    <section aria-labelledby="story-heading" className="bg-amber-50 dark:bg-secondary-950">
      <div className="mx-auto grid max-w-7xl gap-x-8 gap-y-12 px-4 py-14 sm:px-6 lg:grid-cols-12 lg:px-8 lg:py-16">
        <div className="lg:col-span-4">
          <h2
            id="story-heading"
            className="text-5xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-6xl dark:text-white"
          >
            Fifteen years, one mug at a time
          </h2>
          <p className="mt-6 max-w-lg text-lg/8 text-pretty text-secondary-700 dark:text-secondary-300">
            Most of what is on a table is bought twice: once because it is pretty, and again because it chipped. Maren
            Oyelaran started Fen & Field to make things that are bought once.
          </p>
        </div>
        <ol role="list" className="grid gap-x-6 gap-y-12 sm:grid-cols-3 lg:col-span-8 lg:items-end">
          {milestones.map((milestone) => (
            <li key={milestone.year} className="min-w-0">
              <img
                src={milestone.image}
                alt={milestone.alt}
                width={640}
                height={800}
                loading="lazy"
                className={`aspect-square w-full rounded-t-full object-cover object-center lg:aspect-auto ${milestone.archClass}`}
              />
              <div className="border-t-4 border-primary-700 pt-4 lg:min-h-44 dark:border-primary-400">
                <h3 className="flex flex-wrap items-baseline gap-x-3 text-secondary-950 dark:text-white">
                  <span className="text-4xl font-semibold tracking-tighter tabular-nums">{milestone.year}</span>
                  <span className="text-lg/7 font-semibold tabular-nums">
                    <bdi>{milestone.figure}</bdi>
                  </span>
                </h3>
                <p className="mt-2 text-base/6 text-pretty text-secondary-700 dark:text-secondary-300">
                  {milestone.text}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
