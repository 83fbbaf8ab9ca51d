import type { LicenseName, SiteCounts, SiteMenu } from '#shared/page-props.ts'
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
const published = (count: number) => (count === 0 ? 'None is published yet' : `${count} so far`)

/** What each access opens. Counts are the build's; what does not exist yet is said to. */
export function comparison(counts: SiteCounts, { free }: SiteMenu): Row[] {
  return [
    row('Live previews of every component', [true, true, true, true], `${counts.components} so far`),
    row('Component of the day, with its code', [true, true, true, true], 'A new one at midnight UTC'),
    row('Code of components', [`${free} free ones`, 'All', 'All', 'All'], 'HTML + Alpine.js, React, Vue, Svelte'),
    row('Code of components still to come', ['Free ones', true, true, true]),
    row('Starter kits', ['Free ones', true, true, true], published(counts.starter_kits)),
    row('Templates', [false, false, true, true], published(counts.templates)),
    row('People', ['1', '1', '1', `Up to ${site.teamSeats}`]),
    row(
      'Products you may build',
      ['Any number', 'Any number', 'Any number', 'Any number'],
      'Your own and your clients’',
    ),
    row('Updates', ['For good', 'For good', 'For good', 'For good']),
    row('Support by email', [true, true, true, true]),
  ]
}
