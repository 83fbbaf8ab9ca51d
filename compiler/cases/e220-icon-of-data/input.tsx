/**
 * @title Steps with an icon each
 * @description Names an icon that data chooses, which not every flavour can.
 * @order 1
 */
import { CheckIcon, TruckIcon } from '@heroicons/react/20/solid'

const steps = [
  { id: 'paid', name: 'Paid', icon: CheckIcon },
  { id: 'sent', name: 'On its way', icon: TruckIcon },
]

export default function Steps() {
  return (
    <ul role="list" className="flex gap-4">
      {steps.map((step) => (
        <li key={step.id}>
          <step.icon role="img" aria-label={step.name} aria-hidden="true" className="size-5" />
        </li>
      ))}
    </ul>
  )
}
