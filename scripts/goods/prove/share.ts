/** Several machines prove a part each. */

export type Share = { part: number; of: number }

/**
 * Reads "2/4", the second of four parts.
 *
 * @throws an error that says how it is written
 */
export function shareFrom(text: string): Share {
  const [, part = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  if (part < 1 || part > of) throw new Error(`“${text}” is no share: write --share 2/4 for the second of four.`)
  return { part, of }
}

/** The things of a share: dealt one by one, so that every one of them is in one share, and shares are alike. */
export const dealt = <Thing>(things: Thing[], { part, of }: Share): Thing[] =>
  things.filter((_, at) => at % of === part - 1)
