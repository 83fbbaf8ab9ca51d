/** A path as the log may hold it: without the keys that links in mails carry. */
import { routes } from '#shared/routes.ts'
import { maskKeys } from './access-key-mask.ts'

const key = ':token'
const keyed = Object.values(routes)
  .filter((route) => route.includes(key))
  .map((route) => new RegExp(`^(${route.split(key)[0]})[^/]+`))

/** @returns the path, with ":token" in the place of a key, and without access keys, which stand in none of ours */
export function loggedPath(address: string): string {
  const path = maskKeys(address)
  const route = keyed.find((one) => one.test(path))
  return route ? path.replace(route, `$1${key}`) : path
}
