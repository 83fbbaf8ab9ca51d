import type { Part } from '../../ir/types.ts'
import { isChoice } from '../choice/choice.ts'
import { controlOf, isDescribed, isNativeLabel, labelOf, subjectOf } from './control.ts'
import { choiceAround, choiceDescription, choiceField, choiceLabel } from '../choice/vue-field.ts'
import type { VuePart } from '../../targets/vue/part.ts'
import { attribute, type VueAttribute, type VueNode } from '../../targets/vue/nodes.ts'
import { component, createOwner, headless } from '../../targets/vue/slots.ts'
import { type Scope, type Writer } from '../../targets/vue/writer.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

const disabledState = { disabled: 'data-disabled' }
const owner = { variants: disabledState, slot: (name: string) => name }

/** Headless UI for Vue has parts for switches and radio buttons; the ids of other controls are written out. */
export const field: VuePart = {
  variants: disabledState,
  write(part, writer, scope) {
    const control = controlOf(part)
    if (!control) return []
    if (isChoice(control.part)) return choiceField(part, control.part, writer, scope)
    const disabled = disabledCode(part, writer)
    const facts: Record<string, string> = { kind: control.kind, ...(disabled ? { disabled } : {}) }
    const state = disabled && asks(part) ? [dataDisabled(disabled)] : []
    if (control.kind === 'radio') return option(part, control.part, writer, within(scope, 'Field', facts))
    if (control.kind === 'switch')
      return component(part, writer, within(scope, 'Field', facts), 'SwitchGroup', {
        owner,
        consumed: ['disabled'],
        attributes: [...(part.as ? [] : [attribute('as', 'div')]), ...state],
      })
    const named = labelOf(part)
    if (named) facts.label = named
    if (isDescribed(part)) facts.description = 'yes'
    if (named || facts.description) {
      const name = writer.name(`${subjectOf(control)}Id`)
      writer.declare(`const ${name} = ${writer.imports.use('vue', 'useId')}()`)
      facts.id = name
      // In a list each control needs an id of its own.
      facts.positions = scope.positions.map((position) => position()).join(',')
    }
    return writer.element(part, within(scope, 'Field', facts), {
      tag: part.as ?? 'div',
      owner,
      consumed: ['disabled'],
      attributes: state,
    })
  },
}

/** A radio button with its label is one option here, whose slot knows what its box shows. */
function option(part: Part, radio: Part, writer: Writer, scope: Scope): VueNode[] {
  const states = createOwner(
    { checked: 'slot:checked', focus: 'slot:active', hover: 'hover', disabled: 'slot:disabled' },
    writer,
  )
  const [element] = writer.element(
    part,
    { ...scope, control: states },
    {
      tag: headless(writer, 'RadioGroupOption'),
      owner: { variants: { disabled: 'aria-disabled' }, slot: (name) => name },
      consumed: ['disabled'],
      attributes: [...(part.as ? [attribute('as', part.as)] : []), ...optionAttributes(radio, writer, scope)],
    },
  )
  return element?.kind === 'element' ? [{ ...element, attributes: [...element.attributes, ...states.slots()] }] : []
}

/** What a radio button tells its group, and whether it is disabled. */
export function optionAttributes(radio: Part, writer: Writer, scope: Scope): VueAttribute[] {
  const value = attributeNamed(radio, 'value')
  const disabled = disabledCode(radio, writer) ?? scope.parts.Field?.disabled
  return [
    ...(value?.kind === 'static' ? [attribute('value', value.value)] : []),
    ...(value?.kind === 'expr' ? [attribute(':value', writer.code(value.value))] : []),
    ...(disabled ? [disabledAttribute(disabled)] : []),
  ]
}

/** What ties the control of a field to its label and description, and whether the field disables it. */
export function fieldWiring({ parts: { Field: facts } }: Scope): VueAttribute[] {
  if (!facts) return []
  return [
    ...(facts.label === 'native' ? [attribute(':id', idCode(facts))] : []),
    ...(facts.label === 'passive' ? [attribute(':aria-labelledby', idCode(facts, 'label'))] : []),
    ...(facts.description ? [attribute(':aria-describedby', idCode(facts, 'description'))] : []),
    ...(facts.disabled ? [disabledAttribute(facts.disabled)] : []),
  ]
}

/** `emailId`, or for what belongs to it and in lists a text with it at the start. */
function idCode({ id = '', positions }: Record<string, string>, suffix = ''): string {
  const rest = [...(positions ? positions.split(',').map((name) => `\${${name}}`) : []), ...(suffix ? [suffix] : [])]
  return rest.length === 0 ? id : `\`${[`\${${id}}`, ...rest].join('-')}\``
}

/** In a field it names the control, else the group of radio buttons around it. */
export const label: VuePart = {
  variants: disabledState,
  write(part, writer, scope) {
    if (choiceAround(scope)) return choiceLabel(part, writer, scope)
    const facts = scope.parts.Field
    if (!facts)
      return component(part, writer, scope, 'RadioGroupLabel', { attributes: part.as ? [] : [attribute('as', 'div')] })
    const state = facts.disabled && asks(part) ? [dataDisabled(facts.disabled)] : []
    if (facts.kind === 'switch') return component(part, writer, scope, 'SwitchLabel', { owner, attributes: state })
    if (facts.kind === 'radio')
      return component(part, writer, scope, 'RadioGroupLabel', { owner, attributes: state, consumed: ['passive'] })
    const isNative = isNativeLabel(part)
    return writer.element(part, scope, {
      tag: part.as ?? (isNative ? 'label' : 'span'),
      owner,
      consumed: ['passive'],
      attributes: [isNative ? attribute(':for', idCode(facts)) : attribute(':id', idCode(facts, 'label')), ...state],
    })
  },
}

/** In a dialog it describes the dialog, in a field the control, in a group of radio buttons the group. */
export const description: VuePart = {
  variants: disabledState,
  write(part, writer, scope) {
    if (scope.parts.Field?.choice) return choiceDescription(part, writer, scope)
    const { Field: facts, RadioGroup: group } = scope.parts
    if (!facts) return component(part, writer, scope, group ? 'RadioGroupDescription' : 'DialogDescription')
    const state = facts.disabled && asks(part) ? [dataDisabled(facts.disabled)] : []
    const name = { switch: 'SwitchDescription', radio: 'RadioGroupDescription' }[facts.kind ?? '']
    if (name) return component(part, writer, scope, name, { owner, attributes: state })
    const attributes = [attribute(':id', idCode(facts, 'description')), ...state]
    return writer.element(part, scope, { tag: part.as ?? 'p', owner, attributes })
  },
}

/** The browser's own; the parts of Headless UI in it are disabled one by one. */
export const fieldset: VuePart = {
  variants: { disabled: 'disabled' },
  write(part, writer, scope) {
    const disabled = disabledCode(part, writer)
    return writer.element(part, within(scope, 'Fieldset', disabled ? { disabled } : {}), {
      tag: part.as ?? 'fieldset',
      owner: { variants: fieldset.variants, slot: (name) => name },
    })
  },
}

/** The browser's own, or the element the author made of it. */
export const legend: VuePart = {
  variants: {},
  write: (part, writer, scope) => writer.element(part, scope, { tag: part.as ?? 'legend', owner: null }),
}

/** When a part is disabled: code, `true` where it always is; null where it never is. */
export function disabledCode(part: Part, writer: Writer): string | null {
  const disabled = attributeNamed(part, 'disabled')
  return disabled?.kind === 'expr' ? writer.code(disabled.value) : disabled ? 'true' : null
}

/** `disabled`, from code that is `true` where it always is. */
export const disabledAttribute = (code: string) =>
  code === 'true' ? attribute('disabled') : attribute(':disabled', code)

const dataDisabled = (code: string) =>
  code === 'true' ? attribute('data-disabled') : attribute(':data-disabled', `${code} || undefined`)

/** Whether the classes of a part, or those inside it, look at whether it is disabled. */
const asks = (part: Part): boolean =>
  JSON.stringify(part.classes.map((each) => (each.kind === 'static' ? each.value : ''))).includes('data-disabled:') ||
  part.classes.some((each) => each.kind === 'static' && /(^|\s)group(\/|\s|$)/.test(each.value))
