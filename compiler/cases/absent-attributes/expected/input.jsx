import { useState } from 'react'

export default function TableWithColumnsToChoose() {
  const [columns, setColumns] = useState([
    { id: 'name', label: 'Name', href: '#name' },
    { id: 'team', label: 'Team', href: '#team' },
  ])
  const [sort, setSort] = useState('name')

  return (
    <div>
      <button type="button" onClick={() => setColumns(columns.slice(0, 1))} className="p-2">
        Only the name
      </button>
      <table className="w-full">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" aria-sort={column.id === sort ? 'ascending' : undefined} className="p-2">
                <button
                  type="button"
                  onClick={() => setSort(column.id)}
                  aria-pressed={column.id === sort ? true : undefined}
                  title={
                    column.id !== sort ? (column.label.length > 3 ? `Sort by ${column.label}` : undefined) : undefined
                  }
                >
                  {column.label}
                </button>
              </th>
            ))}
          </tr>
        </thead>
      </table>
    </div>
  )
}
