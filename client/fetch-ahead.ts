import { router } from '@inertiajs/react'

/**
 * Refuses to fetch ahead the page that is being visited. The pointer may rest on a link to it, under a dialog that
 * has just closed; the answer would come once the page is shown, be taken for a second visit, and begin it anew.
 */
export function neverFetchAheadWhatIsVisited() {
  let visited: string | null = null
  // Of a visit to a page that was fetched ahead, no start is told.
  router.on('before', ({ detail: { visit } }) => {
    if (visit.prefetch) return pageOf(visit.url) !== visited
    visited = pageOf(visit.url)
  })
  const forget = () => {
    visited = null
  }
  router.on('navigate', forget)
  router.on('finish', ({ detail: { visit } }) => {
    if (pageOf(visit.url) === visited) forget()
  })
}

const pageOf = ({ origin, pathname, search }: URL) => origin + pathname + search
