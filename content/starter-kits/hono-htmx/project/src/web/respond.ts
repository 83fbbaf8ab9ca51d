import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { document, type Page } from '../views/document.ts'
import type { Html } from '../views/parts.ts'
import type { AppContext } from './env.ts'
import { setFlash, takeFlash, type Toast } from './flash.ts'

/** A whole page. */
export function render(c: AppContext, page: Page, status: ContentfulStatusCode = 200) {
  noStore(c)
  const { services, assets } = c.var
  return c.html(document(page, { assets, navigation: services.config.navigation, toast: takeFlash(c) }), status)
}

/** A page in the place of what was asked for: also where htmx asked for a part of one. */
export function renderInstead(c: AppContext, page: Page, status: ContentfulStatusCode) {
  c.header('HX-Retarget', 'body')
  return render(c, page, status)
}

/** Whether htmx waits for a part of the page, to put it in place; anything else gets a whole page. */
export const isInPlace = (c: AppContext) => c.req.header('HX-Request-Type') === 'partial'

/** A part of the page that htmx asked for. */
export function renderPart(c: AppContext, part: Html, status: ContentfulStatusCode = 200) {
  noStore(c)
  return c.html(part, status)
}

/** Leads to another page, where a sentence is said. htmx is asked to load it anew. */
export function leadTo(c: AppContext, path: string, toast?: Toast) {
  if (toast) setFlash(c, toast)
  if (!c.req.header('HX-Request')) return c.redirect(path, 303)
  c.header('HX-Redirect', path)
  return c.body(null, 204)
}

/** Pages differ by who is signed in, and by whether htmx asked. */
function noStore(c: AppContext) {
  c.header('Cache-Control', 'private, no-store')
  c.header('Vary', 'HX-Request, HX-Request-Type', { append: true })
}
