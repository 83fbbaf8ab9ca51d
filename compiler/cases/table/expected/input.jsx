import { useState } from 'react'
import clsx from 'clsx'
import { ChevronDownIcon, ChevronUpIcon } from '@heroicons/react/20/solid'

const people = [
  { id: 'lw', name: 'Lindsay Walton', title: 'Front-end Developer', email: 'lindsay@example.com', active: true },
  { id: 'ch', name: 'Courtney Henry', title: 'Designer', email: 'courtney@example.com', active: false },
  { id: 'tc', name: 'Tom Cook', title: 'Director', email: 'tom@example.com', active: true },
]

const columns = [
  { key: 'name', label: 'Name' },
  { key: 'title', label: 'Title' },
]

export default function SortableTable() {
  const [selected, setSelected] = useState([])
  const [sortKey, setSortKey] = useState('name')
  const [descending, setDescending] = useState(false)
  const rows = people.toSorted((a, z) => a[sortKey].localeCompare(z[sortKey]) * (descending ? -1 : 1))
  const allSelected = selected.length === people.length

  function toggle(id) {
    setSelected(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id])
  }

  function sortBy(key) {
    setDescending(key === sortKey ? !descending : false)
    setSortKey(key)
  }

  return (
    <div className="overflow-x-auto">
      <table className="min-w-full text-start text-sm">
        <caption className="sr-only">Team members</caption>
        <thead>
          <tr className="border-b border-secondary-200">
            <th scope="col" className="px-3 py-2">
              <input
                type="checkbox"
                aria-label="Select all"
                checked={allSelected}
                onChange={(event) => setSelected(event.target.checked ? people.map((person) => person.id) : [])}
              />
            </th>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sortKey === column.key ? (descending ? 'descending' : 'ascending') : 'none'}
                className="px-3 py-2 font-semibold"
              >
                <button type="button" onClick={() => sortBy(column.key)} className="inline-flex items-center gap-1">
                  {column.label}
                  {sortKey === column.key && descending ? (
                    <ChevronDownIcon aria-hidden="true" className="size-4" />
                  ) : (
                    <ChevronUpIcon
                      aria-hidden="true"
                      className={clsx('size-4', sortKey !== column.key && 'invisible')}
                    />
                  )}
                </button>
              </th>
            ))}
            <th scope="col" className="relative px-3 py-2">
              <span className="sr-only">Edit</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((person) => (
            <tr
              key={person.id}
              className={clsx('border-b border-secondary-200', selected.includes(person.id) && 'bg-primary-50')}
            >
              <td className="px-3 py-2">
                <input
                  type="checkbox"
                  aria-label={`Select ${person.name}`}
                  checked={selected.includes(person.id)}
                  onChange={() => toggle(person.id)}
                />
              </td>
              <th scope="row" className="px-3 py-2 font-medium">
                {person.name}
              </th>
              <td className="px-3 py-2">{person.title}</td>
              <td className="px-3 py-2">
                <a href={`mailto:${person.email}`} className="text-primary-600">
                  Edit<span className="sr-only">, {person.name}</span>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-live="polite" className="mt-2 text-sm">
        {selected.length === 0 ? 'Nobody selected' : `${selected.length} selected`}
      </p>
    </div>
  )
}
