import { useState } from 'react'
import { ChevronDownIcon, StarIcon, UserIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const people = [
  { id: 'ada', name: 'Ada Lovelace', role: 'Owner', starred: true },
  { id: 'alan', name: 'Alan Turing', role: 'Editor' },
]

const toneStyles = { calm: 'bg-secondary-100 text-secondary-700', loud: 'bg-primary-600 text-white' }

export default function Team() {
  const [chosen, setChosen] = useState('ada')

  const [open, setOpen] = useState(false)

  function toggle() {
    setOpen(!open)
  }

  return (
    <section className="text-secondary-900">
      <ul className="flex flex-col gap-2">
        {people.map((person) => (
          <li key={person.id} className="flex items-center gap-3">
            <p title={`${person.name}, ${person.role}`}>{person.name}</p>
            {chosen === person.id ? (
              <span className={clsx('inline-block rounded-full px-2 text-xs', toneStyles.loud)}>Chosen</span>
            ) : (
              <span className={clsx('inline-block rounded-full px-2 text-xs', toneStyles.calm, 'uppercase')}>
                {person.role}
              </span>
            )}
            {person.starred && <StarIcon aria-hidden="true" className="size-4" />}
            <button
              type="button"
              onClick={() => setChosen(person.id)}
              className="inline-flex items-center gap-1 text-sm"
            >
              <UserIcon aria-hidden="true" className="size-4" />
              {`Choose ${person.name}`}
            </button>
          </li>
        ))}
      </ul>
      <p className="text-sm">{people.length} people</p>
      <div className="mt-4">
        <button type="button" aria-expanded={open} onClick={toggle} className="flex items-center gap-1">
          More
          <ChevronDownIcon aria-hidden="true" className="size-4" />
        </button>
        {open && (
          <div className="mt-1">
            <p>Two people & no more.</p>
            <span className={clsx('inline-block rounded-full px-2 text-xs', toneStyles.calm)}>Small</span>
          </div>
        )}
      </div>
    </section>
  )
}
