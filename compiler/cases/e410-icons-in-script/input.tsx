/**
 * @title Problem
 * @description Shows one problem.
 * @order 1
 */
import { useState } from 'react'
import { CloudIcon, ServerIcon } from '@heroicons/react/24/outline'

const plans = [
  { id: 'cloud', icon: CloudIcon },
  { id: 'own', icon: ServerIcon },
]

const table = new Map(plans.map((plan) => [plan.id, plan.icon]))

export default function Sample() {
  const [chosen, setChosen] = useState('cloud')
  return (
    <button type="button" onClick={() => setChosen('own')}>
      {table.has(chosen) ? 'Known' : 'Unknown'}
    </button>
  )
}
