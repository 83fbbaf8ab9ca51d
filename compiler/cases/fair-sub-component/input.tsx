/**
 * @title Stats
 * @description Three figures of a shop.
 * @layout padded
 * @order 1
 */
import { useState } from 'react'
import { ArrowUpIcon } from '@heroicons/react/20/solid'

const figures = [
  { id: 'orders', name: 'Orders', today: '48', week: '312' },
  { id: 'guests', name: 'Guests', today: '1,204', week: '8,930' },
]

type FigureProps = { name: string; value: string; rising?: boolean }

function Figure({ name, value, rising = false }: FigureProps) {
  return (
    <div className="rounded-md bg-white p-4 outline-1 -outline-offset-1 outline-secondary-300">
      <dt className="text-sm text-secondary-600">{name}</dt>
      <dd className="mt-1 flex items-center gap-1 text-xl font-semibold text-secondary-900">
        {value}
        {rising && <ArrowUpIcon aria-hidden="true" className="size-4 text-green-700" />}
      </dd>
    </div>
  )
}

function Panel({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="max-w-lg">
      <h2 className="text-base font-semibold text-secondary-900">{title}</h2>
      {children}
    </section>
  )
}

export default function Stats() {
  const [range, setRange] = useState('today')

  return (
    <Panel title="This shop">
      <button
        type="button"
        onClick={() => setRange(range === 'today' ? 'week' : 'today')}
        className="mt-2 text-sm underline"
      >
        {range === 'today' ? 'Show the week' : 'Show today'}
      </button>
      <dl className="mt-4 grid grid-cols-3 gap-3">
        {figures.map((figure) => (
          <Figure key={figure.id} name={figure.name} value={range === 'today' ? figure.today : figure.week} rising />
        ))}
        <Figure name="Returns" value={range === 'today' ? '3' : '17'} />
      </dl>
    </Panel>
  )
}
