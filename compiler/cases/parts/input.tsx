/**
 * @title Team
 * @description People of a team, as small components of one file.
 * @order 1
 */
import React, { ReactNode, useState } from 'react'
import { ChevronDownIcon, StarIcon, UserIcon } from '@heroicons/react/20/solid'

interface Person {
  id: string
  name: string
  role: string
  starred?: boolean
}

const people: Person[] = [
  { id: 'ada', name: 'Ada Lovelace', role: 'Owner', starred: true },
  { id: 'alan', name: 'Alan Turing', role: 'Editor' },
]

const toneStyles = { calm: 'bg-secondary-100 text-secondary-700', loud: 'bg-primary-600 text-white' }

type BadgeProps = { tone?: keyof typeof toneStyles; className?: string; children: ReactNode }

const Badge = ({ tone = 'calm', className, children }: BadgeProps) => (
  <span className={`inline-block rounded-full px-2 text-xs ${toneStyles[tone]} ${className}`}>{children}</span>
)

const Action: React.FC<{ icon: React.ElementType; label: string; onSelect: (id: string) => void; id: string }> = ({
  icon: Icon,
  label,
  onSelect,
  id,
}) => (
  <button type="button" onClick={() => onSelect(id)} className="inline-flex items-center gap-1 text-sm">
    <Icon aria-hidden="true" className="size-4" />
    {label}
  </button>
)

function Count(props: { of: number; unit: string }) {
  return (
    <p className="text-sm">
      {props.of} {props.unit}
    </p>
  )
}

function Line({ person, chosen, onChoose }: { person: Person; chosen: boolean; onChoose: (id: string) => void }) {
  const title = `${person.name}, ${person.role}`

  return (
    <li className="flex items-center gap-3">
      <p title={title}>{person.name}</p>
      {chosen ? <Badge tone="loud">Chosen</Badge> : <Badge className="uppercase">{person.role}</Badge>}
      {person.starred && <StarIcon aria-hidden="true" className="size-4" />}
      <Action icon={UserIcon} label={`Choose ${person.name}`} id={person.id} onSelect={onChoose} />
    </li>
  )
}

function Folding({ summary, children }: { summary: string; children: React.ReactNode }) {
  const [open, setOpen] = useState(false)
  const toggle = () => setOpen(!open)

  return (
    <div className="mt-4">
      <button type="button" aria-expanded={open} onClick={toggle} className="flex items-center gap-1">
        {summary}
        <ChevronDownIcon aria-hidden="true" className="size-4" />
      </button>
      {open && <div className="mt-1">{children}</div>}
    </div>
  )
}

function Team() {
  const [chosen, setChosen] = React.useState('ada')

  return (
    <section className="text-secondary-900">
      <ul className="flex flex-col gap-2">
        {people.map((person) => (
          <Line key={person.id} person={person} chosen={chosen === person.id} onChoose={(id) => setChosen(id)} />
        ))}
      </ul>
      <Count of={people.length} unit="people" />
      <Folding summary="More">
        <p>Two people & no more.</p>
        <Badge>Small</Badge>
      </Folding>
    </section>
  )
}

export default Team
