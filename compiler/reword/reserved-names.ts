import { isReference, unwrap, walk } from '../parse/ast.ts'
import { bodyOf, componentOf } from './functions.ts'
import type { Edit } from './edits.ts'
import { capital, declaredIn, freeName } from './names.ts'
import type { Rewording } from './index.ts'

/** Names that mean something in Svelte, where a dollar stands before them. */
const runes = new Set(['state', 'derived', 'effect', 'props'])

/** Calls a state `guestsState` that is called `state`, as the states of reducers are, after the component. */
export const withoutRunes: Rewording = ({ program, source }) => {
  const component = componentOf(program)
  if (!component?.id) return []
  for (const statement of bodyOf(program)) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declarations) {
      const call = init ? unwrap(init) : null
      if (id.type !== 'ArrayPattern' || call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') continue
      const [state, setter] = id.elements
      if (call.callee.name !== 'useState' || state?.type !== 'Identifier' || setter?.type !== 'Identifier') continue
      if (!runes.has(state.name) || source.includes('useReducer(')) continue
      const isHidden = component.body?.body.some((each) => each !== statement && declaredIn(each).has(state.name))
      if (isHidden) continue
      const own = component.id.name
      const name = freeName([`${own.charAt(0).toLowerCase()}${own.slice(1)}${capital(state.name)}`], source)
      const edits: Edit[] = [
        { start: state.start, end: state.end, text: name },
        { start: setter.start, end: setter.end, text: `set${capital(name)}` },
      ]
      walk(component, (node, parent) => {
        if (node.type !== 'Identifier' || node === state || node === setter || !isReference(node, parent)) return
        if (node.name !== state.name && node.name !== setter.name) return
        const text = node.name === state.name ? name : `set${capital(name)}`
        const isShort = parent?.type === 'Property' && parent.shorthand
        edits.push({ start: node.start, end: node.end, text: isShort ? `${node.name}: ${text}` : text })
      })
      return edits.sort((a, z) => a.start - z.start)
    }
  }
  return []
}
