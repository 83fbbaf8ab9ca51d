/** What a collection is called, and in which order its contents stand. */
import { z } from 'zod'
import { collectionLimits } from '#shared/collections.ts'
import { line } from './text-fields.ts'

/** The longest path of a component, with room; a set is called by less. */
const item = z.string().max(300)

export const collectionFields = z.object({
  name: line('Enter a name.', collectionLimits.name),
  /** What is to lie in it from the first. */
  item: item.optional(),
})

export const orderBody = z.object({ items: z.array(item).max(collectionLimits.items) })
