import type { Context } from 'hono'
import type { AuthUser, PackagesProp, SharedProps } from '#shared/page-props.ts'
import { packageSlugs, type CatalogIndex, type PackageSlug } from '#shared/catalog.ts'
import { site } from '#shared/site.ts'
import type { AppEnv } from './app-env.ts'

/** Props every page receives. */
export function sharedProps(c: Context<AppEnv>): SharedProps {
  const { env, catalogue, goods } = c.var.deps
  const { flash, errors, old } = c.var.flash
  const { components, snippets } = catalogue.index().counts
  return {
    auth: { user: c.var.session ? authUser(c.var.session.user) : null },
    flash: { banner: flash?.banner ?? null, bannerStyle: flash?.bannerStyle ?? 'success' },
    errors,
    old,
    meta: { ds_u: 0 },
    site: {
      url: env.siteUrl,
      supportEmail: site.supportEmail,
      counts: {
        components,
        snippets,
        tools: goods.tools.length,
        starter_kits: goods['starter-kits'].length,
        templates: goods.templates.length,
      },
    },
  }
}

function authUser(user: NonNullable<AppEnv['Variables']['session']>['user']): AuthUser {
  return {
    name: user.name,
    email: user.email,
    email_verified: user.emailVerified,
    opt_app_dark_mode: user.optAppDarkMode,
    ds_active: user.dsActive,
    snippet_defaults: user.snippetDefaults,
    license_name: null,
    license_email: null,
    license_key: null,
  }
}

const propNames = {
  'application-ui': 'application_ui',
  marketing: 'marketing',
  ecommerce: 'ecommerce',
} as const satisfies Record<PackageSlug, keyof PackagesProp>

/** The sidebar's packages, counted from the catalogue. */
export function packagesProp(index: CatalogIndex): PackagesProp {
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
