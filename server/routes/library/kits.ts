import { Hono, type Context } from 'hono'
import { kitFamilies, type KitFamily } from '#shared/goods.ts'
import type { KitProps } from '#shared/page-props.ts'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import { mayDownload, type Viewer } from '../../domain/library/entitlement.ts'
import { contentsOf } from '../../domain/library/goods.ts'
import { findKit, otherKits } from '../../domain/library/kits.ts'
import { projectsLike } from '../../domain/library/projects-like.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { notFound } from '../../http/errors.ts'
import { viewerOf, viewerOrGuest } from '../../http/viewer.ts'
import { page } from '../../page/page.ts'
import { packagesProp } from '../../page/shared-props.ts'
import { breadcrumbs, starterKit } from '../../page/structured-data.ts'

/** The page of each starter kit, for everyone and in the app. */
export const kitRoutes = new Hono<AppEnv>()
  .get(routes.starterKit, (c) => {
    const { slug } = c.req.param()
    const props = kitProps(c, slug, viewerOrGuest(c))
    if (!props) return noKit(c, slug, urls.starterKit)
    const { env } = c.var.deps
    const trail = [{ title: 'Starter kits', href: urls.starterKits() }, ...familyStep(props.kit.kit?.family)]
    const here = { title: props.kit.title, href: urls.starterKit(slug) }
    const structured = [breadcrumbs([...trail, here], env.siteUrl), starterKit(props.kit, env.siteUrl)]
    return page(c, 'starter-kit', props, { structured })
  })
  .get(routes.appStarterKit, (c) => {
    const { slug } = c.req.param()
    const props = kitProps(c, slug, viewerOf(c))
    if (!props) return noKit(c, slug, urls.appStarterKit)
    return page(c, 'app/extras/starter-kit', { packages: packagesProp(c.var.deps.catalogue.index()), ...props })
  })

/** What is known of a kit: the names of its files, and of no file that is sold a line. */
function kitProps(c: Context<AppEnv>, slug: string, user: Viewer): KitProps | null {
  const { goods, contents } = c.var.deps
  const kit = findKit(goods, slug)
  if (!kit) return null
  return {
    kit,
    contents: contentsOf(contents(), 'starter-kits', slug, kit.editions[0]?.slug ?? ''),
    isOpen: mayDownload({ user, kind: 'starter-kits', good: kit }),
    others: otherKits(goods, kit),
  }
}

const familyStep = (family: KitFamily | undefined) =>
  family ? [{ title: kitFamilies[family], href: urls.kitFamily(family) }] : []

const noKit = (c: Context<AppEnv>, slug: string, address: (slug: string) => string) =>
  notFound(
    c,
    projectsLike(c.var.deps.goods['starter-kits'], slug).map((kit) => ({ title: kit.title, href: address(kit.slug) })),
  )
