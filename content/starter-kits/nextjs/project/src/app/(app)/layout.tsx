import type { ReactNode } from 'react'
import Account from '@/components/account'
import PhonePlaces from '@/components/phone-places'
import SidebarLayout from '@/components/sidebar-layout'
import ThemeSwitch from '@/components/theme-switch'

/** Pages beside the sidebar. */
export default function AppLayout({ children }: { children: ReactNode }) {
  const themeSwitch = (
    <div className="noscript:hidden">
      <ThemeSwitch />
    </div>
  )

  return (
    <SidebarLayout themeSwitch={themeSwitch} account={<Account />}>
      <PhonePlaces />
      {children}
    </SidebarLayout>
  )
}
