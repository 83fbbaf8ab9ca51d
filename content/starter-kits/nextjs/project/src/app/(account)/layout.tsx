import type { ReactNode } from 'react'
import StackedLayout from '@/components/stacked-layout'
import ThemeSwitch from '@/components/theme-switch'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <StackedLayout themeSwitch={<ThemeSwitch />}>{children}</StackedLayout>
}
