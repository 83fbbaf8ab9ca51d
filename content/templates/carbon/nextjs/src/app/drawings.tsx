'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { drawInView } from '@/lib/draw'

/** Lets the drawings of a page draw themselves as they come into view. */
export function Drawings() {
  const path = usePathname()
  useEffect(() => drawInView(), [path])
  return null
}
