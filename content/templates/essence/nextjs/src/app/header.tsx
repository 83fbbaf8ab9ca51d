'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import SiteHeader from '@/components/site-header'
import { takeWay } from '@/ui/address'

/**
 * The header stays while pages change below it, so what is in the cart is read once. Its links close its menu; whoever
 * goes back from the open menu gets a new header. What stands beside the pages goes to others by the router, too.
 */
export function Header() {
  const router = useRouter()
  const [ways, setWays] = useState(0)

  useEffect(() => takeWay((path) => router.push(path)), [router])

  useEffect(() => {
    const goBack = () => {
      if (document.querySelector('[role="dialog"]')) setWays((count) => count + 1)
    }
    window.addEventListener('popstate', goBack)
    return () => window.removeEventListener('popstate', goBack)
  }, [])

  return <SiteHeader key={ways} />
}
