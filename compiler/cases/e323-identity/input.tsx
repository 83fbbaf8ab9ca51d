/**
 * @title Identity
 * @description Whether an object is another one is no question for every flavour.
 * @order 1
 */
import { useState } from 'react'

const saved = { name: 'Ada' }

export default function Identity() {
  const [form, setForm] = useState(saved)
  const isChanged = form !== saved

  return (
    <form className="grid gap-2">
      <input aria-label="Name" value={form.name} onChange={(event) => setForm({ ...form, name: event.target.value })} />
      <p>{isChanged ? 'Changed' : 'Saved'}</p>
    </form>
  )
}
