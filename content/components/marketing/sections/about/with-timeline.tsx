/**
 * @title About section with timeline
 * @description An about section with a short story beside a timeline whose years stand under stacks of pictures, as high as what was made that year.
 * @keywords company history, our story, milestones, growth, mission, about us
 * @layout full
 * @order 1
 * @part MKT-S05-1
 */
// Each picture stands for 1,200 mugs.
const milestones = [
  {
    year: '2011',
    figure: '1,200 mugs',
    stack: [1],
    text: 'One wheel, and a café on the corner that ordered forty.',
    image: '/media/products/mug-oat.webp',
    alt: 'Cream mug with thrown ridges, brown specks and a bare clay foot',
  },
  {
    year: '2016',
    figure: '2,400 mugs',
    stack: [1, 2],
    text: 'The Old Net Loft, with a kiln of our own.',
    image: '/media/products/mug-moss.webp',
    alt: 'Moss-green mug with thrown ridges and a bare clay foot',
  },
  {
    year: '2021',
    figure: '3,600 mugs',
    stack: [1, 2, 3],
    text: 'A promise: what breaks within ten years we make again.',
    image: '/media/products/mug-ink.webp',
    alt: 'Dark blue mug with thrown ridges and a bare clay foot',
  },
  {
    year: '2026',
    figure: '4,800 mugs',
    stack: [1, 2, 3, 4],
    text: 'A second kiln, and a day of classes every week.',
    image: '/media/products/mug-oat.webp',
    alt: 'Cream mug with thrown ridges, brown specks and a bare clay foot',
  },
]

export default function AboutSectionWithTimeline() {
  return (
    <section aria-labelledby="story-heading" className="bg-amber-100 dark:bg-amber-950">
      <div className="mx-auto grid max-w-7xl gap-x-8 gap-y-12 px-4 py-14 sm:px-6 lg:grid-cols-12 lg:px-8 lg:pt-14 lg:pb-8">
        <div className="lg:col-span-4">
          <h2
            id="story-heading"
            className="text-5xl font-semibold tracking-tighter text-balance text-amber-950 sm:text-6xl dark:text-white"
          >
            Fifteen years, one mug at a time
          </h2>
          <p className="mt-6 max-w-lg text-lg/8 text-pretty text-amber-950 dark:text-amber-100">
            Most of what is on a table is bought twice: once because it is pretty, and again because it chipped. Maren
            Oyelaran started Fen & Field to make things that are bought once.
          </p>
        </div>
        <ol role="list" className="grid grid-cols-2 items-end gap-x-4 gap-y-10 sm:grid-cols-4 sm:gap-x-5 lg:col-span-8">
          {milestones.map((milestone) => (
            <li key={milestone.year} className="min-w-0">
              <div className="grid overflow-hidden rounded-t-2xl">
                {milestone.stack.map((place) => (
                  <img
                    key={place}
                    src={milestone.image}
                    alt={place === 1 ? milestone.alt : ''}
                    width={640}
                    height={800}
                    loading="lazy"
                    className="aspect-4/3 w-full object-cover object-[50%_45%]"
                  />
                ))}
              </div>
              <div className="min-h-44 border-t-4 border-amber-950 pt-4 dark:border-amber-300">
                <h3 className="text-amber-950 dark:text-white">
                  <span className="block text-4xl font-semibold tracking-tighter tabular-nums">{milestone.year}</span>
                  <span className="text-lg/7 font-semibold tabular-nums">
                    <bdi>{milestone.figure}</bdi>
                  </span>
                </h3>
                <p className="mt-2 text-base/6 text-pretty text-amber-950 dark:text-amber-100">{milestone.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
