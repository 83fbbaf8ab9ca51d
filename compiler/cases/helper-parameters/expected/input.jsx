import { useState } from 'react'

/** What stands above the component may use its names for other things. */
function describe(query, count) {
  return query === '' ? `${count} in all` : `${count} with “${query}”`
}

const matches = (name, query) => name.toLowerCase().includes(query.toLowerCase())

const names = ['Ada', 'Grace', 'Mary']

export default function HelpersWithNames() {
  const [query, setQuery] = useState('')
  const found = names.filter((name) => matches(name, query))
  const count = found.length

  return (
    <div>
      <input
        aria-label="Name"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className="block rounded-md px-3 py-2"
      />
      <p>{describe(query, count)}</p>
    </div>
  )
}
