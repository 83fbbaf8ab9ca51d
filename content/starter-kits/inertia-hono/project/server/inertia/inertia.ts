/**
 * The server's half of Inertia: a page is the name of a component and its props. A browser gets it as a document that is
 * drawn already, and from then on the client asks for pages as JSON.
 *
 * See https://inertiajs.com/docs/v3/core-concepts/the-protocol
 */
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { forget, leave, readLeft, typed, type Left } from './flash.ts'
import { always, resolveProps, type Partial } from './props.ts'

export { always, defer, optional, type PropOf } from './props.ts'

export type PageObject = {
  component: string
  props: Record<string, unknown>
  url: string
  version: string
  flash: Record<string, string>
  deferredProps?: Record<string, string[]>
  encryptHistory?: true
  clearHistory?: true
}

export type RenderOptions = {
  status?: ContentfulStatusCode
  /** Keeps the page encrypted in the browser's history, so that `clearHistory` can void it. */
  encryptHistory?: boolean
  clearHistory?: boolean
}

type Options = {
  /** Changes with the client's files; a client of another version loads the page anew. */
  version: string
  /** The address of the site, which says whether cookies are secure. */
  origin: string
  /** The document around a page. */
  document: (page: PageObject) => Promise<string>
  /** Props that every page has. */
  share?: (c: Context) => Record<string, unknown>
}

/** What was left for this page, and the words for the next one. */
export type Inertia = { options: Options; left: Left; words: Left['flash'] }

/** Gives handlers `c.render(component, props, options)`, and the functions below what they need. */
export function inertia(options: Options): MiddlewareHandler<{ Variables: { inertia: Inertia } }> {
  const { version, origin, document, share = () => ({}) } = options

  return async (c, next) => {
    c.header('Vary', 'X-Inertia')
    // What was flashed waits for the page that is loaded anew.
    if (isVisit(c) && c.req.method === 'GET' && c.req.header('x-inertia-version') !== version) {
      c.header('X-Inertia-Version', version)
      return external(c, addressOf(c))
    }

    const left = readLeft(c, origin)
    c.set('inertia', { options, left, words: {} })
    c.setRenderer((async (component: string, given: Record<string, unknown>, settings: RenderOptions = {}) => {
      const partial = partialOf(c, component)
      const shared = { ...share(c), errors: always(() => errorsOf(left)), old: always(() => left.old) }
      const { props, deferred } = await resolveProps({ ...shared, ...given }, partial)
      const { status = 200, encryptHistory, clearHistory } = settings
      const page: PageObject = { component, props, url: addressOf(c), version, flash: partial ? {} : left.flash }
      if (Object.keys(deferred).length > 0) page.deferredProps = deferred
      if (encryptHistory) page.encryptHistory = true
      if (clearHistory) page.clearHistory = true
      if (!partial && c.req.header('purpose') !== 'prefetch') forget(c, origin)
      if (!isVisit(c)) return c.html(await document(page), status)
      c.header('X-Inertia', 'true')
      return c.json(page, status)
    }) as never)

    await next()

    // Browsers may repeat what they sent at the next address after 302; after 303 they get it.
    if (c.res.status === 302 && c.req.method !== 'GET')
      c.res = new Response(null, { status: 303, headers: c.res.headers })
  }
}

/** Leaves words for the next page, which finds them in `usePage().flash`. */
export function flash(c: Context, more: Record<string, string>) {
  const { options, words } = c.get('inertia') as Inertia
  leave(c, options.origin, { flash: Object.assign(words, more) })
}

/** Back to the page of a form, which finds its errors in its props; without JavaScript also what was typed. */
export function refuse(
  c: Context,
  to: string,
  { errors, fields, bag = '' }: { errors: Record<string, string>; fields: Record<string, string>; bag?: string },
): Response {
  const { options } = c.get('inertia') as Inertia
  const old = isVisit(c) ? {} : typed(fields)
  leave(c, options.origin, { errors, old, bag: c.req.header('x-inertia-error-bag') ?? bag })
  return c.redirect(to)
}

/** To another site, or to a page that is to be loaded anew: browsers are led there, our client is told to go. */
export function external(c: Context, address: string): Response {
  if (!isVisit(c)) return c.redirect(address)
  return c.body(null, 409, { 'X-Inertia-Location': address })
}

const isVisit = (c: Context) => c.req.header('x-inertia') === 'true'

const errorsOf = ({ errors, bag }: Left) => (bag ? { [bag]: errors } : errors)

/** Path and query: behind a proxy, the rest of a request's address is not what the browser sees. */
function addressOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url)
  // Two slashes at its beginning would make it another site's.
  return pathname.replace(/^\/+/, '/') + search
}

function partialOf(c: Context, component: string): Partial | null {
  const namesIn = (header: string) => c.req.header(header)?.split(',').filter(Boolean)
  const only = namesIn('x-inertia-partial-data')
  const except = namesIn('x-inertia-partial-except')
  return c.req.header('x-inertia-partial-component') === component && (only || except) ? { only, except } : null
}
