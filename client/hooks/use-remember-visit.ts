import { usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { api } from '#client/api.ts'
import type { Pages } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

/** Tells the account which page of the library is open. The server cannot note it itself: pages are fetched ahead, too. */
export function useRememberVisit() {
  const { component: page, props, url } = usePage<Partial<Pages['app/components/show']>>()
  const components = page === 'app/components/show' ? (props.subcategory?.components ?? []) : []
  const wanted = url.split('#')[1]
  const path = (components.find(({ slug }) => slug === wanted) ?? components[0])?.path

  useEffect(() => {
    // Nothing depends on it but where the dashboard leads back to.
    if (path) api(urls.libraryVisit(path), { method: 'PUT' }).catch(() => {})
  }, [path])
}
