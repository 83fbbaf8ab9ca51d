/** What a licence opens, decided here for every channel: page props, code endpoint, downloads. */
import type { ProjectKind } from '#shared/goods.ts'
import type { LicenseName } from '#shared/page-props.ts'

/** Who asks: a guest has no user, a free account no licence. */
export type Viewer = { licenseName: LicenseName | null } | null

/** Licences that open the code of every component. */
const opensAllCode: Record<LicenseName, boolean> = { developer: true, unlimited: true, team: true }

/**
 * Whether this reader may have the code of a component, in every flavour.
 * Free components and the component of the day are open to everyone; the rest needs a licence.
 */
export function mayReadCode({
  user,
  component,
  isOfTheDay,
}: {
  user: Viewer
  component: { free: boolean }
  isOfTheDay: boolean
}): boolean {
  if (component.free || isOfTheDay) return true
  return user?.licenseName ? opensAllCode[user.licenseName] : false
}

/** Licences that open whole sites. */
const opensTemplates: Record<LicenseName, boolean> = { developer: false, unlimited: true, team: true }

/**
 * Whether this reader may download a project: free starter kits are for every account, the others for every licence,
 * templates for the licences that name them.
 */
export function mayDownload({
  user,
  kind,
  good,
}: {
  user: Viewer
  kind: ProjectKind
  good: { free: boolean }
}): boolean {
  if (!user) return false
  if (kind === 'templates') return user.licenseName !== null && opensTemplates[user.licenseName]
  return good.free || user.licenseName !== null
}

/** Overlays are for every account. */
export const mayTakeOverlays = (user: Viewer): boolean => user !== null

/** The names of the projects this reader may download. */
export const openGoods = (
  goods: readonly { slug: string; free: boolean }[],
  kind: ProjectKind,
  user: Viewer,
): string[] => goods.filter((good) => mayDownload({ user, kind, good })).map(({ slug }) => slug)
