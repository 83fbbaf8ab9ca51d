/**
 * @title Team list with short texts
 * @description A team list on deep brand ground with a row for each person: a very large name, a portrait, what they do and how to write to them.
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
    avatar: '/media/avatars/avatar-09.webp',
    email: 'kenji@ossaro.example',
  },
  {
    name: 'Haruko Ossaro',
    role: 'Glazes',
    text: 'Keeps 212 recipes in one notebook. Nobody has a copy.',
    avatar: '/media/avatars/avatar-25.webp',
    email: 'haruko@ossaro.example',
  },
  {
    name: 'Kwame Adjei',
    role: 'Throwing',
    text: 'Sixty bowls a morning, the last as even as the first.',
    avatar: '/media/avatars/avatar-24.webp',
    email: 'kwame@ossaro.example',
  },
  {
    name: 'Leïla Haddad',
    role: 'Kilns',
    text: 'Up at four on Mondays and Thursdays, for 2,300 °F.',
    avatar: '/media/avatars/avatar-32.webp',
    email: 'leila@ossaro.example',
  },
  {
    name: 'Emil Sørensen',
    role: 'Orders',
    text: 'Packs in wool and straw. Two of 9,000 broke last year.',
    avatar: '/media/avatars/avatar-36.webp',
    email: 'emil@ossaro.example',
  },
]

export default function TeamListWithShortTexts() {
  return (
    <section aria-labelledby="team-list-heading" className="bg-linear-to-br from-primary-950 to-primary-800">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24 lg:px-8">
        <h2 id="team-list-heading" className="text-lg/8 text-primary-100">
          Five of the fourteen people who make your bowl
        </h2>
        <ul role="list" className="mt-6 border-t border-white/20">
          {people.map((person) => (
            <li
              key={person.name}
              className="grid items-center gap-x-8 gap-y-3 border-b border-white/20 py-6 lg:grid-cols-2"
            >
              <h3 className="text-4xl font-semibold tracking-tighter text-white sm:text-5xl lg:text-6xl xl:text-7xl">
                {person.name}
              </h3>
              <div className="flex flex-wrap items-center gap-4">
                <img
                  src={person.avatar}
                  alt=""
                  width={256}
                  height={256}
                  loading="lazy"
                  className="size-16 rounded-full lg:size-20"
                />
                <p className="grow basis-32 text-base/6 text-pretty text-primary-100">
                  <span className="block font-semibold text-white">{person.role}</span>
                  {person.text}
                </p>
                <a
                  href={`mailto:${person.email}`}
                  className="shrink-0 rounded-lg p-2.5 text-primary-100 ring-1 ring-white/30 transition duration-150 ring-inset hover:bg-white/10 hover:text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none"
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
