'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState, ViewTransition, type ReactNode } from 'react'

/**
 * Pages cross over as somebody goes from one to the next. What changes only the rest of the address, as the filters of
 * the shop do, changes at once: while pages cross over, React hears nothing that is pressed.
 */
export function Crossing({ children }: { children: ReactNode }) {
  const path = usePathname()
  const [shown, setShown] = useState(path)
  // oxlint-disable-next-line react/set-state-in-effect -- which page was shown before is known once this one is
  useEffect(() => setShown(path), [path])

  return <ViewTransition update={shown === path ? 'none' : 'auto'}>{children}</ViewTransition>
}
