/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { useState } from 'react'

export default function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <p>{open || <b>Closed</b>}</p>
  )
}
