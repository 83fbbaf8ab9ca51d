/**
 * The server half of the Inertia protocol: a page is a component's name and its props,
 * sent as a rendered document at first and as JSON to the client-side router afterwards.
 */
import type { Context } from 'hono'
import { layoutOf } from '#shared/layouts.ts'
import type { PageName, Pages, SharedProps } from '#shared/page-props.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { InertiaPage } from './assets.ts'
import { acceptedEncoding, compressedOnce, encodingsOf, type Encoding } from '../http/compress.ts'
import { consumeFlash } from '../http/flash.ts'
import { formatPolicy, policyWith } from '../http/security-headers.ts'
import { type PageDocument, renderDocument, type StructuredData } from './document.ts'
import { shownToGuests } from './kept/moment.ts'
import { gapped, type GappedPage } from './member-pages.ts'
import { sharedProps, siteMenu } from './shared-props.ts'

type Options = {
  status?: number
  clearHistory?: boolean
  /** Where the page is, when a form was sent to another address than its own. */
  url?: string
  /** What the page is about, for programs that read documents (schema.org, as JSON-LD). */
  structured?: StructuredData[]
  /** Rules that only a document needs, before any script. */
  styles?: string
}

/** Answers a request with a page. */
export async function page<Name extends PageName>(
  c: Context<AppEnv>,
  name: Name,
  props: Pages[Name],
  {
    status = 200,
    clearHistory = c.var.flash?.clearHistory ?? false,
    url = pathAndQuery(c),
    structured = [],
    styles = '',
  }: Options = {},
): Promise<Response> {
  const { assets } = c.var.deps
  const isVisit = c.req.header('x-inertia') === 'true'
  c.header('Vary', 'X-Inertia, Accept')
  // What is somebody's own is not left on the disk of a browser that others use.
  c.header('Cache-Control', c.var.session ? 'private, no-store' : 'no-cache, private')

  if (isVisit && c.req.method === 'GET' && c.req.header('x-inertia-version') !== assets.version) {
    // The client runs an older build: it loads the page anew, and what was flashed waits for that.
    c.header('X-Inertia-Location', url)
    return c.body(null, 409)
  }

  const inertiaPage: InertiaPage = {
    component: name,
    props: only(c, name, { ...(await sharedProps(c)), ...layoutProps(c, name), ...props }),
    url,
    version: assets.version,
    ...(clearHistory && { clearHistory }),
    // Pages of a signed-in user are encrypted in the browser's history, so that sign-out can void them.
    ...(c.var.session && { encryptHistory: true }),
  }
  if (!isPrefetch(c)) consumeFlash(c)

  if (isVisit) {
    c.header('X-Inertia', 'true')
    const shared = ofMany(c, inertiaPage)
    if (!shared) return send(c, status, 'application/json', JSON.stringify(inertiaPage))
    const made = async () => ({ text: shared.data, styles: '', isForMany: true })
    return answer(c, status, 'application/json', await c.var.memberPages.answer('data', shared, taken(c), made))
  }
  return document(c, status, inertiaPage, { structured, styles })
}

/** What the frame round a page shows; public pages all have the menus. */
function layoutProps(c: Context<AppEnv>, name: PageName) {
  const { catalogue, goods } = c.var.deps
  return layoutOf(name) === 'marketing' ? { menu: siteMenu(catalogue.index(), goods) } : {}
}

async function document(
  c: Context<AppEnv>,
  status: number,
  inertiaPage: InertiaPage,
  { structured, styles }: Required<Pick<Options, 'structured' | 'styles'>>,
): Promise<Response> {
  const { assets, env } = c.var.deps
  // Pages in the auth layout follow the browser's own choice, whoever is signed in.
  const ofBrowser = inertiaPage.component.startsWith('auth/')
  const darkMode = ofBrowser ? undefined : c.var.session?.user.optAppDarkMode
  const keeping = status === 200 && isForEveryone(c, inertiaPage) ? c.var.keeping : undefined
  const url = keeping?.address ?? inertiaPage.url
  const isForMember = Boolean(c.var.session)
  const isLeftOut = status === 200 && inertiaPage.url === pathAndQuery(c) && mayBeAskedAgain(inertiaPage)
  const about = { darkMode, structured, styles, siteUrl: env.siteUrl, isForMember, isLeftOut }
  const shared = ofMany(c, inertiaPage)
  if (shared) {
    const { page: drawn, wasLookedAt } = shared.watched
    const made = await c.var.memberPages.answer(JSON.stringify(about), shared, taken(c), async () => {
      const { html, styles: allowed } = await renderDocument(assets, drawn, about, shared.data)
      return { text: html, styles: allowed, isForMany: !wasLookedAt() }
    })
    c.header('Content-Security-Policy', policyOf(c, made))
    return answer(c, status, 'text/html; charset=UTF-8', made)
  }
  const render = () => renderDocument(assets, { ...inertiaPage, url }, about)
  if (!keeping) {
    const made = await render()
    c.header('Content-Security-Policy', policyOf(c, made))
    return send(c, status, 'text/html; charset=UTF-8', made.html)
  }
  const { site, meta } = inertiaPage.props as Pick<SharedProps, 'site' | 'meta'>
  const made = await keeping.make(shownToGuests(site.sale, meta.ds_u), render)
  c.set('madeToKeep', made)
  c.header('Content-Security-Policy', policyOf(c, made))
  // In which encoding it is sent is said by whoever keeps it.
  return c.body(null, 200, { 'Content-Type': 'text/html; charset=UTF-8' })
}

/** Whether whoever asks for this page's data gets what it was drawn with: nothing of it was left for one answer. */
const mayBeAskedAgain = ({ props, clearHistory }: InertiaPage): boolean => {
  const { flash, errors, old } = props as Pick<SharedProps, 'flash' | 'errors' | 'old'>
  const isNothing = (left: object) => Object.keys(left).length === 0
  return !clearHistory && flash.banner === null && isNothing(errors) && isNothing(old)
}

/** Whether all guests get this page as it is. Pages to sign in on hold the visitor's form token, those of the app a person. */
function isForEveryone(c: Context<AppEnv>, { component, props }: InertiaPage): boolean {
  const layout = layoutOf(component)
  if (c.var.session || c.var.sessionError || 'csrfToken' in props || component.startsWith('dev/')) return false
  return layout === 'marketing' || layout === 'none'
}

const policyOf = (c: Context<AppEnv>, { styles }: Pick<PageDocument, 'styles'>) =>
  formatPolicy(policyWith(c.var.deps, styles), c.var.deps.assets.devOrigin)

/** A page that many who are signed in get alike; null where it is not, and in development, where what draws it changes. */
const ofMany = (c: Context<AppEnv>, inertiaPage: InertiaPage): GappedPage | null =>
  c.var.session && !c.var.deps.assets.devOrigin ? gapped(inertiaPage) : null

const taken = (c: Context) => encodingsOf(c.req.header('accept-encoding'))

type Encoded = { body: Uint8Array; encoding: Encoding }

function answer(c: Context<AppEnv>, status: number, type: string, { body, encoding }: Encoded): Response {
  c.header('Content-Type', type)
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  return c.body(body as Uint8Array<ArrayBuffer>, status as 200)
}

function send(c: Context<AppEnv>, status: number, type: string, text: string): Response {
  const encoding = acceptedEncoding(c)
  c.header('Content-Type', type)
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (encoding === 'identity' || text.length < 1024) return c.body(text, status as 200)
  c.header('Content-Encoding', encoding)
  return c.body(compressedOnce(text, encoding) as Uint8Array<ArrayBuffer>, status as 200)
}

/** A partial reload names the props it wants; errors always come along. */
function only(c: Context, name: string, props: Record<string, unknown>): Record<string, unknown> {
  if (c.req.header('x-inertia-partial-component') !== name) return props
  const list = (header: string) => c.req.header(header)?.split(',').filter(Boolean)
  const wanted = list('x-inertia-partial-data')
  const unwanted = list('x-inertia-partial-except')
  return Object.fromEntries(
    Object.entries(props).filter(
      ([key]) => key === 'errors' || ((wanted?.includes(key) ?? true) && !unwanted?.includes(key)),
    ),
  )
}

const isPrefetch = (c: Context) => c.req.header('purpose') === 'prefetch'

function pathAndQuery(c: Context): string {
  const url = new URL(c.req.url)
  return url.pathname + url.search
}
