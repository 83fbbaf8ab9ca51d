import type { ReactNode } from 'react'
import SiteFooter from '@/components/site-footer'
import ThemeSwitch from '@/components/theme-switch'
import { Header } from './header'

/** What stands around every page that is not the app. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="content">{children}</main>
      <SiteFooter theme={<ThemeSwitch />} />
    </>
  )
}
