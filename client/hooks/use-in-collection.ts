import { api, ApiError } from '#client/api.ts'
import { collectionLimits } from '#shared/collections.ts'
import { urls } from '#shared/urls.ts'
import { createMarks } from './optimistic-marks.ts'

/** What lies in which collection, by the collection's id and the key of what lies there. */
const places = createMarks((key, wanted) => {
  const at = key.indexOf(' ')
  return api(urls.collectionItem(key.slice(0, at), key.slice(at + 1)), { method: wanted ? 'PUT' : 'DELETE' })
})

export const forgetCollections = places.forget

const failures: Record<number, string> = {
  404: 'This collection is not there any more. Reload the page.',
  422: `It holds ${collectionLimits.items} components and sets, which is the most. Remove some first.`,
}

/** Whether a component or a set lies in a collection; `listed` is what the page was sent with. */
export function useInCollection(id: string, path: string, listed: boolean) {
  const { isMarked, error, toggle } = places.useMark(`${id} ${path}`, listed)
  const status = error instanceof ApiError ? error.status : 0
  return { isIn: isMarked, failure: error === null ? null : (failures[status] ?? 'Not saved. Try again.'), toggle }
}
