import type { Binding, Component } from '../../ir/types.ts'
import type { Evaluator } from '../../constants/evaluate.ts'
import { changedInPlace, copyOf } from '../../javascript/copies.ts'
import { isPrimitive, literal } from '../../javascript/literal.ts'
import type { Report } from '../../problems/report.ts'
import type { Alpine } from './alpine.ts'

type State = Extract<Binding, { kind: 'state' }>
type Data = Extract<Binding, { kind: 'data' }>

/** How a state begins: as code, or as the constant that stands in its place where nothing else reads that. */
export type InitialValue = { name: string } & ({ code: string } | { constant: Data })

/** Whether a constant is computed from others, which then have to stand before it. */
export const isComputed = (binding: Binding, evaluator: Evaluator): binding is Data =>
  binding.kind === 'data' &&
  [...evaluator.dependencies(binding.init)].some(({ kind }) => kind === 'data' || kind === 'helper')

/** Says how states begin; whatever the script has to hold for it is enclosed there. */
export function initialValuesOf(
  states: readonly State[],
  component: Component,
  evaluator: Evaluator,
  alpine: Alpine,
  report: Report,
): InitialValue[] {
  const inPlace = new Set([...changedInPlace(component)].map(({ name }) => name))
  const beginnings = states.map(({ name, state: { init } }): InitialValue => {
    if (!init) return { name, code: 'undefined' }
    const value = evaluator.evaluate(init, evaluator.constants)
    const readsMember = [...evaluator.dependencies(init)].some(({ kind }) => kind === 'derived')
    if (value.known && (readsMember || (init.type === 'MemberExpression' && isPrimitive(value.value)))) {
      const code = literal(value.value)
      if (code !== null) return { name, code }
      report.add('E121', init, `the initial value of “${name}” cannot be written down`, 'use plain data')
    }
    const binding = component.refs.get(init)
    if (binding?.kind === 'data' && !isComputed(binding, evaluator)) return { name, constant: binding }
    const code = alpine.inScript(init)
    const isNamed = binding !== undefined || init.type === 'MemberExpression'
    return { name, code: inPlace.has(name) && isNamed ? copyOf(code) : code }
  })
  return beginnings.map((each) => {
    if (!('constant' in each) || !(alpine.exposed.has(each.constant) || alpine.enclosed.has(each.constant))) return each
    alpine.enclosed.add(each.constant)
    const code = each.constant.name
    return { name: each.name, code: inPlace.has(each.name) ? copyOf(code) : code }
  })
}
