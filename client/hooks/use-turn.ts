/** Things that are fetched one after the other, what is nearest to the middle of the window first. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

type Waiting = { element: HTMLElement; take: () => void }

const waiting = new Set<Waiting>()
let isTaken = false

function giveTurn() {
  const middle = innerHeight / 2
  const away = ({ element }: Waiting) => {
    const { top, height } = element.getBoundingClientRect()
    return Math.abs(top + height / 2 - middle)
  }
  const [next] = [...waiting].toSorted((a, z) => away(a) - away(z))
  isTaken = next !== undefined
  if (!next) return
  waiting.delete(next)
  next.take()
}

/** Answers whether it is the element's turn, which it keeps, and what to call when it has what it fetched. */
export function useTurn(element: RefObject<HTMLElement | null>, isWanted: boolean): [boolean, () => void] {
  const [hasTurn, setHasTurn] = useState(false)
  const leave = useRef<() => void>(undefined)

  useEffect(() => {
    const { current: waits } = element
    if (!isWanted || !waits) return
    let isMine = false
    const mine: Waiting = {
      element: waits,
      take() {
        isMine = true
        setHasTurn(true)
      },
    }
    leave.current = () => {
      waiting.delete(mine)
      if (isMine) giveTurn()
      isMine = false
    }
    waiting.add(mine)
    // In a moment, when all that came near at once stand in the queue.
    if (!isTaken) queueMicrotask(() => isTaken || giveTurn())
    return () => leave.current?.()
  }, [element, isWanted])

  return [hasTurn, useCallback(() => leave.current?.(), [])]
}
