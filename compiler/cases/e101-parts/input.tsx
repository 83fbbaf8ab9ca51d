/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { useState } from 'react'

const people = [{ id: 'ada', name: 'Ada' }]

function Row({ name }: { name: string }) {
  const [open, setOpen] = useState(false)
  return <li onClick={() => setOpen(!open)}>{open ? name : ''}</li>
}

export default function Sample() {
  return (
    <ul>
      {people.map((person) => (
        <Row key={person.id} name={person.name} />
      ))}
    </ul>
  )
}
