import { Hono } from 'hono'
import { areas, routes } from '#shared/routes.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { sendText } from '../../http/send-text.ts'
import { llmsText } from '../../publishing/llms.ts'
import { sitemapXml } from '../../publishing/sitemap.ts'

/** What programs read to find their way: search engines, feed readers, assistants. */
export const siteFileRoutes = new Hono<AppEnv>()
  .get(routes.sitemap, (c) => sendText(c, 'application/xml', sitemapXml(c.var.deps)))
  .get(routes.llms, (c) => sendText(c, 'text/plain', llmsText(c.var.deps)))
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
