import { router } from '@inertiajs/react'

/**
 * Refuses to fetch ahead the page that is being visited. The pointer may rest on a link to it, under a dialog that
 * has just closed; the answer would come once the page is shown, be taken for a second visit, and begin it anew.
 */
export function neverFetchAheadWhatIsVisited() {
  let visited: string | null = null
  router.on('start', ({ detail: { visit } }) => {
    if (!visit.prefetch) visited = pageOf(visit.url)
  })
  router.on('finish', ({ detail: { visit } }) => {
    if (pageOf(visit.url) === visited) visited = null
  })
  router.on('before', ({ detail: { visit } }) => !(visit.prefetch && pageOf(visit.url) === visited))
}

const pageOf = ({ origin, pathname, search }: URL) => origin + pathname + search
