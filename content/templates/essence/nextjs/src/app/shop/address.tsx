'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { readWall } from '@/ui/wall'

/** Reads the wall anew where a link changes what the address says of it, without leaving the shop. */
export function Address() {
  const query = useSearchParams().toString()
  useEffect(() => readWall(), [query])
  return null
}
