import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../http/app-env.ts'
import { atThisMachine } from '../http/at-this-machine.ts'
import { page } from '../page/page.ts'

/** Every primitive of the interface in every state, for those who work on it. */
export const devUiRoutes = new Hono<AppEnv>()
  .use(routes.devUi, atThisMachine)
  .get(routes.devUi, (c) => page(c, 'dev/ui', {}))
