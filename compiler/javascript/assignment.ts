import type { State } from '../ir/types.ts'

/**
 * `step = step + 1` as people write it: `step++` of what begins as a number, else `step += 1`.
 *
 * @param compound whether `+=` may stand here; Alpine's CSP build knows only `++`
 */
export function assign(target: string, value: string, { init }: State, compound = true): string {
  const [, left, operator, right] = /^([\w$.]+) ([+-]) ([\w$.]+)$/.exec(value) ?? []
  if (left !== target || !operator) return `${target} = ${value}`
  const isNumber = init?.type === 'Literal' && typeof init.value === 'number'
  if (right === '1' && isNumber) return target + operator.repeat(2)
  return compound ? `${target} ${operator}= ${right}` : `${target} = ${value}`
}
