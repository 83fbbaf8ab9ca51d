import type { Part, ViewNode } from '../../ir/types.ts'
import type { PartName } from '../names.ts'
import type { HtmlPart } from '../../targets/html/part.ts'
import type { Scope } from '../../targets/html/lowering.ts'
import { childrenOf } from '../../ir/walk.ts'
import { plain, script, type HtmlAttribute } from '../../targets/html/nodes.ts'
import { within } from '../../targets/html/lowering.ts'
import { attributeNamed, isFlagged } from '../../targets/html/recipe.ts'

export const dialog: HtmlPart = {
  variants: { open: 'data-open' },
  lower(part, lowering, scope) {
    const open = attributeNamed(part, 'open')
    const onClose = attributeNamed(part, 'onClose')
    if (open?.kind !== 'expr' || onClose?.kind !== 'event') {
      lowering.report.add('E234', part, '<Dialog> needs open and onClose', 'open={open} onClose={setOpen}')
      return []
    }
    lowering.needs.add('focus').add('cloak')
    const shown = lowering.expression(open.value, scope)
    const close = lowering.alpine.call(onClose.handler, scope.env, 'false').code
    const names = [
      contains(part, 'DialogTitle') && 'dialog-title',
      contains(part, 'Description') && 'dialog-description',
    ]
    const ids = names.filter((name) => typeof name === 'string')
    const role = attributeNamed(part, 'role')
    const attributes: HtmlAttribute[] = [
      ...(ids.length > 0 ? [script('x-id', `[${ids.map((id) => `'${id}'`).join(', ')}]`)] : []),
      script('x-show', shown),
      plain('x-cloak'),
      script('x-trap.inert.noscroll', shown),
      plain('role', role?.kind === 'static' ? role.value : 'dialog'),
      plain('aria-modal', 'true'),
      ...(ids.includes('dialog-title') ? [script(':aria-labelledby', "$id('dialog-title')")] : []),
      ...(ids.includes('dialog-description') ? [script(':aria-describedby', "$id('dialog-description')")] : []),
      script('@keydown.escape.prevent.stop', close),
    ]
    const inner = within(within(scope, 'Dialog', { shown, close }), 'CloseButton', { close })
    return lowering.element(part, inner, {
      tag: part.as ?? 'div',
      variants: dialog.variants,
      states: { open: shown },
      consumed: ['open', 'onClose', 'transition', 'role'],
      transition: isFlagged(part, 'transition'),
      attributes,
    })
  },
}

export const backdrop: HtmlPart = {
  variants: { open: 'data-open' },
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      tag: part.as ?? 'div',
      consumed: ['transition'],
      variants: backdrop.variants,
      states: { open: shownIn(scope) },
      transition: isFlagged(part, 'transition'),
      // Without a transition it simply comes and goes with the dialog.
      attributes: [
        ...(isFlagged(part, 'transition') ? [script('x-show', shownIn(scope))] : []),
        plain('aria-hidden', 'true'),
      ],
    }),
}

export const panel: HtmlPart = {
  variants: { open: 'data-open' },
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      tag: part.as ?? 'div',
      consumed: ['transition'],
      variants: panel.variants,
      states: { open: shownIn(scope) },
      transition: isFlagged(part, 'transition'),
      attributes: [
        ...(isFlagged(part, 'transition') ? [script('x-show', shownIn(scope))] : []),
        script('@click.outside', scope.parts.Dialog?.close ?? ''),
      ],
    }),
}

export const title: HtmlPart = {
  variants: {},
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, { tag: part.as ?? 'h2', attributes: [script(':id', "$id('dialog-title')")] }),
}

const shownIn = (scope: Scope) => scope.parts.Dialog?.shown ?? 'false'

/** Whether a part of that name is inside, not counting nested fields, which have descriptions of their own. */
function contains(part: Part, name: PartName): boolean {
  const look = (node: ViewNode): boolean =>
    node.kind === 'part' && node.part === name
      ? true
      : node.kind === 'part' && node.part === 'Field'
        ? false
        : childrenOf(node).some(look)
  return part.children.some(look)
}
