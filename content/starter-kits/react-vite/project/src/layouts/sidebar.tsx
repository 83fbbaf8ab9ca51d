import { Outlet } from 'react-router'
import AccountMenu from '../components/account-menu'
import SidebarLayout from '../components/sidebar-layout'
import ThemeSwitch from '../components/theme-switch'

export default function Sidebar() {
  return (
    <SidebarLayout themeSwitch={<ThemeSwitch />} account={<AccountMenu />}>
      <Outlet />
    </SidebarLayout>
  )
}
