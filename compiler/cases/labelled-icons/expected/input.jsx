import { CheckIcon, TruckIcon } from '@heroicons/react/20/solid'

export default function OrderStatus() {
  return (
    <ul role="list" className="flex gap-4">
      <li>
        <TruckIcon role="img" aria-label="On its way" aria-hidden={false} className="size-5 text-secondary-600" />
      </li>
      <li className="flex gap-2">
        <CheckIcon aria-hidden="true" className="size-5 text-secondary-600" />
        Paid
      </li>
    </ul>
  )
}
