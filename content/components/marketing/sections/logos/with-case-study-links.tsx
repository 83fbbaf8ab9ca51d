/**
 * @title Logo grid with case study links
 * @description A grid of customer logos: three stand on pictures that lead to a case study, three in a row below.
 * @keywords logo cloud, client logos, customer stories, trusted by, brands, partners
 * @layout full
 * @order 2
 * @part MKT-S16-2
 */
import { ArrowUpRightIcon } from '@heroicons/react/20/solid'

const stories = [
  {
    name: 'Verdane',
    logo: '/media/logos/verdane.svg',
    width: 137,
    image: '/media/scenes/hills-dawn-tall.webp',
    title: '2,580 vegetable boxes, filled by one Monday email',
  },
  {
    name: 'Ossaro',
    logo: '/media/logos/ossaro.svg',
    width: 154,
    image: '/media/scenes/arcade-ochre-tall.webp',
    title: 'Sold out before the kiln is cold',
  },
  {
    name: 'Larkpine',
    logo: '/media/logos/larkpine.svg',
    width: 129,
    image: '/media/scenes/pines-snow-tall.webp',
    title: 'The snow report, in every inbox by 6 AM',
  },
]

const others = [
  { name: 'Paxwell', logo: '/media/logos/paxwell.svg', width: 122 },
  { name: 'Sable & Finch', logo: '/media/logos/sable-finch.svg', width: 189 },
  { name: 'Halvorn', logo: '/media/logos/halvorn.svg', width: 133 },
]

export default function LogoGridWithCaseStudyLinks() {
  return (
    <section aria-labelledby="grid-heading" className="bg-secondary-950 dark:bg-secondary-900">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-20 lg:px-8">
        <h2
          id="grid-heading"
          className="max-w-3xl text-3xl font-semibold tracking-tight text-balance text-white sm:text-4xl lg:text-5xl"
        >
          They write to their customers with Quillmark
        </h2>
        <ul role="list" className="mt-10 grid gap-4 md:grid-cols-3">
          {stories.map((story) => (
            <li
              key={story.name}
              className="group relative isolate flex min-h-72 flex-col justify-end overflow-hidden rounded-2xl bg-secondary-900 p-6 md:min-h-108"
            >
              <img
                src={story.image}
                alt=""
                width={675}
                height={900}
                loading="lazy"
                className="absolute inset-0 -z-20 size-full object-cover transition duration-300 group-hover:scale-105 motion-reduce:transition-none"
              />
              <div
                aria-hidden="true"
                className="absolute inset-x-0 bottom-0 -z-10 h-3/4 bg-linear-to-t from-secondary-950 via-secondary-950/80 to-transparent"
              />
              <img
                src={story.logo}
                alt={story.name}
                width={story.width}
                height={40}
                className="h-9 w-auto self-start invert"
              />
              <a
                href="#"
                className="mt-3 flex items-end justify-between gap-4 text-xl/7 font-semibold text-balance text-white after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-white"
              >
                {story.title}
                <ArrowUpRightIcon aria-hidden="true" className="my-1 size-5 shrink-0 rtl:-scale-x-100" />
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
          <ul role="list" className="flex flex-wrap items-center gap-x-12 gap-y-6">
            {others.map((company) => (
              <li key={company.name}>
                <img
                  src={company.logo}
                  alt={company.name}
                  width={company.width}
                  height={40}
                  className="h-8 w-auto invert"
                />
              </li>
            ))}
          </ul>
          <a
            href="#"
            className="rounded-lg px-4 py-2.5 text-base/6 font-semibold text-white ring-1 ring-white/30 transition duration-150 ring-inset hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
          >
            See all customers
          </a>
        </div>
      </div>
    </section>
  )
}
