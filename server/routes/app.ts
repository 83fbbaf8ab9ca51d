import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { page } from '../inertia.ts'
import { packagesProp } from '../shared-props.ts'

/** The signed-in area's own pages. */
export const appRoutes = new Hono<AppEnv>().get('/app', (c) =>
  page(c, 'app/dashboard', { packages: packagesProp(c.var.deps.catalogue.index()) }),
)
