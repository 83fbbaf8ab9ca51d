import { type ReactNode, useEffect } from 'react'

/**
 * Marks the page once it hears clicks and keys: the effects of what is within have all run before this one.
 * Until then the server's markup is on its own.
 */
export function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.getElementById('app')!.dataset.alive = ''
  }, [])
  return children
}
