import { useState, type KeyboardEvent } from 'react'

export default function Player() {
  const [volume, setVolume] = useState(5)
  const [playing, setPlaying] = useState(false)

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    switch (event.key) {
      case 'ArrowUp':
      case '+':
        event.preventDefault()
        setVolume((current) => Math.min(10, current + 1))
        break
      case 'ArrowDown': {
        const step = event.shiftKey ? 2 : 1
        event.preventDefault()
        setVolume((current) => Math.max(0, current - step))
        break
      }
      case 'k':
        setPlaying((current) => !current)
        break
      default:
        return
    }
  }

  return (
    <div
      role="group"
      aria-label="Player"
      tabIndex={0}
      onKeyDown={handleKeyDown}
      className="max-w-xs rounded-md bg-white p-4 text-sm text-secondary-900 outline-1 -outline-offset-1 outline-secondary-300"
    >
      <p>{playing ? 'Playing' : 'Paused'}</p>
      <p>Volume {volume} of 10</p>
    </div>
  )
}
