/** The pages of the library this browser was on last, newest first: a cookie that the client writes and the server reads. */
import { site } from './site.ts'

export const visitedCookie = `${site.slug}-visited`
/** As many as the dashboard shows. */
export const mostVisited = 4

/** The paths of subcategories in a cookie's value; whatever else it holds is left out. */
export const readVisited = (value: string | undefined): string[] =>
  (value ?? '')
    .split('~')
    .filter((path) => /^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/.test(path))
    .slice(0, mostVisited)

/** The value once one more page was visited. */
export const writeVisited = (value: string | undefined, path: string): string =>
  [path, ...readVisited(value).filter((other) => other !== path)].slice(0, mostVisited).join('~')
