/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { useState } from 'react'
import { XMarkIcon } from '@heroicons/react/24/outline'

const items = [{ name: 'Close', icon: XMarkIcon }]

export default function Sample() {
  const [query, setQuery] = useState('')
  const shown = items.filter((item) => item.name.includes(query))

  function clear() {
    setQuery('')
  }

  return (
    <ul>
      {shown.map((item) => (
        <li key={item.name}>
          <item.icon className="size-5" />
        </li>
      ))}
    </ul>
  )
}
