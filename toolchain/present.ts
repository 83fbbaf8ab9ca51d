/**
 * What must be there by what stands around it.
 *
 * @param what names it for people, as in "the first file of Button.vue"
 * @throws with a sentence when it is not there
 */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There should be ${what}, and there is none.`)
  return value
}
