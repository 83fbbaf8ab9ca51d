import { useState } from 'react'

const people = [
  { id: 1, name: 'Grace Hopper', team: 'Compilers' },
  { id: 2, name: 'Ada Lovelace', team: 'Engines' },
  { id: 3, name: 'Alan Turing', team: 'Engines' },
]

export default function Directory() {
  const [query, setQuery] = useState('')
  const [descending, setDescending] = useState(false)

  function getShown() {
    const matching = people.filter((person) => person.name.toLowerCase().includes(query.toLowerCase()))
    const sorted = matching.toSorted((a, z) => a.name.localeCompare(z.name))
    return descending ? sorted.toReversed() : sorted
  }

  const shown = getShown()
  const count = shown.length

  function reset() {
    setQuery('')
    setDescending(false)
  }

  return (
    <div className="max-w-sm text-sm text-secondary-900">
      <input
        type="search"
        aria-label="Search people"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className="w-full rounded-md bg-white px-3 py-2 outline-1 -outline-offset-1 outline-secondary-300"
      />
      <div className="mt-2 flex gap-2">
        <button type="button" onClick={() => setDescending((value) => !value)} className="underline">
          {descending ? 'A to Z' : 'Z to A'}
        </button>
        <button type="button" onClick={reset} className="underline">
          Reset
        </button>
      </div>
      <p role="status" className="mt-2">
        {count} people
      </p>
      <ul className="mt-2">
        {shown.map((person) => (
          <li key={person.id}>
            {person.name}, {person.team}
          </li>
        ))}
      </ul>
    </div>
  )
}
