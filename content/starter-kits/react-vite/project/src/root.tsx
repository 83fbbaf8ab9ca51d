import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import Toast from './components/toast'

/** What is around every page. A browser that loads a page begins at its top, and so does a link of the router here. */
export default function Root() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <>
      <Outlet />
      <Toast />
      <ScrollRestoration />
    </>
  )
}
