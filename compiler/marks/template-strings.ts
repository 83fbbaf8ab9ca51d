import { noteClassData, type ClassData } from './class-data.ts'
import { isBound, type TemplateAttribute } from './template-attributes.ts'
import type { MarkedString } from './string.ts'

/** Attributes that hold classes, and those of transitions: Alpine's, Vue's and Headless UI's. */
export const classAttribute =
  /^(class|x-transition:(enter|leave)(-start|-end)?|(enter|leave)(-(active|from|to))?(-class)?)$/
/** A class attribute that holds JavaScript, in the words of Vue and Alpine. */
export const boundClass = /^(:|v-bind:|x-bind:)class$/
const literal = /'((?:[^'\\\n]|\\.)*)'/g

/** The strings of a template's attributes that may hold classes. */
export function stringsInTemplate(attributes: readonly TemplateAttribute[], mixed: ClassData): MarkedString[] {
  return attributes.flatMap((attribute) => {
    const { name, value, start, element } = attribute
    if (boundClass.test(name)) noteClassData(mixed, element, value)
    if (classAttribute.test(name)) return [{ start, end: start + value.length, place: 'classes' as const, element }]
    return isBound(attribute) ? stringsInExpression(attribute) : []
  })
}

/** In an expression a word that is compared is no class. */
function stringsInExpression({ name, value: code, start: offset, element }: TemplateAttribute): MarkedString[] {
  const isClass = boundClass.test(name)
  return [...code.matchAll(literal)].flatMap((match) => {
    const [text, value = ''] = match
    const isCompared =
      /[=!]==?\s*$/.test(code.slice(0, match.index)) || /^\s*[=!]=/.test(code.slice(match.index + text.length))
    if (isCompared || value.includes('\\')) return []
    const start = offset + match.index + 1
    return [
      { start, end: start + value.length, place: isClass ? 'classes' : 'anything', element: isClass ? element : null },
    ]
  })
}
