/**
 * @title Problem
 * @description Shows one problem.
 * @order 1
 */
import { useRef, useState } from 'react'


export default function Sample() {
  const [width, setWidth] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const height = box.current?.offsetHeight

  function measure() {
    const element = box
    setWidth(box.current?.offsetWidth ?? 0)
  }

  return (
    <div ref={box}>
      <button type="button" onClick={measure}>
        {width} by {height}
      </button>
      <p>{box.current?.title}</p>
    </div>
  )
}
