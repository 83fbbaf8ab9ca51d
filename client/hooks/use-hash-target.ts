import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { urls } from '#shared/urls.ts'
import { holdInPlace } from './hold-in-place.ts'

const none = {}

/**
 * Holds the element that the address points to at the top while what stands above it settles. An anchor among those
 * that `moved` leads to the new address.
 */
export function useHashTarget(moved: Readonly<Record<string, string>> = none) {
  useEffect(() => {
    const anchor = decodeURIComponent(location.hash.slice(1))
    const target = document.getElementById(anchor)
    const address = Object.hasOwn(moved, anchor) ? moved[anchor] : undefined
    if (!target && address) router.visit(urls.appComponentInList(address), { replace: true })
    return target ? holdInPlace(target) : undefined
  }, [moved])
}
