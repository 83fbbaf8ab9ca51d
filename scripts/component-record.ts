/** What is known of each component, bound to its source: made by a command, and committed. */
import { partedList, subcategoryOf } from './parted-list.ts'

export type Bound = {
  /** A hash of the source and of the way of looking; another one asks for another look. */
  source: string
}

/** @param name the folder below content/records, which need not be there yet */
export function componentRecord<Entry extends Bound>(name: string) {
  const list = partedList<Entry>(`records/${name}`)
  return {
    /** What is known, by the component's path. */
    read: () => Object.assign({}, ...list.read().values()) as Record<string, Entry>,
    /** One line a component, in order of path, so that branches merge. */
    write(entries: Record<string, Entry>) {
      const bySubcategory = Map.groupBy(Object.entries(entries), ([path]) => subcategoryOf(path))
      for (const [subcategory] of list.read()) if (!bySubcategory.has(subcategory)) list.write(subcategory, {})
      for (const [subcategory, known] of bySubcategory) list.write(subcategory, Object.fromEntries(known))
    },
  }
}
