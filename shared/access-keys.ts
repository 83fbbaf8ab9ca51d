/** Access keys, with which programs read the library: what both sides know of them. */

/** How every access key begins, so that people and scanners of secrets know one where they see it. */
export const accessKeyMark = 'mwk_'

export const accessKeyLimits = {
  /** Of one person, and of one team. */
  each: 20,
  /** Characters of a name. */
  name: 60,
  perMinute: 300,
  perDay: 5000,
} as const

/** Days after which a key may end; one without lasts until it is revoked. */
export const accessKeyDays = [30, 90, 365] as const
/** Days after which a key ends that is made in the dashboard's set-up. */
export const setUpKeyDays = accessKeyDays[1]
export type AccessKeyDays = (typeof accessKeyDays)[number]
