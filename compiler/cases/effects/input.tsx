/**
 * @title Effects
 * @description Shows every shape of an effect.
 * @order 14
 */
import { useEffect, useRef, useState } from 'react'

const quotes = ['Measure twice, cut once.', 'Less, but better.', 'Form follows function.']

export default function Effects() {
  const [current, setCurrent] = useState(0)
  const [width, setWidth] = useState(0)
  const [keys, setKeys] = useState(0)
  const [seen, setSeen] = useState(false)
  const [playing, setPlaying] = useState(true)
  const [visits, setVisits] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const isLast = current === quotes.length - 1

  // Once, with nothing to stop.
  useEffect(() => {
    setVisits('Welcome back.')
  }, [])

  // Once, with a listener that goes when the component does.
  useEffect(() => {
    const count = (event: KeyboardEvent) => {
      if (event.key === 'k') setKeys((pressed) => pressed + 1)
    }

    document.addEventListener('keydown', count)
    return () => document.removeEventListener('keydown', count)
  }, [])

  // Once, on an element.
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true)
    })
    observer.observe(box.current)
    watcher.observe(box.current)
    return () => {
      observer.disconnect()
      watcher.disconnect()
    }
  }, [])

  // On every change, from the beginning; what it reads later makes it start anew.
  useEffect(() => {
    const timer = setTimeout(() => setCurrent(isLast ? 0 : current + 1), 4000)
    return () => clearTimeout(timer)
  }, [current, isLast])

  // On a change that is not there at first.
  useEffect(() => {
    if (playing) return
    box.current?.scrollTo({ top: 0 })
  }, [playing])

  return (
    <div ref={box} className="p-4">
      <p>{quotes[current]}</p>
      <p>
        {visits} {keys} times k, {width > 0 ? 'measured' : 'not measured'}, {seen ? 'seen' : 'not seen'}
      </p>
      <button type="button" onClick={() => setCurrent((current + 1) % quotes.length)} className="block">
        Next
      </button>
      <button type="button" aria-pressed={!playing} onClick={() => setPlaying(!playing)} className="block">
        Stop
      </button>
    </div>
  )
}
