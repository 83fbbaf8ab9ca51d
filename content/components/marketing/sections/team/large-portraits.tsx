/**
 * @title Team with large portraits
 * @description A team section with four large portraits edge to edge, two of them taller, with names in serif, fields of work and numbers to call.
 * @keywords people, our team, partners, lawyers, staff, tall pictures, meet the team
 * @layout full
 * @order 3
 * @part MKT-S21-3
 */
import clsx from 'clsx'
import { PhoneIcon } from '@heroicons/react/20/solid'

const people = [
  {
    name: 'Ilse Brandt',
    role: 'Partner, wills and inheritance',
    phone: '(651) 555-0131',
    link: 'tel:+16515550131',
    portrait: '/media/people/person-09.webp',
    alt: 'Woman with white curls and round glasses in a plum wrap',
    tileClass: 'lg:col-start-3 lg:row-span-2 lg:row-start-1',
    imageClass: 'lg:aspect-auto lg:grow',
  },
  {
    name: 'Henrik Lund',
    role: 'Partner, property',
    phone: '(651) 555-0132',
    link: 'tel:+16515550132',
    portrait: '/media/people/person-14.webp',
    alt: 'Man with gray side-parted hair and a pale blue shirt',
    tileClass: 'lg:col-start-4 lg:row-span-2 lg:row-start-1',
    imageClass: 'lg:aspect-auto lg:grow',
  },
  {
    name: 'Naomi Price',
    role: 'Associate, small companies',
    phone: '(651) 555-0133',
    link: 'tel:+16515550133',
    portrait: '/media/people/person-19.webp',
    alt: 'Woman with a shaved head and large earrings in a red wrap',
    tileClass: '',
    imageClass: 'lg:h-96 xl:h-104',
  },
  {
    name: 'Amos Keita',
    role: 'Office manager, first calls',
    phone: '(651) 555-0130',
    link: 'tel:+16515550130',
    portrait: '/media/people/person-23.webp',
    alt: 'Man with a white beard in a brown coat',
    tileClass: '',
    imageClass: 'lg:h-96 xl:h-104',
  },
]

export default function TeamWithLargePortraits() {
  return (
    <section aria-labelledby="lawyers-heading" className="bg-amber-50 lg:grid lg:grid-cols-4 dark:bg-secondary-950">
      <div className="px-4 pt-14 pb-10 sm:px-6 lg:col-span-2 lg:px-8 lg:py-14">
        <h2
          id="lawyers-heading"
          className="font-serif text-5xl font-semibold tracking-tight text-balance text-secondary-950 sm:text-6xl xl:text-7xl dark:text-white"
        >
          You always talk to one of these four
        </h2>
        <p className="mt-5 max-w-md text-lg/8 text-pretty text-secondary-700 dark:text-secondary-300">
          Your first call takes 20 minutes and is free. Amos puts you through to the right lawyer, who stays with you
          until your matter is closed.
        </p>
      </div>
      <ul role="list" className="grid grid-cols-2 lg:contents">
        {people.map((person) => (
          <li key={person.name} className={clsx('flex min-w-0 flex-col', person.tileClass)}>
            <div className={clsx('relative aspect-3/4 w-full', person.imageClass)}>
              <img
                src={person.portrait}
                alt={person.alt}
                width={800}
                height={1000}
                className="absolute inset-0 size-full object-cover"
              />
            </div>
            <div className="px-4 pt-5 pb-6 wrap-break-word sm:px-6 lg:px-8 lg:pb-8">
              <h3 className="font-serif text-2xl/8 font-semibold tracking-tight text-secondary-950 sm:text-3xl dark:text-white">
                {person.name}
              </h3>
              <p className="mt-1 text-base/6 text-balance text-secondary-700 max-sm:min-h-12 lg:max-xl:min-h-12 dark:text-secondary-300">
                {person.role}
              </p>
              <a
                href={person.link}
                className="mt-1 inline-flex items-center gap-2 rounded-sm py-2 text-base/6 font-semibold text-primary-800 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:text-primary-300 dark:focus-visible:outline-primary-400"
              >
                <PhoneIcon aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
                <bdi>{person.phone}</bdi>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
