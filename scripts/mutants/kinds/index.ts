/**
 * Every kind of damage by which the proof is judged. They were fixed before the proof was changed for their sake, so
 * that its strength is no matter of what it was made for: a kind that is here stays as it is. Later ones are added to
 * a list of their own, below `later`.
 */
import { classes } from './classes.ts'
import { content } from './content.ts'
import { events } from './events.ts'
import { fieldsAndLinks } from './fields-and-links.ts'
import { focus } from './focus.ts'
import type { Kind } from './kind.ts'
import { lifetime } from './lifetime.ts'
import { namesAndRoles } from './names-and-roles.ts'
import { ports } from './ports.ts'
import { reckoning } from './reckoning.ts'
import { state } from './state.ts'

export type { Damage, Edit, Kind } from './kind.ts'

/** By area, as the table shows them. */
export const areas: Record<string, readonly Kind[]> = {
  'names and roles': namesAndRoles,
  'fields and links': fieldsAndLinks,
  focus,
  events,
  looks: classes,
  state: [...state, ...lifetime],
  reckoning,
  content,
}

export const kinds: readonly Kind[] = Object.values(areas).flat()

/** Those that were added afterwards, with a choice of their own, so that the first stays as it was made. */
export const later: Record<string, readonly Kind[]> = { 'carried by hand': ports }

export const allKinds: readonly Kind[] = [...kinds, ...Object.values(later).flat()]
