import { Hono, type Context } from 'hono'
import type { ProjectKind } from '#shared/goods.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { openGoods } from '../../domain/library/entitlement.ts'
import { onShelf } from '../../domain/library/goods.ts'
import { page } from '../../page/page.ts'
import { viewerOf } from '../../http/viewer.ts'
import { packagesProp } from '../../page/shared-props.ts'

/** What there is besides components: a page for each kind, with what the build contains of it. */
export const extrasRoutes = new Hono<AppEnv>()
  .get(routes.extrasTools, (c) =>
    page(c, 'app/extras/tools', { packages: packagesOf(c), goods: c.var.deps.goods.tools }),
  )
  .get(routes.extrasStarterKits, (c) => {
    const overlays = c.var.deps.overlays()
    return page(c, 'app/extras/starter-kits', { packages: packagesOf(c), ...projects(c, 'starter-kits'), overlays })
  })
  .get(routes.extrasTemplates, (c) =>
    page(c, 'app/extras/templates', { packages: packagesOf(c), ...projects(c, 'templates') }),
  )

function projects(c: Context<AppEnv>, kind: ProjectKind) {
  const goods = c.var.deps.goods[kind].map(onShelf)
  return { goods, open: openGoods(goods, kind, viewerOf(c)) }
}

const packagesOf = (c: Context<AppEnv>) => packagesProp(c.var.deps.catalogue.index())
