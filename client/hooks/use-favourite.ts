import { api } from '#client/api.ts'
import { urls } from '#shared/urls.ts'
import { createMarks } from './optimistic-marks.ts'

/** Marked components, by their paths. */
const favourites = createMarks((path, wanted) => api(urls.favourite(path), { method: wanted ? 'PUT' : 'DELETE' }))

export const forgetFavourites = favourites.forget

/** Whether a component is marked; `listed` is what the page was sent with. */
export function useFavourite(path: string, listed: boolean) {
  const { isMarked, error, toggle } = favourites.useMark(path, listed)
  return { favourite: isMarked, failed: error !== null, toggle }
}
