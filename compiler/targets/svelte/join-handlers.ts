import type { Component } from '../../ir/types.ts'
import type { SvelteAttribute } from './nodes.ts'

/** Puts two handlers of one event together, the author's first, as Headless UI calls them: an attribute stands once. */
export function joinHandlers(attributes: readonly SvelteAttribute[], component: Component): SvelteAttribute[] {
  const joined: SvelteAttribute[] = []
  for (const attribute of attributes) {
    const index = joined.findIndex(({ name }) => name === attribute.name)
    const present = joined[index]
    if (!present || !/^on[a-z]/.test(attribute.name) || !present.value || !attribute.value) joined.push(attribute)
    else joined[index] = { name: attribute.name, value: together(present.value, attribute.value, component) }
  }
  return joined
}

function together(first: string, second: string, { handlers }: Component): string {
  const calls = [first, second].map((value) => {
    const code = value.slice(1, -1)
    const [, answer] = /^\(\) => ([^{][\s\S]*)$/.exec(code) ?? []
    const [, statements] = /^\(\) => \{([\s\S]*)\}$/.exec(code) ?? []
    if (statements) return { code: statements.trim(), takes: false }
    if (answer) return { code: answer.replace(/^\((.*)\)$/s, '$1'), takes: false }
    const own = handlers.find(({ name }) => name === code)
    const takes = !own || own.handler.node.params.length > 0
    return { code: `${/^[\w$]+$/.test(code) ? code : `(${code})`}(${takes ? 'event' : ''})`, takes }
  })
  const param = calls.some(({ takes }) => takes) ? 'event' : ''
  return `{(${param}) => {\n${calls.map(({ code }) => (/^[(`[]/.test(code) ? `;${code}` : code)).join('\n')}\n}}`
}
