import { Outlet } from 'react-router'
import AccountMenu from '../components/account-menu'
import StackedLayout from '../components/stacked-layout'

export default function Stacked() {
  return (
    <StackedLayout account={<AccountMenu />}>
      <Outlet />
    </StackedLayout>
  )
}
