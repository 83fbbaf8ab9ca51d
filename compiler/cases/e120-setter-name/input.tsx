/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { useState } from 'react'

export default function Sample() {
  const [open, toggle] = useState(false)
  return (
    <p>{open ? 'a' : 'b'}</p>
  )
}
