/**
 * @title Problem
 * @description Shows one problem.
 * @order 1
 */
import { useRef, useState } from 'react'


export default function Sample() {
  const [open, setOpen] = useState(false)
  const node = useRef<HTMLParagraphElement>(null)
  const unused = useRef<HTMLParagraphElement>(null)

  function look() {
    node.current?.focus()
    setOpen(!open)
  }

  return (
    <div>
      <p ref={undefined}>Hello</p>
      {open && <p ref={node}>Hello</p>}
      <p ref={node}>Hello again</p>
      <button type="button" onClick={look}>
        Look
      </button>
    </div>
  )
}
