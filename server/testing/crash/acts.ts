/**
 * What a writer says of its work, a line each: before it begins an act, and once it was told that the act is done, or
 * that the database cannot be used, which leaves open what became of it.
 */
import type { DatabaseLocation } from '../../db/client.ts'

export type Act =
  | { act: 'account'; email: string }
  | { act: 'order'; email: string; order: string }
  | { act: 'purchase'; order: string }
  | { act: 'invitation'; order: string; email: string }
  | { act: 'seat'; order: string; email: string }

export type Line = Act & { is: 'begun' | 'done' | 'refused' }

/** Acts that a writer may begin each time it is told to go on: else those of a busy machine wrote more than is looked at. */
export const actsAtOnce = 10

/** `name` is of one writer alone; its addresses begin with it. `hurries` makes it say that an act is done before it is, to see that this is noticed. */
export type Errand = { location: DatabaseLocation; name: string; hurries: boolean }
