/** Sets: a product's worth of components that tell of one world. */

/** A member on a screen, and how many of twelve columns it has in a wide window. */
export type ScreenPart = { member: string; columns: number }

/** Members composed as somebody would who builds the product. */
export type SetScreen = {
  slug: string
  title: string
  /** The member whose frame stands round the others: they come into its `main`. Null where they follow one another. */
  shell: string | null
  /** The link of the shell at which somebody is who sees this screen, by its text. */
  current?: string
  parts: readonly ScreenPart[]
}

/** A set as it is planned, whichever of its members stand already. */
export type ComponentSet = {
  slug: string
  title: string
  description: string
  /** Whose product it is, and what goes on there: what every member's names and figures agree with. */
  world: string
  /** By their paths, in the order in which they are shown. */
  members: readonly string[]
  screens: readonly SetScreen[]
}

/** The columns of a screen in a wide window. */
export const screenColumns = 12
