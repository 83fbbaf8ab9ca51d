'use client'

import { usePathname } from 'next/navigation'
import AppRail from '@/components/app-rail'

/** A new rail for each page: its drawer is closed, and its links say where one is. */
export function Rail() {
  return <AppRail key={usePathname()} />
}
