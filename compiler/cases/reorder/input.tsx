/**
 * @title Order by buttons
 * @description Lets people put a short list in order, also without a mouse.
 * @order 9
 */
import { useEffect, useRef, useState } from 'react'
import { ArrowDownIcon, ArrowUpIcon } from '@heroicons/react/20/solid'

const steps = [
  { id: 'mix', title: 'Mix the dough' },
  { id: 'rest', title: 'Let it rest' },
  { id: 'shape', title: 'Shape the loaf' },
  { id: 'bake', title: 'Bake' },
]

export default function StepOrder() {
  const [order, setOrder] = useState(steps)
  const [moved, setMoved] = useState<{ id: string; button: string } | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const place = order.findIndex((step) => step.id === moved?.id)

  // The button that was pressed has moved away with its step, and would lose the focus.
  useEffect(() => {
    if (!moved) return
    list.current?.querySelector<HTMLElement>(`[data-button="${moved.button}-${moved.id}"]`)?.focus()
  }, [moved])

  function move(index: number, by: number) {
    const step = order[index]
    if (!step || !order[index + by]) return
    setOrder(order.toSpliced(index, 1).toSpliced(index + by, 0, step))
    setMoved({ id: step.id, button: by < 0 ? 'up' : 'down' })
  }

  return (
    <div className="max-w-sm text-sm text-secondary-900">
      <ol ref={list} className="flex flex-col gap-2">
        {order.map((step, index) => (
          <li key={step.id} className="flex items-center gap-2 rounded-md bg-secondary-50 p-2">
            <span className="grow">{step.title}</span>
            <button
              type="button"
              data-button={`up-${step.id}`}
              aria-label={`Move ${step.title} up`}
              aria-disabled={index === 0}
              onClick={() => move(index, -1)}
              className="p-1 aria-disabled:opacity-40"
            >
              <ArrowUpIcon aria-hidden="true" className="size-5" />
            </button>
            <button
              type="button"
              data-button={`down-${step.id}`}
              aria-label={`Move ${step.title} down`}
              aria-disabled={index === order.length - 1}
              onClick={() => move(index, 1)}
              className="p-1 aria-disabled:opacity-40"
            >
              <ArrowDownIcon aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="mt-2">
        {moved && `${steps.find((step) => step.id === moved?.id)?.title} is now number ${place + 1}`}
      </p>
    </div>
  )
}
