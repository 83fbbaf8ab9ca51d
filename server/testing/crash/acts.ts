/** What a writer says of its work, a line each: before it begins an act, and once it was told that the act is done. */
import type { DatabaseLocation } from '../../db/client.ts'

export type Act =
  | { act: 'account'; email: string }
  | { act: 'order'; email: string; order: string }
  | { act: 'purchase'; order: string }
  | { act: 'invitation'; order: string; email: string }
  | { act: 'seat'; order: string; email: string }

export type Line = Act & { is: 'begun' | 'done' }

/** `name` is of one writer alone; its addresses begin with it. `hurries` makes it say that an act is done before it is, to see that this is noticed. */
export type Errand = { location: DatabaseLocation; name: string; hurries: boolean }
