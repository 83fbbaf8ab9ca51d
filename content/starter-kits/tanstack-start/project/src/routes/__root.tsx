import { createRootRoute, HeadContent, Outlet, ScriptOnce, Scripts, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import appCss from '~/app.css?url'
import Toast from '~/components/toast'
import { getVisit } from '~/lib/forms.functions'
import { themeScript } from '~/lib/theme-script'

export const Route = createRootRoute({
  beforeLoad: ({ preload }) => getVisit({ data: { preload } }),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'Lintel' },
      { name: 'description', content: 'Figures, goals and invoices in one place.' },
    ],
    links: [
      { rel: 'stylesheet', href: appCss },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
  }),
  shellComponent: Document,
  component: Root,
})

/** The document around every page, also around one that broke. */
function Document({ children }: { children: ReactNode }) {
  return (
    // The script in the head changes the class before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <ScriptOnce>{themeScript}</ScriptOnce>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Root() {
  const { toast } = Route.useRouteContext()
  const router = useRouter()

  // A browser that loads a page begins at its top, and so does a link of the router here.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) document.getElementById('main')?.focus({ preventScroll: true })
      }),
    [router],
  )

  return (
    <>
      <Outlet />
      <Toast toast={toast} />
    </>
  )
}
