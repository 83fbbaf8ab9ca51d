/**
 * @title Simple product grid
 * @description A simple product grid of eight tall pictures on a deep wall, each with a name, a size and a price.
 * @keywords product cards, catalog, shop grid, prints, posters, gallery shop
 * @free
 * @layout full
 * @order 5
 * @part ECM-S03-5
 */
const prints = [
  {
    name: 'Lighthouse, morning',
    size: '18 × 24 in',
    price: '$38',
    image: '/media/scenes/cut-coast-morning-tall.webp',
    alt: 'Red and white lighthouse on a cliff, a sailboat on the blue sea below',
  },
  {
    name: 'The great hall',
    size: '18 × 24 in',
    price: '$38',
    image: '/media/scenes/cut-museum-hall-tall.webp',
    alt: 'Visitors in a museum hall below a full-rigged ship under a glass roof',
  },
  {
    name: 'Harbor Street',
    size: '12 × 16 in',
    price: '$26',
    image: '/media/scenes/cut-street-spring-tall.webp',
    alt: 'Row houses in coral, yellow and teal with flower boxes and trees',
  },
  {
    name: 'Night crossing',
    size: '18 × 24 in',
    price: '$38',
    image: '/media/scenes/cut-coast-night-tall.webp',
    alt: 'Lighthouse sending its beam over a sailboat at night',
  },
  {
    name: 'North bridge at dusk',
    size: '24 × 32 in',
    price: '$54',
    image: '/media/scenes/cut-city-dusk-tall.webp',
    alt: 'Towers of a city behind a suspension bridge in an orange dusk',
  },
  {
    name: 'Camp by the lake',
    size: '12 × 16 in',
    price: '$26',
    image: '/media/scenes/cut-lake-day-tall.webp',
    alt: 'Orange tent by a mountain lake with pines',
  },
  {
    name: 'Basket of flowers',
    size: '12 × 16 in',
    price: '$26',
    image: '/media/scenes/cut-bicycle-tall.webp',
    alt: 'Green bicycle with a basket of flowers at an ochre wall',
  },
  {
    name: 'North bridge, full moon',
    size: '24 × 32 in',
    price: '$54',
    image: '/media/scenes/cut-city-night-tall.webp',
    alt: 'Towers of a city behind a suspension bridge under a full moon',
  },
]

export default function SimpleProductGrid() {
  return (
    <section aria-labelledby="prints-heading" className="bg-primary-950">
      <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 sm:py-16 lg:px-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2
            id="prints-heading"
            className="text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl"
          >
            Prints from the museum shop
          </h2>
          <p className="max-w-sm text-base/7 text-pretty text-primary-200">
            Printed in Harrow Point on cotton paper. Members get 10% off.
          </p>
        </div>
        <ul role="list" className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 sm:gap-y-12 lg:grid-cols-4">
          {prints.map((print) => (
            <li key={print.name} className="group relative min-w-0">
              <img
                src={print.image}
                alt={print.alt}
                width={900}
                height={1200}
                className="aspect-3/4 w-full rounded-xl object-cover transition duration-300 group-hover:-translate-y-1.5 motion-reduce:transition-none"
              />
              <h3 className="mt-4 text-base/6 font-semibold text-balance wrap-break-word text-white sm:text-lg/6">
                <a
                  href="#"
                  className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-white"
                >
                  {print.name}
                </a>
              </h3>
              <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
                <p className="text-xl/7 font-semibold tracking-tight text-amber-300">{print.price}</p>
                <p className="text-sm/6 text-primary-200">
                  <bdi>{print.size}</bdi>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
