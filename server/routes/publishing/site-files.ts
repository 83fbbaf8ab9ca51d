import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { queries } from '#shared/queries.ts'
import { areas, routes } from '#shared/routes.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { withinLimitUnlessAway } from '../../http/attempts.ts'
import { notFound } from '../../http/errors.ts'
import { type QueryShape, wished } from '../../http/query.ts'
import { sendText } from '../../http/send-text.ts'
import { llmsFullText, llmsText, packageLlms, packageLlmsFull } from '../../publishing/llms.ts'
import { sitemapXml } from '../../publishing/sitemap.ts'

const dayMs = 24 * 60 * 60 * 1000
/** For how long the file about reporting weaknesses is good. */
const securityTxtDays = 180

const fullQuery = z.object({
  flavour: z.enum(queries.packageLlmsFull.flavour).optional(),
} satisfies QueryShape<'packageLlmsFull'>)

const packageOf = (c: Context<AppEnv>) =>
  c.var.deps.catalogue.index().packages.find(({ slug }) => slug === c.req.param('package'))

/** What programs read to find their way: search engines, feed readers, assistants. */
export const siteFileRoutes = new Hono<AppEnv>()
  .get(routes.sitemap, (c) => sendText(c, 'application/xml', sitemapXml(c.var.deps)))
  .get(routes.llms, (c) => sendText(c, 'text/plain', llmsText(c.var.deps)))
  .get(routes.llmsFull, (c) => sendText(c, 'text/plain', llmsFullText(c.var.deps)))
  .get(routes.packageLlms, (c) => {
    const { catalogue, env } = c.var.deps
    const pack = packageOf(c)
    return pack ? sendText(c, 'text/plain', packageLlms(catalogue, pack, env.siteUrl)) : notFound(c)
  })
  .get(routes.packageLlmsFull, async (c) => {
    const { catalogue, env } = c.var.deps
    const pack = packageOf(c)
    if (!pack) return notFound(c)
    const { flavour } = wished(fullQuery, c.req.query())
    // The code of a whole package is as much as a zip of it.
    if (flavour) await withinLimitUnlessAway(c, 'code-zip')
    return sendText(c, 'text/plain', packageLlmsFull(catalogue, pack, env.siteUrl, flavour))
  })
  .get(routes.agentsFile, (c) => sendText(c, 'text/markdown', c.var.deps.publications.assistants().agents))
  .get(routes.skillFile, (c) => sendText(c, 'text/markdown', c.var.deps.publications.assistants().skill))
  .get(routes.securityTxt, (c) => {
    const { env, clock } = c.var.deps
    // RFC 9116, 2.5.5: less than a year ahead; by whole days, so that the same day has the same file.
    const expires = new Date(Math.floor(clock().getTime() / dayMs + securityTxtDays) * dayMs)
    const lines = [
      `Contact: mailto:${env.company.securityEmail}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${env.siteUrl}${urls.securityTxt()}`,
      `Policy: ${env.siteUrl}${urls.legal('security')}#report-a-weakness`,
      '',
    ]
    return sendText(c, 'text/plain', lines.join('\n'))
  })
  .get(routes.robots, (c) => {
    const lines = [
      `# ${site.name}`,
      'User-agent: *',
      // Pages of accounts; a crawler would only find the sign-in there.
      `Disallow: ${areas.app}`,
      `Disallow: ${areas.user}`,
      `Disallow: ${urls.docsSearch()}`,
      'Allow: /',
      '',
      `Sitemap: ${c.var.deps.env.siteUrl}${urls.sitemap()}`,
      '',
    ]
    return sendText(c, 'text/plain', lines.join('\n'))
  })
