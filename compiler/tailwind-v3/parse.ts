import type { Use, Value } from './types.ts'

/**
 * A utility taken apart from its signs.
 *
 *     !-mt-4       -mt-4!
 *     ^                 ^ important
 *      ^           ^      negative
 *       ^^^^        ^^^^  body
 */
export type Signed = { important: boolean; negative: boolean; body: string }

/** Takes the important mark, on either side, and the minus off a utility without variants. */
export function parseSigns(utility: string): Signed {
  const important = utility.endsWith('!') || utility.startsWith('!')
  const unmarked = utility.replace(/^!|!$/, '')
  const negative = unmarked.startsWith('-')
  return { important, negative, body: negative ? unmarked.slice(1) : unmarked }
}

/**
 * Every way to divide a body into root and value, the longest root first.
 *
 *     inset-x-4/5  →  inset-x-4 · inset-x|4 · inset|x-4, each with the modifier 5
 */
export function* readings(body: string, negative: boolean): Generator<Use> {
  const [base, modifier] = splitModifier(body)
  const [, root, arbitrary] = /^(.+?)-(\[.+\]|\(.+\))$/.exec(base) ?? []
  if (root !== undefined && arbitrary !== undefined) {
    yield { root, value: arbitraryValue(arbitrary), modifier, negative }
    return
  }
  yield { root: base, value: { kind: 'none' }, modifier, negative }
  for (let dash = base.lastIndexOf('-'); dash > 0; dash = base.lastIndexOf('-', dash - 1)) {
    yield { root: base.slice(0, dash), value: { kind: 'named', name: base.slice(dash + 1) }, modifier, negative }
  }
}

/** Cuts at the last slash outside of brackets; a modifier in parentheses becomes one in brackets. */
function splitModifier(body: string): [base: string, modifier: string | null] {
  const match = /^(.*?)\/([^/[\]()]+|\[[^\]]*\]|\([^)]*\))$/.exec(body)
  const [, base, modifier] = match ?? []
  if (base === undefined || modifier === undefined) return [body, null]
  if (count(base, /[[(]/g) !== count(base, /[\])]/g)) return [body, null]
  return [base, modifier.startsWith('(') ? `[var(${modifier.slice(1, -1)})]` : modifier]
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * A value in brackets or parentheses.
 *
 *     [length:var(--x)]    (color:--x)
 *      ^^^^^^               ^^^^^      type
 *             ^^^^^^^^            ^^^  CSS; parentheses hold the name of a variable
 */
function arbitraryValue(value: string): Value {
  const inner = value.slice(1, -1)
  const [, type = null, css = inner] = /^([a-z][a-z-]*):(.+)$/.exec(inner) ?? []
  return { kind: 'arbitrary', type, css: value.startsWith('(') ? `var(${css})` : css }
}
