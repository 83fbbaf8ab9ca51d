/**
 * @title About section with timeline
 * @description An about section on deep brand ground with a short story and a timeline whose years stand under pictures in arches, of growing height.
 * @keywords company history, our story, milestones, founder quote, mission, about us
 * @layout full
 * @order 1
 * @part MKT-S05-1
 */
import clsx from 'clsx'

const milestones = [
  {
    year: '2011',
    title: 'One wheel, one shape',
    text: 'Forty oat mugs for a café on the corner. Half of them cracked.',
    image: '/media/products/mug-oat.webp',
    alt: 'Cream mug with thrown ridges, brown specks and a bare clay foot',
    archClass: 'aspect-square lg:aspect-4/3',
  },
  {
    year: '2016',
    title: 'The Old Net Loft',
    text: 'A kiln of our own, and a green that does not run.',
    image: '/media/products/mug-moss.webp',
    alt: 'Moss-green mug with thrown ridges and a bare clay foot',
    archClass: 'aspect-square',
  },
  {
    year: '2021',
    title: 'A promise in writing',
    text: 'What breaks within ten years we mend or make again.',
    image: '/media/products/mug-ink.webp',
    alt: 'Dark blue mug with thrown ridges and a bare clay foot',
    archClass: 'aspect-square lg:aspect-3/4',
  },
  {
    year: '2026',
    title: 'A table, set',
    text: 'Bowls that nest, and a class every Saturday to make your own.',
    image: '/media/products/bowls-shore.webp',
    alt: 'Three nested bowls, glazed blue, gray and white, with bare clay rims',
    archClass: 'aspect-square lg:aspect-2/3',
  },
]

export default function AboutSectionWithTimeline() {
  return (
    <section aria-labelledby="story-heading" className="bg-primary-950">
      <div className="mx-auto max-w-7xl px-4 pt-16 sm:px-6 sm:pt-24 lg:px-8">
        <div className="max-w-2xl lg:w-1/2 lg:pe-8">
          <h2 id="story-heading" className="font-serif text-5xl tracking-tight text-balance text-white sm:text-6xl">
            Fifteen years, one mug at a time
          </h2>
          <p className="mt-6 max-w-lg text-lg/8 text-pretty text-primary-100">
            Most of what is on a table is bought twice: once because it is pretty, and again because it chipped. Maren
            Oyelaran started Fen & Field to make things that are bought once.
          </p>
        </div>
        <ol role="list" className="mt-12 grid items-end gap-x-6 gap-y-12 sm:grid-cols-2 lg:-mt-20 lg:grid-cols-4">
          {milestones.map((milestone) => (
            <li key={milestone.year}>
              <img
                src={milestone.image}
                alt={milestone.alt}
                width={640}
                height={800}
                loading="lazy"
                className={clsx('w-full rounded-t-full object-cover object-center', milestone.archClass)}
              />
              <div className="border-t-4 border-primary-300 pt-5 pb-12 sm:pb-20">
                <p className="font-serif text-5xl text-white tabular-nums">{milestone.year}</p>
                <h3 className="mt-3 text-lg/7 font-semibold text-white">{milestone.title}</h3>
                <p className="mt-1 text-base/7 text-pretty text-primary-200">{milestone.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
