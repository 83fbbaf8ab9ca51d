/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { useState } from 'react'

export default function Sample() {
  const [open, setOpen] = useState(false)

  function toggle() {
    if (open) {
      setOpen(false)
      return
    }
    if (!open) setOpen(true)
    if (open) setOpen(true)
  }

  return (
    <button type="button" onClick={toggle}>
      {open ? 'Open' : 'Closed'}
    </button>
  )
}
