/**
 * @title Countdown
 * @description Says how long an offer, or a break, still lasts.
 * @order 4
 */
import { useEffect, useState } from 'react'

const minutes = 1

function pad(value: number) {
  return String(value).padStart(2, '0')
}

export default function Countdown() {
  const [left, setLeft] = useState(minutes * 60)
  const [running, setRunning] = useState(true)
  const isOver = left === 0

  useEffect(() => {
    if (!running || isOver) return
    const timer = setInterval(() => setLeft((current) => Math.max(0, current - 1)), 1000)
    return () => clearInterval(timer)
  }, [running, isOver])

  function restart() {
    setLeft(minutes * 60)
    setRunning(true)
  }

  return (
    <div className="flex items-center gap-4 rounded-md bg-primary-50 p-4 text-sm text-primary-900">
      <p role="timer" className="text-2xl font-semibold tabular-nums">
        {pad(Math.floor(left / 60))}:{pad(left % 60)}
      </p>
      <p aria-live="polite">{isOver ? 'The offer has ended.' : 'left for this price'}</p>
      <button type="button" aria-pressed={!running} onClick={() => setRunning(!running)} className="ms-auto px-3 py-2">
        Pause
      </button>
      <button type="button" onClick={restart} className="px-3 py-2">
        Restart
      </button>
    </div>
  )
}
