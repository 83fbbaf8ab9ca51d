/** A path as the log may hold it: without the keys that links in mails carry. */
import { routes } from '#shared/routes.ts'

const key = ':token'
const keyed = Object.values(routes)
  .filter((route) => route.includes(key))
  .map((route) => new RegExp(`^(${route.split(key)[0]})[^/]+`))

/** @returns the path, with ":token" in the place of a key */
export function loggedPath(path: string): string {
  const route = keyed.find((one) => one.test(path))
  return route ? path.replace(route, `$1${key}`) : path
}
