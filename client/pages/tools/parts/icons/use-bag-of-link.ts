import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { addToBag, readKeys } from './use-bag.ts'

/** A link may bring a bag along; it joins what this browser has, and leaves the address. */
export function useBagOfLink(start: string, say: (words: string) => void) {
  useEffect(() => {
    const [path = '', search] = start.split('?')
    const query = new URLSearchParams(search)
    const given = query.get('bag')
    if (!given) return
    const keys = readKeys(given.split(','))
    addToBag(keys)
    say(keys.length === 1 ? '1 icon was put into the bag' : `${keys.length} icons were put into the bag`)
    query.delete('bag')
    router.replace({ url: query.size > 0 ? `${path}?${query}` : path, preserveScroll: true, preserveState: true })
  }, [start, say])
}
