/** Differences between the two versions that customers of version 3 may see, each with the reason it is accepted. */
export type Accepted = { classes: RegExp; properties: RegExp; reason: string }

export const accepted: readonly Accepted[] = []
