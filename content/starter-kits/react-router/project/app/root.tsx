import { type ReactNode, useEffect, useRef } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { takeToast } from '~/.server/toast'
import Failure from '~/components/failure'
import NotFound from '~/components/not-found'
import Toast from '~/components/toast'
import { themeScript } from '~/lib/theme-script'
import { securityHeaders } from '~/middleware/headers'
import { readSession } from '~/middleware/session'
import type { Route } from './+types/root'
import './app.css'

export const middleware: Route.MiddlewareFunction[] = [securityHeaders, readSession]

export async function loader({ request }: Route.LoaderArgs) {
  const { toast, headers } = await takeToast(request)
  return data({ toast }, { headers })
}

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]

/** The document around every page, also around one that broke. */
export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root')

  return (
    // The script in the head changes the class before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="Figures, goals and invoices in one place." />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        {/* Style sheets need no nonce, and in development React would miss it. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <Toast toast={loaded?.toast ?? null} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** A browser that loads a page begins at its top, and so does a link of the router here. */
export default function Root() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])

  return <Outlet />
}

/** What went wrong stands in the log, and never here. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <title>{isMissing ? 'Page not found – Lintel' : 'Something went wrong – Lintel'}</title>
      {isMissing ? <NotFound /> : <Failure />}
    </>
  )
}
