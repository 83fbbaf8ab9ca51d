/**
 * @title Problem
 * @description Shows one problem.
 * @order 1
 */
import { useEffect, useState } from 'react'


export default function Sample() {
  const [count, setCount] = useState(0)

  useEffect(() => {
    setInterval(() => setCount((current) => current + 1), 1000)
  }, [])

  useEffect(() => {
    document.addEventListener('scroll', () => setCount(0))
  }, [])

  return (
    <p>{count}</p>
  )
}
