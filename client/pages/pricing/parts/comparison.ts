import { counted } from '#shared/counted.ts'
import type { LicenseName, SiteCounts, SiteMenu } from '#shared/page-props.ts'
import { type OpenSale, salePrice } from '#shared/sale.ts'
import { site } from '#shared/site.ts'

export type Access = 'free' | LicenseName
export const accesses = ['free', 'developer', 'unlimited', 'team'] as const satisfies readonly Access[]
export const accessTitles: Record<Access, string> = {
  free: 'Free account',
  developer: 'Developer',
  unlimited: 'Unlimited',
  team: 'Team',
}

type Cell = boolean | string
export type Row = { title: string; note: string | undefined; cells: Record<Access, Cell> }

const row = (title: string, cells: [Cell, Cell, Cell, Cell], note?: string): Row => {
  const [free, developer, unlimited, team] = cells
  return { title, note, cells: { free, developer, unlimited, team } }
}

const all = (count: number) => (count > 1 ? `All ${count}` : true)
const published = (count: number, noun: string) =>
  count > 0 ? `${counted(count, noun)} so far` : 'None is published yet'

/** Where the licences differ. Counts are the build's; what does not exist yet is said to. */
export function comparison(counts: SiteCounts, { free }: SiteMenu, sale: OpenSale | null): Row[] {
  const price = (name: LicenseName) => `$${salePrice(site.prices[name], sale)}`
  const { components, starter_kits: kits, templates } = counts
  return [
    row('Price', ['$0', price('developer'), price('unlimited'), price('team')], 'Once, in US dollars'),
    row('People', ['1', '1', '1', `Up to ${site.teamSeats}`]),
    row(
      'Collections of components',
      [false, false, false, true],
      'Named, put in order and downloaded by the whole team',
    ),
    row(
      'Code of components',
      [`${free} free`, all(components), all(components), all(components)],
      'As HTML with Alpine.js, React, Vue and Svelte',
    ),
    row('Components added later', ['Free ones', true, true, true]),
    row('Starter kits', ['Free ones', all(kits), all(kits), all(kits)], published(kits, 'starter kit')),
    row('Templates', [false, false, all(templates), all(templates)], published(templates, 'template')),
    row('Web application', [false, false, true, true], 'Not published yet; included when it is'),
  ]
}
