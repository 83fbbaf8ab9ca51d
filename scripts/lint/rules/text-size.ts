/** No text is smaller than 12 px: neither by a class of its own size, nor in a drawing. */
import type { Rule } from '../rule.ts'

const smallest = 12
const pixelsPer: Record<string, number> = { px: 1, rem: 16, em: 16, pt: 4 / 3 }
const arbitrary = /text-\[(?:length:)?(\d*\.?\d+)(px|rem|em|pt)\]/g
const attribute = /^(fontSize|font-size)$/

export const textSize: Rule = {
  name: 'text-size',
  faultsOf: ({ strings, elements }) => {
    const byClass = strings.flatMap(({ at, text }) =>
      [...text.matchAll(arbitrary)]
        .filter(([, size, unit]) => Number(size) * (pixelsPer[unit ?? ''] ?? 1) < smallest)
        .map(([what]) => ({ at, what, help: 'Write text-xs, which is 12 px: nothing is smaller.' })),
    )
    const byAttribute = elements.flatMap(({ attributes }) =>
      attributes
        .filter(({ name, text }) => attribute.test(name) && Number.parseFloat(text.replace(/^\{/, '')) < smallest)
        .map(({ at, name, text }) => ({
          at,
          what: `${name}=${text}`,
          help: 'Write 12 or more: text in a drawing is read too.',
        })),
    )
    return [...byClass, ...byAttribute]
  },
}
