import { namesClassData, type FoundString } from './index.ts'
import type { Script } from './scripts.ts'

/** Attributes that hold classes, and those of transitions: Alpine's, Vue's and Headless UI's. */
const classAttribute = /^(class|x-transition:(enter|leave)(-start|-end)?|(enter|leave)(-(active|from|to))?(-class)?)$/
const bound = /^(:|v-bind:|x-bind:)class$/
const element = /<[A-Za-z][\w.-]*((?:\s+(?:[^\s"'<>=/]|\/(?!>))+(?:="[^"]*")?)*)\s*\/?>/g
const attribute = /([^\s"'<>=]+)="([^"]*)"/g
const literal = /'((?:[^'\\\n]|\\.)*)'/g

/** The strings of an HTML or Vue template that may hold classes. Values stand between double quotes, as the targets print them. */
export function stringsInTemplate(code: string, scripts: readonly Script[], mixed: Set<number>): FoundString[] {
  const found: FoundString[] = []
  for (const tag of code.matchAll(element)) {
    if (scripts.some(({ offset, end }) => tag.index >= offset && tag.index < end)) continue
    const from = tag.index + tag[0].indexOf(tag[1]!, 1)
    for (const match of tag[1]!.matchAll(attribute)) {
      const [text, name, value] = match as unknown as [string, string, string]
      if (bound.test(name) && namesClassData(value)) mixed.add(tag.index)
      const start = from + match.index + text.length - value.length - 1
      if (classAttribute.test(name))
        found.push({ start, end: start + value.length, place: 'classes', element: tag.index })
      else if (/^[:@]|^(v|x)-/.test(name)) found.push(...stringsInExpression(name, value, start, tag.index))
    }
  }
  return found
}

/** In an expression a word that is compared is no class. */
function stringsInExpression(name: string, code: string, offset: number, tag: number): FoundString[] {
  const isClass = bound.test(name)
  return [...code.matchAll(literal)].flatMap((match) => {
    const [text, value] = match as unknown as [string, string]
    const isCompared =
      /[=!]==?\s*$/.test(code.slice(0, match.index)) || /^\s*[=!]=/.test(code.slice(match.index + text.length))
    if (isCompared || value.includes('\\')) return []
    const start = offset + match.index + 1
    return [
      { start, end: start + value.length, place: isClass ? 'classes' : 'anything', element: isClass ? tag : null },
    ]
  })
}
