import { Hono, type Context } from 'hono'
import { changelogTitle } from '#shared/publishing.ts'
import { routes } from '#shared/routes.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { countSearch } from '../../http/count-search.ts'
import { notFound } from '../../http/errors.ts'
import { page } from '../../page/page.ts'
import { asked } from '../../http/query.ts'
import { sendText } from '../../http/send-text.ts'
import { rss } from '../../publishing/rss.ts'
import { pageComponentsIn } from '../../publishing/page-components.ts'
import { breadcrumbs } from '../../page/structured-data.ts'
import { packagesProp } from '../../page/shared-props.ts'

const inApp = (c: Context<AppEnv>) => ({ packages: packagesProp(c.var.deps.catalogue.index()) })
async function placed(c: Context<AppEnv>) {
  const { publications, catalogue } = c.var.deps
  const found = publications.doc(c.req.param('slug') ?? '')
  return (
    found && {
      sections: publications.sections(),
      ...found,
      shown: pageComponentsIn(found.doc.blocks, catalogue),
    }
  )
}

/** Characters of a search that are looked at. */
const longestQuery = 80

/** Changelog and documentation, for everyone and within the app: the same words in two frames. */
export const publishingRoutes = new Hono<AppEnv>()
  .get(routes.changelog, (c) => page(c, 'changelog', { entries: c.var.deps.publications.changelog() }))
  .get(routes.docs, (c) => page(c, 'docs/index', { sections: c.var.deps.publications.sections() }))
  .get(routes.docsSearch, (c) => {
    const q = (asked(c, 'docsSearch').q ?? '').slice(0, longestQuery).trim()
    const answer = c.var.deps.publications.searchDocs(q)
    countSearch(c, q, answer)
    return page(c, 'docs/search', { q, ...answer })
  })
  .get(routes.doc, async (c) => {
    const found = await placed(c)
    if (!found) return notFound(c)
    const trail = [
      { title: 'Documentation', href: urls.docs() },
      { title: found.doc.title, href: urls.docs(found.doc.slug) },
    ]
    return page(c, 'docs/show', found, { structured: [breadcrumbs(trail, c.var.deps.env.siteUrl)] })
  })
  .get(routes.changelogFeed, (c) => {
    const { publications, env } = c.var.deps
    const feed = {
      title: `${site.name} changelog`,
      description: `What changed in ${site.name}, version by version.`,
      path: urls.changelog(),
      self: urls.changelogFeed(),
      items: publications.changelog().map(({ version, date, summary, blocks }) => ({
        title: changelogTitle(version),
        path: urls.changelog(version),
        date,
        description: summary,
        blocks,
      })),
    }
    return sendText(c, 'application/rss+xml', rss(feed, env))
  })

  .get(routes.appChangelog, (c) =>
    page(c, 'app/changelog', { ...inApp(c), entries: c.var.deps.publications.changelog() }),
  )
  .get(routes.appDocumentation, (c) =>
    page(c, 'app/documentation/index', { ...inApp(c), sections: c.var.deps.publications.sections() }),
  )
  .get(routes.appDoc, async (c) => {
    const found = await placed(c)
    if (!found) return notFound(c)
    return page(c, 'app/documentation/show', { ...inApp(c), ...found })
  })
