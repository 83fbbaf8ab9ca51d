import { Hono, type Context } from 'hono'
import type { ProjectKind } from '#shared/goods.ts'
import { tiers } from '#shared/licences.ts'
import type { Pages } from '#shared/page-props.ts'
import { pricingQuestions } from '#shared/pricing-questions.ts'
import { routes } from '#shared/routes.ts'
import { salePrice } from '#shared/sale.ts'
import { site } from '#shared/site.ts'
import { standaloneTitle } from '#shared/standalone-title.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { Catalogue } from '../../domain/library/catalogue.ts'
import { componentOfTheDay, dayOf, pastComponents } from '../../domain/library/component-of-the-day.ts'
import { openGoods } from '../../domain/library/entitlement.ts'
import { onShelf } from '../../domain/library/goods.ts'
import { picturedThumbnailOf } from '../../domain/library/thumbnail.ts'
import { iconSamples } from '../../domain/tools/icon-samples.ts'
import { page } from '../../page/page.ts'
import { viewerOrGuest } from '../../http/viewer.ts'
import { shownSale } from '../../http/sale.ts'
import { offers, questions } from '../../page/structured-data.ts'
import { publicComponent } from '../library/public-components.ts'

/** What is for sale, and what is free. */
export const publicPageRoutes = new Hono<AppEnv>()
  .get(routes.pricing, async (c) => {
    const { env } = c.var.deps
    const sale = await shownSale(c)
    const priced = tiers.map(({ name, title }) => ({ title, price: salePrice(site.prices[name], sale) }))
    const tax = env.stripe?.tax ?? 'off'
    const structured = [offers(priced, env.siteUrl), questions(pricingQuestions(tax))]
    return page(c, 'pricing', { tax }, { structured })
  })
  .get(routes.freeComponents, (c) => page(c, 'free-components', { packages: freeComponents(c.var.deps.catalogue) }))
  .get(routes.componentOfTheDay, async (c) => {
    const { catalogue, clock } = c.var.deps
    const now = clock()
    const path = await componentOfTheDay(c.var.deps, now)
    const meta = path === null ? null : catalogue.meta(path)
    return page(c, 'component-of-the-day', {
      day: dayOf(now),
      component: meta && publicComponent(catalogue, meta, { isOfTheDay: true }),
      past: await pastComponents(c.var.deps, now),
    })
  })
  .get(routes.webApplication, (c) => page(c, 'web-application', {}))
  .get(routes.useItYourWay, (c) => {
    const free = c.var.deps.catalogue.all().find((component) => component.free)
    return page(c, 'use-it-your-way', { example: free ? { path: free.path, title: free.title } : null })
  })
  .get(routes.tools, (c) => page(c, 'goods', { goods: c.var.deps.goods.tools, samples: iconSamples(c.var.deps.icons) }))
  .get(routes.starterKits, (c) => projects(c, 'starter-kits'))
  .get(routes.templates, (c) => projects(c, 'templates'))

function projects(c: Context<AppEnv>, kind: ProjectKind) {
  const goods = c.var.deps.goods[kind].map(onShelf)
  const overlays = kind === 'starter-kits' ? c.var.deps.overlays() : []
  return page(c, 'projects', { kind, goods, open: openGoods(goods, kind, viewerOrGuest(c)), overlays })
}

/** Everything that is free, by package, with the title of the page it stands on. */
function freeComponents(catalogue: Catalogue): Pages['free-components']['packages'] {
  return catalogue.index().packages.flatMap(({ slug, title, categories }) => {
    const components = categories
      .flatMap((category) => category.subcategories.map((subcategory) => ({ category, subcategory })))
      .flatMap(({ category, subcategory }) =>
        subcategory.components
          .filter(({ free }) => free)
          .map((meta) => ({
            ...picturedThumbnailOf(meta),
            part: meta.part,
            page: standaloneTitle(subcategory.title, category.title),
          })),
      )
    return components.length > 0 ? [{ slug, title, components }] : []
  })
}
