import type { Binding, Component } from '../../ir/types.ts'
import type { Report } from '../../problems/report.ts'
import { writeNativeEvent } from '../../javascript/native-event.ts'
import { assignment, setterCall, shorthand } from '../../javascript/setters.ts'
import { copiesIn, copying } from '../../javascript/copies.ts'
import { rewrite, type Override } from '../../javascript/rewrite.ts'
import { quote } from '../../javascript/literal.ts'
import { elementRef } from '../../javascript/element-refs.ts'
import type { Node } from '../../parse/ast.ts'
import { classStrings } from '../../tailwind/class-strings.ts'
import type { DesignSystem } from '../../tailwind/design-system.ts'
import { writeReactType } from './react-types.ts'
import type { Imports } from './imports.ts'
import { separatorAfter } from '../../javascript/statements.ts'

/** Where code stands: in the template, which unwraps refs, or in the script, where they have a `.value`. */
export type Place = 'template' | 'script'

export type Translate = (node: Node, place: Place, own?: Override) => string

type Context = {
  component: Component
  report: Report
  design: DesignSystem
  imports: Imports
  /** Derived values that depend on state, and so are refs. */
  computed: ReadonlySet<Binding>
}

/** Makes the function that writes the author's code for Vue: setters become assignments, states refs. */
export function createTranslate({ component, report, design, imports, computed }: Context): Translate {
  const { refs, parsed } = component
  const strings = classStrings(parsed)
  const copies = copiesIn(component)

  return function translate(root, place, own = () => undefined) {
    const override: Override = (node, write) => {
      const given = own(node, write)
      if (given !== undefined) return given
      if (node.type === 'Literal' && typeof node.value === 'string') {
        if (strings.has(node)) return quote(design.sort(node.value))
        return place === 'template' ? quote(node.value) : undefined
      }
      if (node.type === 'ExpressionStatement') {
        const code = assigned(node.expression, write) ?? write(node.expression)
        return (code.startsWith('(') ? `;${code}` : code) + separatorAfter(node, parsed.source)
      }
      const element = elementRef(node, refs)
      if (element) return place === 'script' ? `${element.name}.value` : element.name
      const set = assigned(node, write)
      if (set !== undefined) return node === root ? set : `(${set})`
      const short = shorthand(node, write)
      if (short !== undefined) return short
      const native = writeNativeEvent(node, write, refs)
      if (native !== undefined) return native
      const type = writeReactType(node, component)
      if (type !== undefined) return type
      const binding = refs.get(node)
      return binding && node.type !== 'ArrowFunctionExpression' ? reference(binding, node, place) : undefined
    }

    /** `setOpen(true)` as an assignment; undefined for anything else. */
    function assigned(expression: Node, write: (node: Node) => string): string | undefined {
      const call = setterCall(expression, refs)
      if (!call) return undefined
      const target = place === 'script' ? `${call.state.name}.value` : call.state.name
      const writeFrom = (body: Node, previous: Binding | undefined) =>
        translate(
          body,
          place,
          (node, inner) =>
            own(node, inner) ?? (previous && refs.get(node) === previous ? named(node, target) : undefined),
        )
      return assignment(call, refs, { target, write, writeFrom })
    }

    return rewrite(
      root,
      parsed.source,
      copying((node) => copies.has(node), override),
    )
  }

  function reference(binding: Binding, node: Node, place: Place): string | undefined {
    switch (binding.kind) {
      case 'state':
      case 'derived': {
        const isRef = binding.kind === 'state' || computed.has(binding)
        return place === 'script' && isRef ? `${binding.name}.value` : undefined
      }
      case 'setter':
        report.add('E204', node, `“${binding.name}” can only be called`)
        return 'undefined'
      case 'import':
        if (binding.imported === 'clsx') imports.use('clsx', 'default')
        if (binding.imported === 'useId') imports.use('vue', 'useId')
        return undefined
      case 'global':
        if (place === 'template' && !binding.pure && binding.name !== 'Date')
          report.add(
            'E499',
            node,
            `“${binding.name}” cannot be used in the markup of every flavour`,
            'move it into a function of the component',
          )
        return undefined
      default:
        return undefined
    }
  }
}

/** A name in the place of another, with the type behind it dropped. */
const named = (node: Node, name: string) => (node.type === 'Identifier' ? name : undefined)
