import type { Context, Next } from 'hono'
import type { AppEnv } from './app-env.ts'
import { HttpError } from './errors.ts'
import { sendText } from './send-text.ts'
import { prefersMarkdown } from './wants.ts'

/** A page as Markdown. */
export type Markdown = {
  text: string
  /** The path of the page that it says the same as: what search engines are to list. */
  page: string
  /** Its own path, with ".md". */
  self: string
  /** Somebody's own, who showed a key. */
  isPersonal?: boolean
}

type Make = (c: Context<AppEnv>) => Markdown | null | Response | Promise<Markdown | null | Response>

/**
 * Answers a page's ".md" address: the same for everybody, and kept by whoever likes as long as they ask whether it is
 * still good. What is not there, or not to be had, is said in a line of text.
 */
export const markdownAt = (make: Make) => async (c: Context<AppEnv>) => {
  const made = await said(c, make)
  return made ?? c.text('There is nothing at this address.\n', 404)
}

/** The same at the address of the page itself, for whoever would rather have Markdown; everybody else gets the page. */
export const markdownInstead = (make: Make) => async (c: Context<AppEnv>, next: Next) => {
  if (!prefersMarkdown(c.req.header('accept'))) return next()
  // What is not there is said by the page.
  return (await said(c, make)) ?? next()
}

async function said(c: Context<AppEnv>, make: Make): Promise<Response | null> {
  try {
    const made = await make(c)
    if (made === null || made instanceof Response) return made
    return await sendMarkdown(c, made)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return c.text(`${error.message}\n`, error.status as 422)
  }
}

async function sendMarkdown(c: Context<AppEnv>, { text, page, self, isPersonal = false }: Markdown): Promise<Response> {
  const { siteUrl } = c.var.deps.env
  // RFC 8288 and 6596: which of the two addresses is meant, where one is to be listed.
  c.header('Link', `<${siteUrl}${page}>; rel="canonical"`)
  c.header('Content-Location', self)
  const response = await sendText(c, 'text/markdown', text, isPersonal ? 'private, no-cache' : undefined)
  // The page at this address differs by these, too (`page`).
  response.headers.set('Vary', 'Accept, X-Inertia, Accept-Encoding, Authorization')
  return response
}
