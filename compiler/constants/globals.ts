import type { Node } from '../parse/ast.ts'
import { Refusal } from './budget.ts'
import type { Interpreter } from './interpret.ts'
import { constructors, formats, functions, statics } from './methods.ts'
import { callNative } from './natives.ts'

type Native = (...args: unknown[]) => unknown

/** The globals themselves, looked up once; whatever is not listed in `methods.ts` never comes out of here. */
const globals: Record<string, unknown> = {
  Array,
  Boolean,
  Date,
  Infinity,
  Intl,
  JSON,
  Map,
  Math,
  NaN,
  Number,
  Object,
  Set,
  String,
  decodeURIComponent,
  encodeURIComponent,
  isNaN,
  parseFloat,
  parseInt,
  undefined,
}

/** What stands for a native function where it is handed on, as in `list.filter(Boolean)`: a call of it is counted. */
const originals = new WeakMap<object, { name: string; native: object }>()

/** A global by its name. */
export function readGlobal(name: string, node: Node, { budget }: Interpreter): unknown {
  if (!Object.hasOwn(globals, name)) throw new Refusal(`“${name}” is not known before the page runs`, { at: node })
  const native = globals[name]
  if ((typeof native !== 'object' && typeof native !== 'function') || native === null) return native
  const guard = (...args: unknown[]) => {
    if (!functions.has(name)) throw new Refusal(`“${name}” is not called like this`, { at: node })
    return callNative(native as Native, { name, receiver: undefined, args }, budget, node)
  }
  originals.set(guard, { name, native })
  return guard
}

/** `Math.PI`, or a function such as `Number.isInteger` to be handed on. */
export function readStatic(owner: object, key: string, at: Node, interpreter: Interpreter): unknown {
  const original = originals.get(owner)
  const name = original?.name ?? ''
  if (!original || !Object.hasOwn(statics, name) || !statics[name as keyof typeof statics].has(key))
    throw new Refusal(`“${name ? `${name}.` : ''}${key}” is not computed before the page runs`, {
      at,
      help: key === 'random' ? 'chance differs between visits: write the value down' : 'write the value down',
    })
  const value = Reflect.get(original.native, key) as unknown
  if (typeof value !== 'function') return value
  return (...args: unknown[]) =>
    callNative(value as Native, { name: key, receiver: original.native, args }, interpreter.budget, at)
}

/** `Object.keys(…)`, and calls of what else belongs to a global. */
export function callStatic(
  callee: Extract<Node, { type: 'MemberExpression' }>,
  key: string,
  args: unknown[],
  interpreter: Interpreter,
): unknown {
  const owner = interpreter.value(callee.object, null)
  if (typeof owner !== 'function') throw new TypeError(`${key} is not a function`)
  const called = readStatic(owner, key, callee, interpreter)
  if (typeof called !== 'function') throw new TypeError(`${key} is not a function`)
  return (called as Native)(...args)
}

/** `new Date(2026, 4, 14)`, `new Set(list)`, `new Intl.NumberFormat('en')` */
export function construct(
  node: Extract<Node, { type: 'NewExpression' }>,
  args: unknown[],
  interpreter: Interpreter,
): unknown {
  const { callee } = node
  const { budget, refs, value } = interpreter
  const isGlobal = (each: Node) => refs.get(each)?.kind === 'global'
  const make = (native: unknown, name: string) => {
    budget.spend(1, node)
    const build = (...given: unknown[]) => Reflect.construct(native as new () => unknown, given) as unknown
    return callNative(build, { name, receiver: undefined, args }, budget, node)
  }
  if (callee.type === 'Identifier' && isGlobal(callee) && constructors.has(callee.name)) {
    if (callee.name === 'Date' && args.length < 2)
      throw new Refusal('this date differs between visits', {
        at: node,
        help: 'make it of its parts: year, month, day',
      })
    return make(globals[callee.name], callee.name)
  }
  if (callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && isGlobal(callee.object)) {
    const name =
      callee.property.type === 'Identifier' && !callee.computed ? callee.property.name : value(callee.property, null)
    if (callee.object.name === 'Intl' && typeof name === 'string' && formats.has(name))
      return make(Reflect.get(Intl, name), name)
  }
  throw new Refusal('this is not made before the page runs', { at: node, help: 'write the value down' })
}
