/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { useState } from 'react'

export default function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <div className="space-y-2 p-2">
      <p className="last:mb-0">Always</p>
      {open && <p>Sometimes</p>}
      <button type="button" className="block" onClick={() => setOpen(!open)}>
        Toggle
      </button>
    </div>
  )
}
