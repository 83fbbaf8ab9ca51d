import { site } from '#shared/site.ts'
import type { LicenseName, SiteCounts } from '#shared/page-props.ts'

/** What an account opens, line by line. Counts are the build's. */
export function openedBy(tier: LicenseName | null, { components, starter_kits, templates }: SiteCounts): string[] {
  const previews = `Previews of all ${components} components, in your colours`
  if (tier === null) return [previews, 'The code of every free component, in every flavour']
  const code = `The code of all ${components} components, in every flavour, and of those still to come`
  const kits = starter_kits > 0 ? 'Every starter kit' : 'Every starter kit, as soon as there is one'
  if (tier === 'developer') return [code, kits]
  const pages = templates > 0 ? 'Every template' : 'Every template, as soon as there is one'
  return [code, kits, pages, ...(tier === 'team' ? [`Seats for ${site.teamSeats} people, yours among them`] : [])]
}
