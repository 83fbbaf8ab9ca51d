/** The forms of a page, as a browser without scripts reads them. */

type Control = { name: string; value: string; type: string; sent: boolean; labels: string[]; id: string; form: number }
type Button = { text: string; name: string; value: string; attributes: Attributes; form: number }
type Attributes = Record<string, string>
export type Form = { attributes: Attributes; controls: Control[]; buttons: Button[] }
/** What a browser sends for a form: fields by their names, and how and where to. */
export type Filled = {
  action: string
  method: string
  enctype: string
  fields: [name: string, value: string][]
  /** Where a script goes on to once it was sent; a form is led by its answer. */
  leads?: string
}

const tags =
  /<!--[\s\S]*?-->|<![^>]*>|<(script|style)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi

/** Every form of a page with its fields, their labels and its buttons. What lies in a template is none. */
export function formsOf(html: string): Form[] {
  const forms: Form[] = []
  const ids: string[] = []
  const controls: Control[] = []
  const buttons: Button[] = []
  const labels: { for: string; text: string }[] = []
  let form = -1
  let templates = 0
  /** What gathers the text that follows: a label, a button, a text area, an option. */
  const open: { tag: string; text: string; take: (text: string) => void }[] = []
  let label: { for: string; text: string; inside: Control[] } | null = null
  let select: Control | null = null

  const formOf = (attributes: Attributes) =>
    attributes.form === undefined ? form : -2 - (ids.push(attributes.form) - 1)
  const gather = (tag: string, take: (text: string) => void) => void open.push({ tag, text: '', take })

  function begin(tag: string, attributes: Attributes) {
    if (tag === 'form') {
      forms.push({ attributes, controls: [], buttons: [] })
      form = forms.length - 1
    } else if (tag === 'label') {
      const made = { for: attributes.for ?? '', text: '', inside: [] as Control[] }
      label = made
      gather(tag, (text) => {
        labels.push({ for: made.for, text })
        for (const control of made.inside) control.labels.push(text)
        label = null
      })
    } else if (tag === 'button') addButton(attributes)
    else if (tag === 'input') addInput(attributes)
    else if (tag === 'textarea') {
      const control = addControl(attributes, 'textarea', true)
      gather(tag, (text) => (control.value = text))
    } else if (tag === 'select') select = addControl(attributes, 'select', true)
    else if (tag === 'option' && select) {
      const owner = select
      const isFirst = owner.value === ''
      gather(tag, (text) => {
        if (isFirst || 'selected' in attributes) owner.value = attributes.value ?? text
      })
    }
  }

  function addButton(attributes: Attributes) {
    if (['button', 'reset'].includes(attributes.type ?? '')) return
    const { name = '', value = '' } = attributes
    const button: Button = { text: '', name, value, attributes, form: formOf(attributes) }
    buttons.push(button)
    gather('button', (text) => (button.text = attributes['aria-label'] ?? text))
  }

  function addInput(attributes: Attributes) {
    const type = (attributes.type ?? 'text').toLowerCase()
    const { name = '', value = '' } = attributes
    if (type === 'submit') buttons.push({ text: value, name, value, attributes, form: formOf(attributes) })
    const isChoice = ['checkbox', 'radio'].includes(type)
    const isSent = isChoice ? 'checked' in attributes : !['submit', 'button', 'image', 'reset', 'file'].includes(type)
    const control = addControl(attributes, type, isSent)
    if (isChoice && !('value' in attributes)) control.value = 'on'
  }

  function addControl(attributes: Attributes, type: string, isSent: boolean): Control {
    const { name = '', value = '', id = '' } = attributes
    const sent = isSent && name !== '' && !('disabled' in attributes)
    const named = attributes['aria-label'] ? [attributes['aria-label']] : []
    const control: Control = { name, value, type, sent, id, labels: named, form: formOf(attributes) }
    controls.push(control)
    label?.inside.push(control)
    return control
  }

  let from = 0
  for (const match of html.matchAll(tags)) {
    const [all, , slash, name = '', text = ''] = match
    for (const one of open) one.text += html.slice(from, match.index)
    from = match.index + all.length
    const tag = name.toLowerCase()
    if (tag === 'template') templates += slash ? -1 : 1
    else if (templates > 0 || !tag) continue
    else if (!slash) begin(tag, attributesOf(text))
    else {
      if (tag === 'form') form = -1
      if (tag === 'select') select = null
      const last = open.findLastIndex((one) => one.tag === tag)
      for (const one of last < 0 ? [] : open.splice(last)) one.take(words(one.text))
    }
  }
  for (const one of open) one.take(words(one.text))

  const place = (at: number) => (at > -2 ? at : forms.findIndex(({ attributes }) => attributes.id === ids[-2 - at]))
  for (const control of controls) {
    control.labels.push(...labels.filter((one) => one.for && one.for === control.id).map((one) => one.text))
    forms[place(control.form)]?.controls.push(control)
  }
  for (const button of buttons) forms[place(button.form)]?.buttons.push(button)
  return forms
}

/**
 * Fills the form that has this button and these fields, as a person would: by labels.
 *
 * @param fields by their labels
 * @throws an error that says what the page lacks
 */
export function fill(html: string, button: string, fields: Record<string, string>): Filled {
  const named = formsOf(html).filter(({ buttons }) => buttons.some(isNamed(button)))
  const form = named.find(({ controls }) => Object.keys(fields).every((label) => controls.some(isCalled(label))))
  if (!form)
    throw new Error(
      named.length > 0
        ? `no form with the button “${button}” has the fields ${Object.keys(fields).join(', ')}`
        : `there is no form with the button “${button}” that works without scripts`,
    )
  const { attributes, controls, buttons } = form
  const pressed = buttons.find(isNamed(button))
  const filled = controls.flatMap((control): [string, string][] => {
    const label = Object.keys(fields).find((one) => isCalled(one)(control))
    if (label !== undefined) return [[control.name, fields[label] ?? '']]
    return control.sent ? [[control.name, control.value]] : []
  })
  const of = (name: string) => pressed?.attributes[`form${name}`] ?? attributes[name] ?? ''
  return {
    action: of('action'),
    method: of('method').toUpperCase() || 'GET',
    enctype: of('enctype') || 'application/x-www-form-urlencoded',
    fields: [...filled, ...(pressed?.name ? [[pressed.name, pressed.value] as [string, string]] : [])],
  }
}

/** What a field says that has this label, or null where there is none. */
export function valueOf(html: string, label: string): string | null {
  return (
    formsOf(html)
      .flatMap(({ controls }) => controls)
      .find(isCalled(label))?.value ?? null
  )
}

/** The words of a page, without what is not shown. */
export function textOf(html: string): string {
  return words(html.replace(/<head\b[\s\S]*?<\/head\s*>|<template\b[\s\S]*?<\/template\s*>/gi, ' ').replace(tags, ' '))
}

/** The words of the first heading. */
export const headingOf = (html: string): string =>
  textOf(/<h1\b(?:[^>"']|"[^"]*"|'[^']*')*>([\s\S]*?)<\/h1>/i.exec(html)?.[1] ?? '')

/** Where the first link with these words leads. */
export function linkOf(html: string, name: string): string | null {
  for (const [, attributes = '', inner = ''] of html.matchAll(/<a\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/a>/gi))
    if (textOf(inner) === name) return attributesOf(attributes).href ?? null
  return null
}

/** After its name a button may hold what it shows while something is being sent. */
const isNamed = (name: string) => (button: Button) => button.text === name || button.text.startsWith(`${name} `)

const isCalled = (label: string) => (control: Control) => control.name !== '' && control.labels.includes(label)

function attributesOf(text: string): Attributes {
  const found = text.matchAll(/([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)
  return Object.fromEntries(
    [...found].map(([, name = '', a, b, c]) => [name.toLowerCase(), decoded(a ?? b ?? c ?? '')]),
  )
}

const words = (text: string) => decoded(text).replace(/\s+/g, ' ').trim()

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, number?: string, name?: string) => {
    if (name) return characters[name] ?? all
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number))
  })
}
