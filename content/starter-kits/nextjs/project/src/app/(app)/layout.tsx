import type { ReactNode } from 'react'
import SidebarLayout from '@/components/sidebar-layout'
import ThemeSwitch from '@/components/theme-switch'

export default function AppLayout({ children }: { children: ReactNode }) {
  return <SidebarLayout themeSwitch={<ThemeSwitch />}>{children}</SidebarLayout>
}
