'use client'

import { usePathname } from 'next/navigation'
import SiteHeader from '@/components/site-header'
import { sheetOf } from '@/lib/sheets'

/** A new header for each page: its menu is closed, and its title block says which sheet this is. */
export function Header() {
  const path = usePathname()
  const sheet = sheetOf(path)
  return <SiteHeader key={path} mark={sheet.number} {...sheet} />
}
