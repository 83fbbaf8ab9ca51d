/**
 * @title Problem
 * @description Shows one problem.
 * @order 1
 */
import { useEffect, useState } from 'react'


export default function Sample() {
  const [page, setPage] = useState(0)
  const [running, setRunning] = useState(true)
  const next = page + 1
  const pages = [page, next]

  function turn() {
    setPage((current) => current + 1)
  }

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setPage(next), 1000)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    turn()
  }, [running])

  useEffect(() => {
    setPage((current) => current + 1)
  }, [running])

  useEffect(() => {
    window.scrollTo(0, pages.length)
  }, [pages, setPage])

  return (
    <button type="button" onClick={() => setRunning(!running)}>
      {page}
    </button>
  )
}
