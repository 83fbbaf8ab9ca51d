import { useState } from 'react'
import { ChevronDownIcon, ChevronUpIcon } from '@heroicons/react/20/solid'

const members = [
  { id: 1, name: 'Ada Lovelace', team: 'Engines', joined: '2021-03-01' },
  { id: 2, name: 'Grace Hopper', team: 'Compilers', joined: '2019-11-15' },
  { id: 3, name: 'Émilie du Châtelet', team: 'Physics', joined: '2023-06-30' },
  { id: 4, name: 'Mary Somerville', team: 'Physics', joined: '2020-01-06' },
]

const columns = [
  { id: 'name', label: 'Name' },
  { id: 'team', label: 'Team' },
  { id: 'joined', label: 'Joined' },
]

const teams = [...new Set(members.map((member) => member.team))].toSorted()

function formatDay(iso) {
  const day = new Date(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, Number(iso.slice(8)))
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
}

export default function TeamTable() {
  const [query, setQuery] = useState('')
  const [team, setTeam] = useState('')
  const [sort, setSort] = useState({ column: 'name', isDescending: false })
  const found = members.filter(
    (member) => member.name.toLowerCase().includes(query.trim().toLowerCase()) && (team === '' || member.team === team),
  )
  const shown = found.toSorted((a, z) => a[sort.column].localeCompare(z[sort.column]) * (sort.isDescending ? -1 : 1))

  function sortBy(column) {
    setSort({ column, isDescending: column === sort.column && !sort.isDescending })
  }

  return (
    <div className="text-sm text-secondary-900">
      <div className="flex gap-3">
        <input
          type="search"
          aria-label="Find a member"
          placeholder="Find a member"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="rounded-md border border-secondary-300 px-3 py-2 placeholder:text-secondary-600"
        />
        <select
          aria-label="Team"
          value={team}
          onChange={(event) => setTeam(event.target.value)}
          className="rounded-md border border-secondary-300 px-3 py-2"
        >
          <option value="">All teams</option>
          {teams.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <table className="mt-4 w-full text-start">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={sort.column === column.id ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
                className="p-2 text-start"
              >
                <button
                  type="button"
                  onClick={() => sortBy(column.id)}
                  className="flex items-center gap-1 font-semibold"
                >
                  {column.label}
                  {sort.column === column.id && sort.isDescending && (
                    <ChevronDownIcon aria-hidden="true" className="size-4" />
                  )}
                  {sort.column === column.id && !sort.isDescending && (
                    <ChevronUpIcon aria-hidden="true" className="size-4" />
                  )}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, name, team: group, joined }) => (
            <tr key={id} className="border-t border-secondary-200">
              <td className="p-2">{name}</td>
              <td className="p-2">{group}</td>
              <td className="p-2">{formatDay(joined)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="mt-2">
        {shown.length === 0 ? 'Nobody found' : `${shown.length} of ${members.length} members`}
      </p>
    </div>
  )
}
