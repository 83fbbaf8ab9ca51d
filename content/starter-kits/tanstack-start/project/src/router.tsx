import { createRouter } from '@tanstack/react-router'
import Failure from './components/failure'
import NotFound from './components/not-found'
import { pageNonce } from './lib/nonce'
import { routeTree } from './routeTree.gen'

export function getRouter() {
  return createRouter({
    routeTree,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: Failure,
    defaultNotFoundComponent: NotFound,
    ssr: { nonce: pageNonce() },
  })
}
