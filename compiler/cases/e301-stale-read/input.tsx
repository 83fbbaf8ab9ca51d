/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { useState } from 'react'

export default function Sample() {
  const [open, setOpen] = useState(false)
  const label = open ? 'Open' : 'Closed'

  function toggle() {
    setOpen(!open)
    navigator.vibrate(label.length)
    navigator.vibrate(open ? 1 : 2)
  }

  return (
    <button type="button" onClick={toggle}>
      Toggle
    </button>
  )
}
