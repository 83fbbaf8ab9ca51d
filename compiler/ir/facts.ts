import type { PartName } from '../elements/names.ts'

/** What enclosing parts say to those inside them, by the name of the part. */
export type Facts = Partial<Record<PartName, Record<string, string>>>

/** The scope inside a part that says something to those within. */
export const within = <Scope extends { parts: Facts }>(
  scope: Scope,
  part: PartName,
  facts: Record<string, string>,
): Scope => ({ ...scope, parts: { ...scope.parts, [part]: facts } })
