import { Hono, type Context } from 'hono'
import { goodKinds, type GoodKind } from '#shared/goods.ts'
import type { AppEnv } from '../app-env.ts'
import { page } from '../inertia.ts'
import { packagesProp } from '../shared-props.ts'

/** What there is besides components: a page for each kind, with what the build contains of it. */
export const extrasRoutes = new Hono<AppEnv>()
for (const kind of goodKinds) extrasRoutes.get(`/app/extras/${kind}`, (c: Context<AppEnv>) => goodsPage(c, kind))

const goodsPage = (c: Context<AppEnv>, kind: GoodKind) =>
  page(c, `app/extras/${kind}`, {
    packages: packagesProp(c.var.deps.catalogue.index()),
    goods: c.var.deps.goods[kind],
  })
