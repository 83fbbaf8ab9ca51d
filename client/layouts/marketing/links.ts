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

const packageTexts = {
  'application-ui': 'Tables, forms, navigation, dialogs: what software is made of',
  marketing: 'Heroes, pricing, testimonials, footers: what sells it',
  ecommerce: 'Products, filters, reviews, checkout: what takes the order',
}

/** What a licence holds, as far as it exists. */
export function includedLinks({ packages, goods }: SiteMenu): { packages: PackageLink[]; goods: MenuLink[] } {
  const listed: (MenuLink & { count: number })[] = [
    {
      title: 'Templates',
      text: 'Whole sites, ready to be filled',
      href: urls.templates(),
      count: goods.templates.length,
    },
    {
      title: 'Starter kits',
      text: 'Projects with the setup behind you',
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
            text: 'Every flavour, nothing held back',
            href: urls.freeComponents(),
            count: free,
          },
        ]
      : []),
    ...(counts.components > 0
      ? [
          {
            title: 'Component of the day',
            text: 'One part of the whole library, open until midnight UTC',
            href: urls.componentOfTheDay(),
          },
        ]
      : []),
    ...(counts.icons > 0
      ? [
          {
            title: `${roundedDown(counts.icons)} SVG icons`,
            text: 'Heroicons, Lucide and Bootstrap Icons, to copy in your colours',
            href: urls.iconTool('heroicons-v2'),
          },
        ]
      : []),
    ...(goods.tools.length > 0
      ? [
          {
            title: 'Tools',
            text: 'Colour palettes, buttons and icons, made in your browser',
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
