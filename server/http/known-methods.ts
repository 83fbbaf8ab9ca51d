/** Which methods an address takes, as the router itself knows: others get 405 with Allow (RFC 9110, 15.5.6). */
import { createMiddleware } from 'hono/factory'
import { TrieRouter } from 'hono/router/trie-router'
import type { AppEnv } from './app-env.ts'
import { HttpError } from './errors.ts'

type Mounted = { method: string; path: string }

/** Before sessions and form tokens: what nobody may do here needs neither. `mounted` is asked once, at the first request. */
export function knownMethods(mounted: () => readonly Mounted[]) {
  let router: TrieRouter<string> | undefined
  return createMiddleware<AppEnv>(async (c, next) => {
    router ??= routerOf(mounted())
    const { method, path } = c.req
    const taken = new Set(router.match('ALL', path)[0].map(([taken]) => taken))
    if (taken.has('GET')) taken.add('HEAD')
    // What lies nowhere is told by who answers what no route answered.
    if (taken.size === 0 || taken.has(method)) return next()
    c.header('Allow', [...taken, 'OPTIONS'].join(', '))
    if (method === 'OPTIONS') return c.body(null, 204)
    throw new HttpError(405, 'This address does not accept this kind of request.')
  })
}

function routerOf(mounted: readonly Mounted[]): TrieRouter<string> {
  const router = new TrieRouter<string>()
  for (const { method, path } of mounted) if (method !== 'ALL') router.add('ALL', path, method)
  return router
}
