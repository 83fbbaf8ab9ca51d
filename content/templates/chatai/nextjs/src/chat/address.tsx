'use client'

import { Suspense, useLayoutEffect } from 'react'
import { useSearchParams } from 'next/navigation'
import { addressEvent } from '@/ui/recent'

interface AddressProps {
  onVisit: (query: string) => void
}

/** Tells the page what its address asks for, now and whenever it changes. The page itself is rendered without it. */
export function Address({ onVisit }: AddressProps) {
  return (
    <Suspense>
      <Query onVisit={onVisit} />
    </Suspense>
  )
}

function Query({ onVisit }: AddressProps) {
  const query = useSearchParams().toString()
  // Before anything is painted that the address does not ask for.
  useLayoutEffect(() => {
    onVisit(query)
    document.dispatchEvent(new Event(addressEvent))
  }, [query, onVisit])
  return null
}
