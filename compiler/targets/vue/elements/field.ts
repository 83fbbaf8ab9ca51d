import type { VuePart } from '../part.ts'
import { attribute } from '../nodes.ts'
import { component } from '../slots.ts'
import { within } from '../writer.ts'

/** Headless UI for Vue ties labels to switches only, which is all a field may hold. */
export const field: VuePart = {
  variants: {},
  write: (part, writer, scope) =>
    component(part, writer, within(scope, 'Field', {}), 'SwitchGroup', {
      attributes: part.as ? [] : [attribute('as', 'div')],
    }),
}

export const label: VuePart = {
  variants: {},
  write: (part, writer, scope) => component(part, writer, scope, 'SwitchLabel'),
}

/** In a dialog it describes the dialog, in a field the control. */
export const description: VuePart = {
  variants: {},
  write: (part, writer, scope) =>
    component(part, writer, scope, scope.parts.Field ? 'SwitchDescription' : 'DialogDescription'),
}

export const fieldset: VuePart = {
  variants: {},
  write: (part, writer, scope) => writer.element(part, scope, { tag: part.as ?? 'fieldset', owner: null }),
}

export const legend: VuePart = {
  variants: {},
  write: (part, writer, scope) => writer.element(part, scope, { tag: part.as ?? 'legend', owner: null }),
}
