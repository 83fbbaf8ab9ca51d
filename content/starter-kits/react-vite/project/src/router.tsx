import { createBrowserRouter, type RouteObject } from 'react-router'
import Failure from './components/failure'
import { guestOnly, goodLink, memberOnly } from './lib/loaders'
import { turnPage } from './lib/toast'
import Root from './root'

/**
 * A page is fetched when it is visited, and so is the layout around it. To give it another one, move its line; the server
 * has its own list.
 */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <Failure />,
    hydrateFallbackElement: <></>,
    children: [
      {
        loader: memberOnly,
        lazy: async () => ({ Component: (await import('./layouts/sidebar')).default }),
        children: [
          { index: true, lazy: async () => ({ Component: (await import('./pages/dashboard')).default }) },
          { path: 'billing', lazy: async () => ({ Component: (await import('./pages/billing')).default }) },
        ],
      },
      {
        loader: memberOnly,
        lazy: async () => ({ Component: (await import('./layouts/stacked')).default }),
        children: [{ path: 'settings', lazy: async () => ({ Component: (await import('./pages/settings')).default }) }],
      },
      {
        loader: guestOnly,
        children: [
          { path: 'sign-in', lazy: async () => ({ Component: (await import('./pages/sign-in')).default }) },
          { path: 'register', lazy: async () => ({ Component: (await import('./pages/register')).default }) },
          { path: 'check-email', lazy: async () => ({ Component: (await import('./pages/check-email')).default }) },
          {
            path: 'forgot-password',
            lazy: async () => ({ Component: (await import('./pages/forgot-password')).default }),
          },
        ],
      },
      {
        path: 'verify',
        loader: goodLink('verify'),
        lazy: async () => ({ Component: (await import('./pages/verify')).default }),
      },
      {
        path: 'reset-password',
        loader: goodLink('reset'),
        lazy: async () => ({ Component: (await import('./pages/reset-password')).default }),
      },
      { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found')).default }) },
    ],
  },
]

/** The router of the browser. What is said on a page ends with it. */
export function createRouter() {
  const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL })
  let shown = router.state.location
  router.subscribe(({ location }) => {
    if (location === shown) return
    shown = location
    turnPage()
  })
  return router
}
