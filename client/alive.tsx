import { type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { defined } from '#shared/defined.ts'
import { playFirstActs } from '#shared/first-acts/play.ts'
import { useMounted } from './hooks/use-mounted.ts'

/**
 * Marks the page once it hears clicks and keys, and has heard those that came before: the effects of what is within
 * have all run, and what they changed is drawn. Until then the server's markup is on its own.
 */
export function Alive({ children }: { children: ReactNode }) {
  const isSettled = useMounted()
  useEffect(() => {
    // Not within an effect: there nothing can be drawn between two acts.
    if (isSettled) queueMicrotask(() => void takeOver())
  }, [isSettled])
  return children
}

async function takeOver() {
  await playFirstActs(() => flushSync(() => {}))
  defined(document.getElementById('app'), 'The element “app”').dataset.alive = ''
}
