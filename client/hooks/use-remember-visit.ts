import { usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { urls } from '#shared/urls.ts'
import { visitedCookie, writeVisited } from '#shared/visited.ts'

const year = 365 * 24 * 60 * 60
const library = urls.appSubcategory('')

/** Notes which page of the library is open. The server cannot: a page that was prefetched asks for nothing when it is opened. */
export function useRememberVisit() {
  const path = usePage().url.replace(/[?#].*$/, '')

  useEffect(() => {
    if (!path.startsWith(library)) return
    const before = document.cookie.split('; ').find((pair) => pair.startsWith(`${visitedCookie}=`))
    const value = writeVisited(before?.slice(visitedCookie.length + 1), path.slice(library.length))
    document.cookie = `${visitedCookie}=${value}; path=/app; max-age=${year}; samesite=lax`
  }, [path])
}
