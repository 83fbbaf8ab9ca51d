/**
 * @title Team list with short texts
 * @description A team list with a row for each person: a very large name, a portrait, what they do and how to write to them.
 * @keywords people, our team, staff list, meet the team, team directory, bios
 * @layout full
 * @order 2
 * @part MKT-S21-2
 */
import { EnvelopeIcon } from '@heroicons/react/20/solid'

const people = [
  {
    name: 'Kenji Ossaro',
    role: 'Founder',
    text: 'Finishes the base of every bowl himself, and signs it.',
    portrait: '/media/people/person-14.webp',
    email: 'kenji@ossaro.example',
  },
  {
    name: 'Haruko Ossaro',
    role: 'Glazes',
    text: 'Keeps the recipes for all eight glazes in one notebook.',
    portrait: '/media/people/person-24.webp',
    email: 'haruko@ossaro.example',
  },
  {
    name: 'Kwame Adjei',
    role: 'Throwing',
    text: 'Sixty bowls a morning, the last as even as the first.',
    portrait: '/media/people/person-10.webp',
    email: 'kwame@ossaro.example',
  },
  {
    name: 'Leïla Haddad',
    role: 'Kilns',
    text: 'Up at four on Mondays and Thursdays, for 2,300 °F.',
    portrait: '/media/people/person-05.webp',
    email: 'leila@ossaro.example',
  },
  {
    name: 'Emil Sørensen',
    role: 'Orders',
    text: 'Packs in wool and straw. Two of 9,000 broke last year.',
    portrait: '/media/people/person-12.webp',
    email: 'emil@ossaro.example',
  },
]

export default function TeamListWithShortTexts() {
  return (
    <section aria-labelledby="team-list-heading" className="bg-white dark:bg-secondary-950">
      <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 sm:py-14 lg:px-8">
        <h2 id="team-list-heading" className="text-lg/8 text-secondary-700 dark:text-secondary-300">
          Five of the fourteen people who make your bowl
        </h2>
        <ul role="list" className="mt-6 border-t border-secondary-950/10 dark:border-white/10">
          {people.map((person) => (
            <li
              key={person.name}
              className="grid items-center gap-x-8 gap-y-3 border-b border-secondary-950/10 py-4 lg:grid-cols-2 dark:border-white/10"
            >
              <h3 className="text-4xl font-semibold tracking-tighter text-secondary-950 sm:text-5xl lg:text-6xl xl:text-7xl dark:text-white">
                {person.name}
              </h3>
              <div className="flex flex-wrap items-center gap-4">
                <img
                  src={person.portrait}
                  alt=""
                  width={800}
                  height={1000}
                  loading="lazy"
                  className="size-20 rounded-xl object-cover object-top lg:size-24"
                />
                <p className="grow basis-32 text-base/6 text-pretty text-secondary-600 dark:text-secondary-400">
                  <span className="block font-semibold text-secondary-950 dark:text-white">{person.role}</span>
                  {person.text}
                </p>
                <a
                  href={`mailto:${person.email}`}
                  className="shrink-0 rounded-lg bg-white p-2.5 text-center font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
                >
                  <span className="sr-only">Email {person.name}</span>
                  <EnvelopeIcon aria-hidden="true" className="size-5" />
                </a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
