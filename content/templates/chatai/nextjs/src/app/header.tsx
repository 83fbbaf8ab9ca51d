'use client'

import { usePathname } from 'next/navigation'
import SiteHeader from '@/components/site-header'

/** A new header for each page, so that its links say where one is. */
export function Header() {
  return <SiteHeader key={usePathname()} />
}
