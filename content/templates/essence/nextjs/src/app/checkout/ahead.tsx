'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Fetches a page that no link leads to before it is needed. */
export function Ahead({ path }: { path: string }) {
  const router = useRouter()
  useEffect(() => router.prefetch(path), [router, path])
  return null
}
