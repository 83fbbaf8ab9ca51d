import { useState } from 'react'
import { ArrowUpIcon } from '@heroicons/react/20/solid'

const figures = [
  { id: 'orders', name: 'Orders', today: '48', week: '312' },
  { id: 'guests', name: 'Guests', today: '1,204', week: '8,930' },
]

export default function Stats() {
  const [range, setRange] = useState('today')

  return (
    <section aria-label="This shop" className="max-w-lg">
      <h2 className="text-base font-semibold text-secondary-900">This shop</h2>
      <button
        type="button"
        onClick={() => setRange(range === 'today' ? 'week' : 'today')}
        className="mt-2 text-sm underline"
      >
        {range === 'today' ? 'Show the week' : 'Show today'}
      </button>
      <dl className="mt-4 grid grid-cols-3 gap-3">
        {figures.map((figure) => (
          <div key={figure.id} className="rounded-md bg-white p-4 outline-1 -outline-offset-1 outline-secondary-300">
            <dt className="text-sm text-secondary-600">{figure.name}</dt>
            <dd className="mt-1 flex items-center gap-1 text-xl font-semibold text-secondary-900">
              {range === 'today' ? figure.today : figure.week}
              <ArrowUpIcon aria-hidden="true" className="size-4 text-green-700" />
            </dd>
          </div>
        ))}
        <div className="rounded-md bg-white p-4 outline-1 -outline-offset-1 outline-secondary-300">
          <dt className="text-sm text-secondary-600">Returns</dt>
          <dd className="mt-1 flex items-center gap-1 text-xl font-semibold text-secondary-900">
            {range === 'today' ? '3' : '17'}
          </dd>
        </div>
      </dl>
    </section>
  )
}
