import type { EventHandler } from '../../ir/types.ts'
import type { VuePart } from '../../targets/vue/part.ts'
import type { Call } from '../../targets/vue/writer.ts'
import { attribute, type VueAttribute } from '../../targets/vue/nodes.ts'
import { component } from '../../targets/vue/slots.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/** Inside its panel, the button of a popover or disclosure closes it. A dialog is closed by what its opener set. */
export const closeButton: VuePart = {
  variants: { focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  write(part, writer, scope) {
    const { component: name, close } = scope.parts.CloseButton ?? {}
    const owner = { variants: closeButton.variants, slot: (property: string) => property }
    if (name) return component(part, writer, scope, name, { owner })
    const tag = part.as ?? 'button'
    const type = tag === 'button' && !attributeNamed(part, 'type') ? [attribute('type', 'button')] : []
    const click = attributeNamed(part, 'onClick')
    const closing =
      click?.kind === 'event'
        ? closingAfter(click.handler, writer.call(click.handler, tag), close ?? '')
        : attribute('@click', close ?? '')
    return writer.element(part, scope, { tag, owner, attributes: [...type, closing], consumed: ['onClick'] })
  },
}

/** What the author does and then closing, as one function: an element has one `@click`. */
function closingAfter(handler: EventHandler, { code, modifiers }: Call, close: string): VueAttribute {
  const name = ['@click', ...modifiers].join('.')
  const { param, steps } = stepsOf(handler, code)
  return attribute(name, `(${param}) => {\n${[...steps, close].filter(Boolean).join('\n')}\n}`)
}

function stepsOf(handler: EventHandler, code: string): { param: string; steps: string[] } {
  const [, param, body] = /^\((\$?\w*)\) => \{\n([\s\S]*)\n\}$/.exec(code) ?? []
  if (param !== undefined && body !== undefined) return { param, steps: [body] }
  const named = handler.kind === 'named' && handler.binding.kind === 'handler' && code !== '' ? handler.binding : null
  const step = named ? `${code}(${named.handler.node.params.length > 0 ? '$event' : ''})` : code
  return { param: step.includes('$event') ? '$event' : '', steps: [step] }
}
