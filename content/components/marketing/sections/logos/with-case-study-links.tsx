/**
 * @title Logo grid with case study links
 * @description A logo grid of customers: three with a picture of what they do and a link to the case study, three in a row below.
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
    image: '/media/scenes/cut-farm-summer.webp',
    alt: 'Red barn and silo behind plowed fields and rows of cabbage',
    title: 'What’s in the box, two days before it arrives',
  },
  {
    name: 'Larkpine',
    logo: '/media/logos/larkpine.svg',
    width: 129,
    image: '/media/scenes/cut-lake-night.webp',
    alt: 'Lit tent by a mountain lake under moon and stars',
    title: 'The trail report, in every inbox by 6 AM',
  },
  {
    name: 'Sable & Finch',
    logo: '/media/logos/sable-finch.svg',
    width: 189,
    image: '/media/scenes/cut-bookshop.webp',
    alt: 'Bookstore with shelves to the ceiling, a ladder and a teal armchair',
    title: 'One letter a month fills every reading',
  },
]

const others = [
  { name: 'Ossaro', logo: '/media/logos/ossaro.svg', width: 154 },
  { name: 'Paxwell', logo: '/media/logos/paxwell.svg', width: 122 },
  { name: 'Halvorn', logo: '/media/logos/halvorn.svg', width: 133 },
]

export default function LogoGridWithCaseStudyLinks() {
  return (
    <section aria-labelledby="grid-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 sm:py-16 lg:px-8">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <h2
            id="grid-heading"
            className="max-w-3xl text-3xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-5xl dark:text-white"
          >
            They write to their customers with Quillmark
          </h2>
          <a
            href="#"
            className="rounded-lg bg-white px-4 py-2.5 text-center text-base/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
          >
            See all customers
          </a>
        </div>
        <ul role="list" className="mt-8 grid gap-x-6 gap-y-10 md:grid-cols-3">
          {stories.map((story) => (
            <li key={story.name} className="group relative min-w-0">
              <div className="overflow-hidden rounded-2xl">
                <img
                  src={story.image}
                  alt={story.alt}
                  width={1600}
                  height={1200}
                  loading="lazy"
                  className="aspect-4/3 w-full object-cover transition duration-300 group-hover:scale-105 motion-reduce:transition-none md:aspect-square lg:aspect-9/8"
                />
              </div>
              <img
                src={story.logo}
                alt={story.name}
                width={story.width}
                height={40}
                className="mt-5 h-10 w-auto dark:invert"
              />
              <a
                href="#"
                className="mt-2 flex items-start justify-between gap-4 text-xl/7 font-semibold tracking-tight text-balance text-secondary-950 group-hover:underline after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-primary-600 dark:text-white dark:focus-visible:after:outline-primary-400"
              >
                {story.title}
                <ArrowUpRightIcon
                  aria-hidden="true"
                  className="size-7 shrink-0 text-primary-700 rtl:-scale-x-100 dark:text-primary-300"
                />
              </a>
            </li>
          ))}
        </ul>
        <ul
          role="list"
          className="mt-10 grid grid-cols-2 items-center gap-x-6 gap-y-6 border-t border-secondary-950/10 pt-8 sm:grid-cols-3 dark:border-white/10"
        >
          {others.map((company) => (
            <li key={company.name}>
              <img
                src={company.logo}
                alt={company.name}
                width={company.width}
                height={40}
                className="h-10 w-auto max-w-full dark:invert"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
