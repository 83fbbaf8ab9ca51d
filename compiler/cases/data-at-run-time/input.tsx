/**
 * @title Data at run time
 * @description Takes to the script only what it reads.
 * @order 12
 */
import { useState } from 'react'
import { CloudIcon, ServerIcon } from '@heroicons/react/24/outline'

const plans = [
  { id: 'cloud', name: 'Cloud', text: 'We run it for you.', price: 20, icon: CloudIcon },
  { id: 'own', name: 'Own server', text: 'You run it yourself.', price: 8, icon: ServerIcon },
]

// The names, for the summary.
const names = Object.fromEntries(plans.map((plan) => [plan.id, plan.name]))

// What has an icon comes first.
const order = plans.toSorted((a, z) => Number(z.icon === CloudIcon) - Number(a.icon === CloudIcon)).map((plan) => plan.id)

const toneStyles = { cloud: 'bg-primary-50', own: 'bg-secondary-50' }

export default function DataAtRunTime() {
  const [chosen, setChosen] = useState<'cloud' | 'own'>('cloud')
  const [seats, setSeats] = useState(1)
  const price = plans.find((plan) => plan.id === chosen)!.price * seats

  return (
    <div className={toneStyles[chosen]}>
      {plans.map((plan) => (
        <button
          key={plan.id}
          type="button"
          aria-pressed={plan.id === chosen}
          onClick={() => setChosen(plan.id as 'cloud' | 'own')}
          className="flex gap-2"
        >
          <plan.icon aria-hidden="true" className="size-5" />
          {plan.name}: {plan.text}
        </button>
      ))}
      <button type="button" onClick={() => setSeats(seats + 1)} className="block">
        Add a seat
      </button>
      <p>{order.indexOf(chosen) === 0 ? 'Our choice' : `Instead of ${order.join(', ')}`}</p>
      <p>
        {names[chosen]} for {price} euro
      </p>
    </div>
  )
}
