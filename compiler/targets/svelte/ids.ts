import type { Lowering, Scope } from './lowering.ts'

/**
 * An id that is one of a kind: it begins with `$props.id()`, so that the component may be used twice on a page, and
 * ends with the keys of the lists around it.
 *
 * @param wish what it names; counted on when taken
 * @returns the inside of an attribute: `{uid}-push`
 */
export function idFor(wish: string, { keys }: Scope, lowering: Lowering): string {
  let name = wish
  for (let count = 2; lowering.ids.has(name); count++) name = `${wish}-${count}`
  lowering.ids.add(name)
  const uid = lowering.shared('uid')
  lowering.variables.set('uid', `const ${uid} = $props.id()`)
  return [`{${uid}}-${name}`, ...keys.map((key) => `{${lowering.expression(key)}}`)].join('-')
}
