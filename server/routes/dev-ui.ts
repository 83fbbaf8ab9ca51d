import { Hono } from 'hono'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../http/app-env.ts'
import { atThisMachine } from '../http/at-this-machine.ts'
import { page } from '../page/page.ts'

/** Every primitive of the interface in every state, for those who work on it. */
export const devUiRoutes = new Hono<AppEnv>()
  .use(urls.devUi(), atThisMachine)
  .get(urls.devUi(), (c) => page(c, 'dev/ui', {}))
