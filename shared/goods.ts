/** What there is besides components: tools, starter kits and templates, as the build found them. */

export const goodKinds = ['tools', 'starter-kits', 'templates'] as const
export type GoodKind = (typeof goodKinds)[number]

/** One of them; its slug is the name of its folder. */
export type Good = { slug: string; title: string; description: string }
export type Goods = Record<GoodKind, Good[]>
