/**
 * @title Problem
 * @description Shows one problem.
 * @order 1
 */
import { useEffect, useRef, useState } from 'react'


export default function Sample() {
  const [open, setOpen] = useState(false)
  const count = useRef(0)

  useEffect(() => setOpen(true), [])
  useEffect(() => {
    setOpen(true)
  })
  useEffect(async () => {
    setOpen(true)
  }, [])
  useEffect(() => {
    if (open) return () => setOpen(false)
    setOpen(true)
  }, [open])

  return (
    <p>{open ? 'Open' : 'Closed'}</p>
  )
}
