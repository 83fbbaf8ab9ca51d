/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { useState } from 'react'

const items = [
  { id: 'first', text: 'A long text that nobody would want to read inside of an attribute of a button', more: 'x' },
]

export default function Sample() {
  const [chosen, setChosen] = useState(items[0]!)
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <button type="button" onClick={() => setChosen(item)}>
            {chosen.id === item.id ? 'Chosen' : 'Choose'}
          </button>
        </li>
      ))}
    </ul>
  )
}
