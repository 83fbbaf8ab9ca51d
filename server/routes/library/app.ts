import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { page } from '../../page/page.ts'
import { dashboardProps } from './dashboard-props.ts'

/** The signed-in area's own pages. */
export const appRoutes = new Hono<AppEnv>().get(routes.app, async (c) =>
  page(c, 'app/dashboard', await dashboardProps(c)),
)
