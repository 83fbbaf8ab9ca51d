/**
 * @title Sample
 * @description Shows one thing.
 * @order 1
 */
import { useState } from 'react'

export default function Sample() {
  const [now, setNow] = useState(Date.now())
  return (
    <p>{now}</p>
  )
}
