import { Hono, type Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { notFound } from '../http/errors.ts'
import { page } from '../inertia.ts'
import { packagesProp } from '../shared-props.ts'

const inApp = (c: Context<AppEnv>) => ({ packages: packagesProp(c.var.deps.catalogue.index()) })
const placed = (c: Context<AppEnv>) => c.var.deps.publications.doc(c.req.param('slug') ?? '')

/** Changelog and documentation, for everyone and within the app: the same words in two frames. */
export const publishingRoutes = new Hono<AppEnv>()
  .get('/changelog', (c) => page(c, 'changelog', { entries: c.var.deps.publications.changelog() }))
  .get('/docs', (c) => page(c, 'docs/index', { sections: c.var.deps.publications.sections() }))
  .get('/docs/:slug', (c) => {
    const found = placed(c)
    if (!found) return notFound(c)
    return page(c, 'docs/show', { sections: c.var.deps.publications.sections(), ...found })
  })

  .get('/app/changelog', (c) => page(c, 'app/changelog', { ...inApp(c), entries: c.var.deps.publications.changelog() }))
  .get('/app/documentation', (c) =>
    page(c, 'app/documentation/index', { ...inApp(c), sections: c.var.deps.publications.sections() }),
  )
  .get('/app/documentation/:slug', (c) => {
    const found = placed(c)
    if (!found) return notFound(c)
    return page(c, 'app/documentation/show', {
      ...inApp(c),
      sections: c.var.deps.publications.sections(),
      ...found,
    })
  })
