'use client'

import { usePathname } from 'next/navigation'
import SiteHeader from '@/components/site-header'

/** A new header for each page: its menu is closed, and its links say where one is. */
export function Header() {
  return <SiteHeader key={usePathname()} />
}
