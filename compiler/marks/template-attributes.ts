import type { Script } from './scripts.ts'

/** An attribute of a template with its value, which begins at `start`; `element` is where its tag begins. */
export type TemplateAttribute = { name: string; value: string; start: number; element: number }

const tag = /<[A-Za-z][\w.-]*((?:\s+(?:[^\s"'<>=/]|\/(?!>))+(?:="[^"]*")?)*)\s*\/?>/g
const attribute = /([^\s"'<>=]+)="([^"]*)"/g

/** The attributes of an HTML or Vue template. Values stand between double quotes, as the targets print them. */
export function templateAttributes(code: string, scripts: readonly Script[]): TemplateAttribute[] {
  return [...code.matchAll(tag)]
    .filter(({ index }) => !scripts.some(({ offset, end }) => index >= offset && index < end))
    .flatMap(({ 0: whole, 1: attributes = '', index: element }) => {
      const from = element + whole.indexOf(attributes, 1)
      return [...attributes.matchAll(attribute)].map(({ 0: text, 1: name = '', 2: value = '', index }) => ({
        name,
        value,
        start: from + index + text.length - value.length - 1,
        element,
      }))
    })
}

/** Whether the value is code rather than text. */
export const isBound = ({ name }: TemplateAttribute) => /^[:@]|^(v|x)-/.test(name)
