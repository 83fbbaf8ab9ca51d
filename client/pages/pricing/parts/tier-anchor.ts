import type { LicenseName } from '#shared/page-props.ts'

/** A licence's place on the page of prices. */
export const tierAnchor = (name: LicenseName): string => `licence-${name}`
