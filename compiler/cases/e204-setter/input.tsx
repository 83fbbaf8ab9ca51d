/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { useState } from 'react'

export default function Sample() {
  const [open, setOpen] = useState(false)

  function run() {
    [true].forEach(setOpen)
  }

  return (
    <p onClick={run}>{open ? 'a' : setOpen(true)}</p>
  )
}
