import type { Context } from 'hono'
import type { AuthUser, PackagesProp, SharedProps, SiteMenu } from '#shared/page-props.ts'
import { packageSlugs, type CatalogIndex, type PackageSlug } from '#shared/catalog.ts'
import { goodKinds, type Goods } from '#shared/goods.ts'
import { standaloneTitle } from '#shared/standalone-title.ts'
import { iconCounts } from '#shared/tools/icons/counts.ts'
import { unlessAway } from '../db/unavailable.ts'
import { openSets } from '../domain/library/sets.ts'
import { affiliateOfUser } from '../domain/selling/affiliates.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { CurrentSession } from '../auth/sessions.ts'
import type { Database } from '../db/client.ts'
import type { FlashData } from '../http/flash.ts'
import { shownSale, shownSold } from '../http/sale.ts'

/** As many of the newest posts as the foot of a page has room for. */
const mostLatestPosts = 4

/** For an error that came before what was left could be read. */
const nothingLeft: FlashData = { errors: {}, old: {}, clearHistory: false }

/** Props every page receives. */
export async function sharedProps(c: Context<AppEnv>): Promise<SharedProps> {
  const { database, env, catalogue, goods, icons, publications, sets } = c.var.deps
  const { flash, errors, old } = c.var.flash ?? nothingLeft
  const { components, snippets } = catalogue.index().counts
  const meta = { ds_u: await shownSold(c) }
  return {
    auth: { user: c.var.session ? await authUser(database, c.var.session) : null },
    flash: { banner: flash?.banner ?? null, bannerStyle: flash?.bannerStyle ?? 'success' },
    errors,
    old,
    meta,
    blog: {
      latest_posts: publications
        .posts()
        .slice(0, mostLatestPosts)
        .map(({ slug, title }) => ({ slug, title })),
    },
    site: {
      url: env.siteUrl,
      supportEmail: env.company.email,
      contactUrl: env.company.contactUrl,
      company: env.company.isSample ? null : env.company.name,
      counts: {
        components,
        snippets,
        tools: goods.tools.length,
        starter_kits: goods['starter-kits'].length,
        templates: goods.templates.length,
        sets: openSets(catalogue, sets).length,
        ...iconCounts(icons.manifest()),
      },
      tools: goods.tools.map(({ slug, title }) => ({ slug, title })),
      sale: await shownSale(c),
      play_money: env.appEnv === 'production' && env.sandboxCheckout,
    },
  }
}

async function authUser(database: Database, { user, license }: CurrentSession): Promise<AuthUser> {
  return {
    name: user.name,
    email: user.email,
    email_verified: user.emailVerified,
    opt_app_dark_mode: user.optAppDarkMode,
    ds_active: user.dsActive,
    is_affiliate: Boolean(await unlessAway(affiliateOfUser(database, user.id), undefined)),
    snippet_defaults: user.snippetDefaults,
    license_name: license?.tier ?? null,
    license_email: license?.email ?? null,
    license_key: license?.key ?? null,
    may_ask_support: license?.tier !== 'team' || license.email === user.email,
  }
}

const propNames = {
  'application-ui': 'application_ui',
  marketing: 'marketing',
  ecommerce: 'ecommerce',
} as const satisfies Record<PackageSlug, keyof PackagesProp>

/** As many of a package's pages as a column of the foot has room for; its heading leads to all. */
const mostMenuLinks = 9

/** What public pages lead to. */
export function siteMenu(index: CatalogIndex, goods: Goods): SiteMenu {
  const packages = index.packages.flatMap(({ slug, title, categories }) => {
    const subcategories = categories.flatMap((category) =>
      category.subcategories.map((subcategory) => ({
        ...subcategory,
        title: standaloneTitle(subcategory.title, category.title),
      })),
    )
    const count = subcategories.reduce((sum, { components }) => sum + components.length, 0)
    const links = subcategories.slice(0, mostMenuLinks).map(({ title, path }) => ({ title, path }))
    return count > 0 ? [{ slug, title, count, links }] : []
  })
  const all = index.packages.flatMap((pkg) => pkg.categories).flatMap((category) => category.subcategories)
  const free = all.flatMap(({ components }) => components).filter((component) => component.free).length
  const named = goodKinds.map((kind) => [kind, goods[kind].map(({ slug, title }) => ({ slug, title }))])
  return { packages, free, goods: Object.fromEntries(named) as SiteMenu['goods'] }
}

const countedPackages = new WeakMap<CatalogIndex, PackagesProp>()

/** The sidebar's packages, counted from the catalogue, once for each that is read. */
export function packagesProp(index: CatalogIndex): PackagesProp {
  const known = countedPackages.get(index) ?? countPackages(index)
  countedPackages.set(index, known)
  return known
}

function countPackages(index: CatalogIndex): PackagesProp {
  const entries = packageSlugs.map((slug) => {
    const found = index.packages.find((candidate) => candidate.slug === slug)
    const meta = (found?.categories ?? []).flatMap((category) =>
      category.subcategories.map((subcategory) => ({
        category_slug: category.slug,
        category_title: category.title,
        subcategory_slug: subcategory.slug,
        subcategory_title: subcategory.title,
        component_count: subcategory.components.length,
      })),
    )
    const count = meta.reduce((sum, entry) => sum + entry.component_count, 0)
    return [propNames[slug], { slug, title: found?.title ?? slug, count, meta }] as const
  })
  return Object.fromEntries(entries) as PackagesProp
}
