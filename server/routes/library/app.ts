import { Hono } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { page } from '../../page/page.ts'
import { dashboardProps } from './dashboard-props.ts'

/** The signed-in area's own pages. */
export const appRoutes = new Hono<AppEnv>().get('/app', async (c) => page(c, 'app/dashboard', await dashboardProps(c)))
