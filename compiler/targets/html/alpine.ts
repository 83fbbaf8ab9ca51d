import type { Binding, Component, EventHandler } from '../../ir/types.ts'
import type { Env, Evaluation, Evaluator } from '../../constants/evaluate.ts'
import type { Node } from '../../parse/ast.ts'
import type { Report } from '../../problems/report.ts'
import { writeNativeEvent } from '../../javascript/native-event.ts'
import { assignment, setterCall, shorthand, type SetterCall } from '../../javascript/setters.ts'
import { copiesIn, copying } from '../../javascript/copies.ts'
import { rewrite, type Override } from '../../javascript/rewrite.ts'
import { stripTypes } from '../../javascript/strip-types.ts'
import { isPrimitive, literal, quote } from '../../javascript/literal.ts'
import { writeElementRef } from '../../javascript/element-refs.ts'
import { unwrap } from '../../parse/ast.ts'
import { conditionalOf, writeAfterShowing } from './after-showing.ts'
import { concatenation, isWeak, type Piece } from './concatenation.ts'
import { callOf, type Call } from './handlers.ts'
import { residual, residualCode } from './residual.ts'
import { separatorAfter } from '../../javascript/statements.ts'

/** Where JavaScript stands: in an attribute, where state is in scope, or in a script, where it hangs on `this`. */
type Place = 'attribute' | 'script'

export type Alpine = {
  /** Names the page needs at run time, because an expression in the markup or in a method uses them. */
  used: Set<Binding>
  /** Constants of the file that expressions in the markup use, and those that methods use. */
  exposed: Set<Binding>
  enclosed: Set<Binding>
  /** What names of a list's items are called, where they are not the item itself: `item.name`. */
  aliases: Map<Binding, string>
  expression(node: Node, env: Env): string
  /** The value of an expression, also where only a part that decides it is known. */
  evaluate(node: Node, env: Env): Evaluation
  /** JavaScript in the script, where state is on `this`; `renamed` says what else some names are there. */
  inScript(node: Node, renamed?: ReadonlyMap<Binding, string>): string
  /** The name of the ids that `useId()` stands for, where it was written. */
  idName(): string | null
  /** What an event runs; `argument` is what the handler receives. */
  call(handler: EventHandler, env: Env, argument: string): Call
}

const largestInlineValue = 80

/** Translates the author's expressions for Alpine: setters become assignments, known values become literals. */
export function createAlpine(component: Component, evaluator: Evaluator, report: Report): Alpine {
  const { refs, parsed } = component
  const used = new Set<Binding>()
  const exposed = new Set<Binding>()
  const enclosed = new Set<Binding>()
  const aliases = new Map<Binding, string>()
  const copies = copiesIn(component)
  const conditional = conditionalOf(component)
  let usesId = false
  const nameOfIds = component.name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()

  function translate(node: Node, place: Place, env: Env, renamed: ReadonlyMap<Binding, string> = new Map()): string {
    const override: Override = (child, write) => {
      if (place === 'attribute' && child.type === 'Literal' && typeof child.value === 'string')
        return quote(child.value)
      if (place === 'attribute') {
        const folded = fold(child, env)
        if (folded !== null) return folded
        const settled = residualCode(child, (each) => evaluate(each, env), write)
        if (settled !== undefined) return settled
      }
      if (place === 'attribute' && child.type === 'BinaryExpression') {
        const sum = shorterSum(child, env, write)
        if (sum !== null) return sum
      }
      if (place === 'attribute' && child.type === 'TemplateLiteral') return template(child, write)
      if (child.type === 'CallExpression') {
        const callee = refs.get(child.callee)
        // On the element with the data, so that it is one for all that ask.
        if (callee?.kind === 'import' && callee.imported === 'useId') {
          usesId = true
          return `this.$id(${quote(nameOfIds)})`
        }
      }
      const element = writeElementRef(
        child,
        write,
        refs,
        (ref) => renamed.get(ref) ?? (place === 'script' ? `this.$refs.${ref.name}` : `$refs.${ref.name}`),
      )
      if (element) return element
      if (child.type === 'ExpressionStatement') {
        const call = setterCall(child.expression, refs)
        return call ? assigned(call, write) + separatorAfter(child, parsed.source) : undefined
      }
      const call = setterCall(child, refs)
      if (call) return `(${assigned(call, write)})`
      const short = shorthand(child, write)
      if (short !== undefined) return short
      if (child.type === 'Property' && child.computed && place === 'attribute') {
        const name = /^'([A-Za-z_$][\w$]*)'$/.exec(write(child.key))?.[1]
        if (name) return `${name}: ${write(child.value)}`
      }
      const later = writeAfterShowing(child, write, conditional, (name) => refs.get(name)?.kind === 'global')
      if (later !== undefined) return later
      const native = writeNativeEvent(child, write, refs)
      if (native !== undefined) return native
      if (child.type === 'MemberExpression' && place === 'attribute' && isCurrentTarget(child)) {
        const event = refs.get(child.object)
        if (event && renamed.get(event) === '$event') return '$el'
      }
      if (child.type === 'MemberExpression' && child.computed && place === 'attribute') {
        const name = /^'([A-Za-z_$][\w$]*)'$/.exec(write(child.property))?.[1]
        if (name) return `${write(child.object)}${child.optional ? '?.' : '.'}${name}`
      }
      const binding = refs.get(child)
      if (binding) return reference(binding, child)
      return stripTypes(child, write)
    }

    /** A template as a sum, whose known pieces have become part of its texts. */
    function template(node: Extract<Node, { type: 'TemplateLiteral' }>, write: (node: Node) => string): string {
      const pieces = node.quasis.flatMap(({ value }, index): Piece[] => {
        const text = { text: value.cooked ?? value.raw }
        const expression = node.expressions[index]
        if (!expression) return [text]
        const isKnown = fold(expression, env) !== null
        return [
          text,
          isKnown ? { text: valueText(expression, env) } : { code: write(expression), weak: isWeak(expression) },
        ]
      })
      return concatenation(pieces)
    }

    function assigned(call: SetterCall, write: (node: Node) => string): string {
      const { name } = call.state
      const state = component.states.find((candidate) => candidate.state === call.state)
      if (state) used.add(state)
      const target = place === 'script' ? `this.${name}` : name
      const writeFrom = (body: Node, previous: Binding | undefined) =>
        translate(body, place, env, previous ? new Map([...renamed, [previous, target]]) : renamed)
      return assignment(call, refs, { target, write, writeFrom, compound: place === 'script' })
    }

    function reference(binding: Binding, at: Node): string {
      const other = renamed.get(binding) ?? aliases.get(binding)
      if (other !== undefined) return other
      switch (binding.kind) {
        case 'state':
        case 'derived':
        case 'handler':
          used.add(binding)
          return place === 'script' ? `this.${binding.name}` : binding.name
        case 'data':
        case 'helper':
          if (place === 'script') enclosed.add(binding)
          else exposed.add(binding)
          return binding.name
        case 'item': {
          if (!env.has(binding)) return binding.name
          const value = literal(env.get(binding))
          if (value !== null && value.length <= largestInlineValue) return value
          report.add(
            'E499',
            at,
            `“${binding.name}” is too large to be written into the markup`,
            `pass what identifies it, e.g. ${binding.name}.id`,
          )
          return 'null'
        }
        case 'icon':
          report.add('E410', at, 'icons cannot be chosen at run time', 'choose between two icons with ?: in the markup')
          return 'null'
        case 'setter':
          report.add('E204', at, `“${binding.name}” can only be called`)
          return 'null'
        default:
          return binding.name
      }
    }

    const root = setterCall(node, refs)
    const copied = copying((child) => copies.has(child), override)
    const write = (child: Node) => rewrite(child, parsed.source, copied)
    return root ? assigned(root, write) : write(node)
  }

  function evaluate(node: Node, env: Env): Evaluation {
    const known = (each: Node) => evaluator.evaluate(each, env)
    return known(residual(node, false, known))
  }

  /** A value known before the page runs, as a literal; null when it is not known, or no more than a name already says. */
  function fold(node: Node, env: Env): string | null {
    if (!foldable.has(node.type)) return null
    const dependencies = [...evaluator.dependencies(node)].filter((binding) => binding.kind !== 'global')
    if (dependencies.length === 0) return null
    const result = evaluate(node, env)
    return result.known && isPrimitive(result.value) ? literal(result.value) : null
  }

  /** `first + 25 - 1` as `first + 24`, where what is added is known and the rest begins as a number. */
  function shorterSum(node: Node, env: Env, write: (node: Node) => string): string | null {
    const outer = addition(node, env)
    const inner = outer && addition(outer.left, env)
    if (!inner) return null
    const first = evaluator.evaluate(inner.left, new Map([...evaluator.initial, ...env]))
    if (!first.known || typeof first.value !== 'number') return null
    const added = inner.added + outer.added
    const rest = isWeak(inner.left) ? `(${write(inner.left)})` : write(inner.left)
    return added === 0 ? rest : `${rest} ${added < 0 ? '-' : '+'} ${Math.abs(added)}`
  }

  /** Something to which a known whole number is added, or from which one is taken. */
  function addition(expression: Node, env: Env): { left: Node; added: number } | null {
    const node = unwrap(expression)
    if (node.type !== 'BinaryExpression' || !['+', '-'].includes(node.operator)) return null
    const right = evaluator.evaluate(node.right, env)
    if (!right.known || !Number.isSafeInteger(right.value)) return null
    return { left: node.left, added: (node.operator === '-' ? -1 : 1) * (right.value as number) }
  }

  function valueText(node: Node, env: Env): string {
    const result = evaluate(node, env)
    return result.known ? String(result.value) : ''
  }

  return {
    used,
    exposed,
    enclosed,
    aliases,
    expression: (node, env) => translate(node, 'attribute', env),
    evaluate,
    idName: () => (usesId ? nameOfIds : null),
    inScript: (node, renamed) => translate(node, 'script', evaluator.constants, renamed),
    call: (handler, env, argument) =>
      callOf(handler, argument, {
        component,
        evaluator,
        used,
        translate: (node, renamed) => translate(node, 'attribute', env, renamed),
      }),
  }
}

const isCurrentTarget = ({ computed, property }: Extract<Node, { type: 'MemberExpression' }>) =>
  !computed && property.type === 'Identifier' && property.name === 'currentTarget'

/** Kinds of expression whose value may replace them. */
const foldable = new Set<Node['type']>([
  'BinaryExpression',
  'CallExpression',
  'ChainExpression',
  'ConditionalExpression',
  'Identifier',
  'LogicalExpression',
  'MemberExpression',
  'TemplateLiteral',
  'UnaryExpression',
])
