import { grouped } from './grouped.ts'

/** "1 template", "3 templates": a count with its noun; `many` where an s is not enough. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`

/** All there is of something sold, so that it reads right at none, one and many: "All 3 templates". */
export function allOf(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return `Every ${one}, once there is one`
  return count === 1 ? `1 ${one} so far` : `All ${counted(count, one, many)}`
}
