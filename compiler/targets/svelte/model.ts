import type { Element, Part } from '../../ir/types.ts'
import { modelOf } from '../../markup/model.ts'
import type { Lowering } from './lowering.ts'
import { code, type SvelteAttribute } from './nodes.ts'

/**
 * A controlled field as `bind:value={email}` (https://svelte.dev/docs/svelte/bind), with the attributes it stands for.
 * Text of fields that `bind:value` makes numbers of stays a value and an event; parts are left to their recipes.
 */
export function modelAttributes(
  node: Element | Part,
  tag: string,
  { component, expression }: Lowering,
): { attributes: SvelteAttribute[]; consumed: readonly string[] } {
  const model =
    node.kind === 'part'
      ? null
      : modelOf(node, tag, {
          component,
          code: expression,
          computed: (state, key) => `${state}[${expression(key)}]`,
          text: ['text'],
        })
  if (!model) return { attributes: [], consumed: [] }
  return { attributes: [code(`bind:${model.binds}`, model.target)], consumed: model.consumed }
}
