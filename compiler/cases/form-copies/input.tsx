/**
 * @title Contact to edit
 * @description Objects whose properties fields change keep to themselves.
 * @order 1
 */
import { useEffect, useState } from 'react'

const nobody = { name: '', city: '' }
const people = [
  { id: 'ada', name: 'Ada', city: 'London' },
  { id: 'grace', name: 'Grace', city: 'New York' },
]

export default function ContactToEdit() {
  const [form, setForm] = useState(nobody)
  const [kept, setKept] = useState(nobody)
  const [friends, setFriends] = useState([nobody])
  const [waiting, setWaiting] = useState(false)
  const [said, setSaid] = useState('')
  const [entries, setEntries] = useState(people)
  const isChanged = form.name !== kept.name || form.city !== kept.city

  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => {
      setSaid(form.name)
      setWaiting(false)
    }, 600)
    return () => clearTimeout(timer)
  }, [waiting, form])

  function keep() {
    const now = form
    setKept(now)
  }

  function load(id: string) {
    const found = entries.find((each) => each.id === id)
    if (found) setForm(found)
  }

  function remove() {
    setForm(nobody)
    setEntries(entries.filter((each) => each.id !== 'ada'))
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <input
        aria-label="Name"
        value={form.name}
        onChange={(event) => setForm({ ...form, name: event.target.value })}
        className="block"
      />
      <input
        aria-label="City"
        value={form.city}
        onChange={(event) => setForm((current) => ({ ...current, city: event.target.value }))}
        className="block"
      />
      <button type="button" onClick={keep}>
        Keep
      </button>
      <button type="button" onClick={() => setForm(kept)}>
        Go back
      </button>
      <button type="button" onClick={() => setForm(isChanged ? kept : nobody)}>
        Go back or clear
      </button>
      <button type="button" onClick={() => setFriends([...friends, form])}>
        Add
      </button>
      <button type="button" onClick={() => load('grace')}>
        Load Grace
      </button>
      <button type="button" onClick={remove}>
        Clear
      </button>
      <button type="button" onClick={() => setWaiting(true)}>
        Say it once typing ends
      </button>
      <ul>
        {entries.map((each) => (
          <li key={each.id} className="flex gap-2">
            {each.name} of {each.city}
            <button type="button" onClick={() => setForm(each)}>
              Edit {each.id}
            </button>
          </li>
        ))}
      </ul>
      <p>
        {kept.name} in {kept.city}, {isChanged ? 'changed' : 'as kept'}, {friends.map((each) => each.name).join('+')} <span role="status">{said}</span>
      </p>
    </div>
  )
}
