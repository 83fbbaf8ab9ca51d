import { useEffect } from 'react'
import { api } from '#client/api.ts'
import { urls } from '#shared/urls.ts'

/** Milliseconds after which a look counts. */
const aLook = 1500

/** Remembers in the account what somebody is looking at, so that they can go on there. */
export function useLibraryVisit(componentPath: string | undefined) {
  useEffect(() => {
    if (!componentPath) return
    const timer = setTimeout(() => {
      // Nobody waits for it, and the next look tells the same.
      api(urls.libraryVisit(componentPath), { method: 'PUT' }).catch(() => {})
    }, aLook)
    return () => clearTimeout(timer)
  }, [componentPath])
}
