/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { useState } from 'react'

export default function Sample() {
  const [open, setOpen] = useState(false)

  function run(value: unknown) {
    setOpen(value === 1)
  }

  return (
    <p onClick={open ? undefined : run} onFocus={() => { const a = 1; run(a) }}>Hello</p>
  )
}
