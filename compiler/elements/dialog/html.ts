import type { Part } from '../../ir/types.ts'
import type { PartName } from '../names.ts'
import type { HtmlPart } from '../../targets/html/part.ts'
import type { Lowering, Scope } from '../../targets/html/lowering.ts'
import { plain, script, type HtmlAttribute, type HtmlNode } from '../../targets/html/nodes.ts'
import { template } from '../../targets/html/template.ts'
import { hasPart, partsIn } from '../../ir/parts.ts'
import { attributeNamed, isFlagged } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

/**
 * `role="dialog"` with `x-trap.inert.noscroll` of Alpine's Focus plugin (https://alpinejs.dev/plugins/focus). One
 * inside another is put beside its panel. Escape is heard on the window as well, as in React: a press on a text, or what
 * had the focus and went, leaves the focus on the page. E234 without `open` and `onClose`.
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export const dialog: HtmlPart = {
  variants: { open: 'data-open' },
  lower(part, lowering, scope) {
    const open = attributeNamed(part, 'open')
    const onClose = attributeNamed(part, 'onClose')
    if (open?.kind !== 'expr' || onClose?.kind !== 'event') {
      lowering.report.add('E234', part, '<Dialog> needs open and onClose', 'open={open} onClose={setOpen}')
      return []
    }
    lowering.needs.add('focus')
    if (!part.isAway) lowering.needs.add('cloak')
    const shown = lowering.expression(open.value, scope)
    const close = lowering.alpine.call(onClose.handler, scope.env, 'false').code
    const names = [
      hasPart(part.children, 'DialogTitle', apart) && 'dialog-title',
      hasPart(part.children, 'Description', apart) && 'dialog-description',
    ]
    const ids = names.filter((name) => typeof name === 'string')
    const role = attributeNamed(part, 'role')
    const innerOnes = partsIn(part.children, 'Dialog').map((inner) => isClosed(inner, lowering, scope))
    const attributes: HtmlAttribute[] = [
      ...(ids.length > 0 ? [script('x-id', `[${ids.map((id) => `'${id}'`).join(', ')}]`)] : []),
      script('x-show', shown),
      ...(part.isAway ? [] : [plain('x-cloak')]),
      script('x-trap.inert.noscroll', shown),
      plain('role', role?.kind === 'static' ? role.value : 'dialog'),
      plain('aria-modal', 'true'),
      ...(ids.includes('dialog-title') ? [script(':aria-labelledby', "$id('dialog-title')")] : []),
      ...(ids.includes('dialog-description') ? [script(':aria-describedby', "$id('dialog-description')")] : []),
      script('@keydown.escape.prevent.stop', close),
      script('@keydown.escape.window', [shown, ...innerOnes, close].map(inBrackets).join(' && ')),
    ]
    const nested: HtmlNode[] = []
    const holds = hasPart(part.children, 'Dialog')
    const facts = { shown, close, ...(holds ? { holds: 'yes' } : {}) }
    const place = part.isAway ? { ...scope, nested, inTemplate: true, groups: [] } : { ...scope, nested }
    const inner = within(within(place, 'Dialog', facts), 'CloseButton', { close })
    const nodes = lowering.element(scope.separated && !scope.nested && !part.isAway ? outOfFlow(part) : part, inner, {
      tag: part.as ?? 'div',
      variants: dialog.variants,
      states: { open: shown },
      consumed: ['open', 'onClose', 'transition', 'role'],
      transition: isFlagged(part, 'transition'),
      attributes,
    })
    const [element] = nodes
    if (element?.kind === 'element') element.children.push(...nested)
    if (part.isAway) return [template([plain('x-teleport', 'body')], nodes)]
    if (!scope.nested) return nodes
    // Inside the panel of another dialog it would be laid out and styled by it.
    scope.nested.push(...nodes)
    return []
  },
}

/** That a dialog inside is closed: of two that listen to the window, the inner one closes. */
function isClosed(inner: Part, lowering: Lowering, scope: Scope): string {
  const open = attributeNamed(inner, 'open')
  return open?.kind === 'expr' ? `!${inBrackets(lowering.expression(open.value, scope))}` : 'true'
}

const inBrackets = (code: string) => (/^[\w$.!]+$/.test(code) ? code : `(${code})`)

/** What lies behind the panel: nothing to screen readers. */
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

/** The window itself; a click beside it closes the dialog. */
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
        script('@click.outside', closeOutside(scope)),
      ],
    }),
}

/** The heading by which the dialog is named. */
export const title: HtmlPart = {
  variants: {},
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, { tag: part.as ?? 'h2', attributes: [script(':id', "$id('dialog-title')")] }),
}

/** What a click beside the panel does, unless it was in another dialog that stands in this one. */
function closeOutside({ parts: { Dialog: facts } }: Scope): string {
  const { close = '', holds } = facts ?? {}
  return holds ? `$event.target.closest('[aria-modal]') === $el.closest('[aria-modal]') && (${close})` : close
}

const shownIn = (scope: Scope) => scope.parts.Dialog?.shown ?? 'false'

/** Fields and dialogs inside have descriptions of their own. */
const apart: readonly PartName[] = ['Field', 'Dialog']

/**
 * A dialog stays where it is written. Taken out of the flow it adds no gap there, as none would be in React, which
 * moves it away.
 */
function outOfFlow(part: Part): Part {
  const classes = part.classes.map((each) =>
    each.kind === 'static' ? { ...each, value: each.value.replace(/(^|\s)relative(?=\s|$)/, '$1fixed') } : each,
  )
  if (classes.some((each) => each.kind === 'static' && /(^|\s)(fixed|absolute)(\s|$)/.test(each.value)))
    return { ...part, classes }
  return { ...part, classes: [{ kind: 'static', value: 'fixed', start: part.start, end: part.end }, ...classes] }
}
