import { usePage } from '@inertiajs/react'
import { type ReactNode, useEffect, useRef } from 'react'
import Toast from '#client/components/toast.tsx'

/** What is around every page: the toast, and the focus at the beginning of a page that was gone to. */
export default function AppFrame({ children }: { children: ReactNode }) {
  const { component } = usePage()
  const shown = useRef(component)

  useEffect(() => {
    if (shown.current === component) return
    shown.current = component
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [component])

  return (
    <>
      {children}
      <Toast />
    </>
  )
}
