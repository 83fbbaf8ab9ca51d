import { roundedDown } from '#client/rounded-down.ts'
import type { PackageSlug } from '#shared/catalog.ts'
import type { SiteCounts, SiteMenu } from '#shared/page-props.ts'
import { urls } from '#shared/urls.ts'

export type MenuLink = { title: string; text: string; href: string; count?: number }
type PackageLink = MenuLink & { slug: PackageSlug }

/** Plain pages of the public header and foot. */
export const siteLinks = [
  { title: 'Blog', href: urls.blog() },
  { title: 'Changelog', href: urls.changelog() },
  { title: 'Docs', href: urls.docs() },
]

/** Those of the header: what it costs comes first. */
export const headerLinks = [{ title: 'Pricing', href: urls.pricing() }, ...siteLinks]

const packageTexts = {
  'application-ui': 'Tables, forms, navigation and dialogs for web applications',
  marketing: 'Heroes, pricing tables, testimonials and footers for websites',
  ecommerce: 'Product pages, filters, reviews and checkouts for shops',
}

/** What a licence holds, as far as it exists. */
export function includedLinks(
  { packages, goods }: SiteMenu,
  { sets }: Pick<SiteCounts, 'sets'>,
): { packages: PackageLink[]; goods: MenuLink[] } {
  const listed: (MenuLink & { count: number })[] = [
    {
      title: 'Sets',
      text: 'Components that make one product together',
      href: urls.sets(),
      count: sets,
    },
    {
      title: 'Templates',
      text: 'Complete websites to fill with your content',
      href: urls.templates(),
      count: goods.templates.length,
    },
    {
      title: 'Starter kits',
      text: 'Projects with the setup done',
      href: urls.starterKits(),
      count: goods['starter-kits'].length,
    },
  ]
  return {
    packages: packages.map(({ slug, title, count }) => ({
      slug,
      title,
      text: packageTexts[slug],
      href: urls.components(slug),
      count,
    })),
    goods: listed.filter(({ count }) => count > 0),
  }
}

/** What costs nothing, as far as it exists. */
export function freeLinks({ free, goods }: SiteMenu, counts: SiteCounts): MenuLink[] {
  return [
    ...(free > 0
      ? [
          {
            title: 'Free components',
            text: 'All of their code, in all four flavours',
            href: urls.freeComponents(),
            count: free,
          },
        ]
      : []),
    ...(counts.components > 0
      ? [
          {
            title: 'Component of the day',
            text: 'One component of the library, free until midnight UTC',
            href: urls.componentOfTheDay(),
          },
        ]
      : []),
    ...(counts.icons > 0
      ? [
          {
            title: `${roundedDown(counts.icons)} SVG icons`,
            text: 'Heroicons, Lucide and Bootstrap Icons in your colours',
            href: urls.iconTool('heroicons-v2'),
          },
        ]
      : []),
    ...(goods.tools.length > 0
      ? [
          {
            title: 'Tools',
            text: 'Make colour palettes, buttons and icons in your browser',
            href: urls.tools(),
            count: goods.tools.length,
          },
        ]
      : []),
  ]
}

/** What comes with every licence; part of the menu. */
export const promises = ['Paid once, updates for life', 'Support by email']

/** The texts that bind, at the foot of every public page. */
export const legalLinks = [
  { title: 'Licence', href: urls.legal('license') },
  { title: 'Privacy', href: urls.legal('privacy-policy') },
  { title: 'Terms', href: urls.legal('terms-of-service') },
]

/** Who we are and what we promise, at the foot of every public page. */
export const aboutLinks = [
  { title: 'About', href: urls.legal('about') },
  { title: 'Lifetime updates', href: urls.legal('lifetime') },
  { title: 'Refunds', href: urls.legal('refunds') },
  { title: 'Security', href: urls.legal('security') },
]
