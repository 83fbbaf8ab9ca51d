/** Steps that recipes of several elements share. */
import type { Part } from '../../ir/types.ts'
import type { Lowering, Recipe, Scope } from './lowering.ts'
import { plain, script, type HtmlAttribute, type HtmlNode } from './nodes.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/** `type="button"`, unless the author chose a type or another element. */
export function buttonType(part: Part): HtmlAttribute[] {
  return (part.as ?? 'button') === 'button' && !attributeNamed(part, 'type') ? [plain('type', 'button')] : []
}

/** A part that holds behaviour: on its own element if the author gave it one, else on whatever fits around it. */
export function scoped(part: Part, lowering: Lowering, scope: Scope, recipe: Omit<Recipe, 'tag'>): HtmlNode[] {
  lowering.needs.add('alpine')
  if (part.as) return lowering.element(part, scope, { ...recipe, tag: part.as })
  return [{ kind: 'scope', attributes: recipe.attributes ?? [], children: lowering.children(part.children, scope) }]
}

/**
 * Inside a dialog a state of one's own begins anew each time that opens, as it does where what is closed has gone.
 *
 * @param name of the state
 * @param first what it begins with, as code
 */
export function anewInDialog({ parts: { Dialog: dialog } }: Scope, name: string, first: string): HtmlAttribute[] {
  return dialog?.shown === undefined ? [] : [script('x-effect', `${dialog.shown} && (${name} = ${first})`)]
}

/** A part that lends its behaviour to the one element inside it, or becomes an element itself with `as`. */
export function passToChild(part: Part, lowering: Lowering, scope: Scope, recipe: Omit<Recipe, 'tag'>): HtmlNode[] {
  if (part.as) return lowering.element(part, scope, { ...recipe, tag: part.as })
  const [child, ...others] = part.children.filter((candidate) => candidate.kind !== 'comment')
  if (!child || others.length > 0 || (child.kind !== 'element' && child.kind !== 'part')) {
    lowering.report.add(
      'E234',
      part,
      `<${part.part}> needs exactly one element inside`,
      'wrap what it contains, or give it an element with as="div"',
    )
    return []
  }
  const owner = recipe.variants ? { variants: recipe.variants, asked: new Set<never>() } : null
  const passed = {
    attributes: recipe.attributes ?? [],
    owner,
    transition: recipe.transition ?? false,
    defaults: recipe.defaults ?? '',
  }
  return lowering.children([child], { ...scope, passed })
}

/** When a part is disabled: JavaScript, `true` where it always is; null where it never is. */
export function disabledCode(part: Part, lowering: Lowering, scope: Scope): string | null {
  const disabled = attributeNamed(part, 'disabled')
  if (disabled?.kind !== 'expr') return disabled ? 'true' : null
  const result = lowering.evaluate(disabled.value, scope)
  if (result.known) return result.value ? 'true' : null
  return lowering.expression(disabled.value, scope)
}
