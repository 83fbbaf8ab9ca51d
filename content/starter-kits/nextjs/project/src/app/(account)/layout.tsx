import type { ReactNode } from 'react'
import Account from '@/components/account'
import PhonePlaces from '@/components/phone-places'
import StackedLayout from '@/components/stacked-layout'

/** Pages below one bar. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <StackedLayout account={<Account />}>
      <PhonePlaces />
      {children}
    </StackedLayout>
  )
}
