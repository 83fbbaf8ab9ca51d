/** Shows the mails that lie in the local outbox folder. For the person at this machine only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import { z } from 'zod'
import { below, routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../http/app-env.ts'
import { atThisMachine } from '../http/at-this-machine.ts'
import { formatPolicy } from '../http/security-headers.ts'

const kept = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sentAt: z.string(),
})

/** Mails hold keys to accounts; those that really leave are none of this machine's business. */
const withOutbox = createMiddleware<AppEnv>(async (c, next) => (c.var.deps.env.smtpUrl ? c.notFound() : next()))

export const devMailRoutes = new Hono<AppEnv>()
  .use(below(routes.devMail), atThisMachine, withOutbox)

  .get(routes.devMail, (c) => {
    const ids = existsSync(folder(c)) ? readdirSync(folder(c)).filter((name) => name.endsWith('.json')) : []
    const mails = ids
      .sort()
      .toReversed()
      .flatMap((name) => {
        const id = name.slice(0, -5)
        const mail = read(c, id)
        return mail ? [{ id, ...mail }] : []
      })
    const rows = mails.map(
      ({ id, subject, to, sentAt }) =>
        html`<li><a href="${urls.devMail(id)}">${subject}</a> to ${to}, <time>${sentAt}</time></li>`,
    )
    return show(
      c,
      html`<h1>Mails</h1>
        <ol>
          ${rows.length ? rows : html`<li>None yet.</li>`}
        </ol>`,
    )
  })

  .get(routes.devMailMessage, (c) => {
    const id = c.req.param('id')
    const mail = read(c, id)
    if (!mail) return c.notFound()
    return show(
      c,
      html`<p><a href="${urls.devMail()}">All mails</a></p>
        <h1>${mail.subject}</h1>
        <p>To ${mail.to}, <time>${mail.sentAt}</time></p>
        <iframe title="As HTML" src="${urls.devMailHtml(id)}"></iframe>
        <pre>${mail.text}</pre>`,
    )
  })

  .get(routes.devMailHtml, (c) => {
    const mail = read(c, c.req.param('id'))
    return mail ? send(c, mail.html) : c.notFound()
  })

const folder = (c: Context<AppEnv>) => join(c.var.deps.env.dataDir, 'outbox')

function read(c: Context<AppEnv>, id: string) {
  const file = join(folder(c), `${id}.json`)
  return existsSync(file) ? kept.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

const style =
  ':root{color-scheme:light dark}body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.6 system-ui}iframe{width:100%;height:46rem;border:1px solid #8886}pre{white-space:pre-wrap;overflow-wrap:anywhere}'

const show = (c: Context<AppEnv>, body: ReturnType<typeof html>) =>
  send(
    c,
    html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Mails</title
        ><style>
          ${style}
        </style>
        <main>${body}</main>
      </html>`,
  )

/** A mail's styles are inline, and nothing in it may run or load. */
async function send(c: Context<AppEnv>, body: ReturnType<typeof html> | string): Promise<Response> {
  const policy = {
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
  c.header('Content-Security-Policy', formatPolicy(policy))
  c.header('X-Frame-Options', 'SAMEORIGIN')
  c.header('Cache-Control', 'no-store')
  return c.html(await body)
}
