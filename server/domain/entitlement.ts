/** What a licence opens, decided here for every channel: page props, code endpoint, downloads. */
import type { LicenseName } from '#shared/page-props.ts'

/** Who asks: a guest has no user, a free account no licence. */
export type Reader = { licenseName: LicenseName | null } | null

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
  user: Reader
  component: { free: boolean }
  isOfTheDay: boolean
}): boolean {
  if (component.free || isOfTheDay) return true
  return user?.licenseName ? opensAllCode[user.licenseName] : false
}
