/** Every picture says what is to be seen, or that it only adorns; never its file's name. */
import type { Rule } from '../rule.ts'

const help = 'Say what is to be seen, as the list of media does, or write alt="" where the text beside it says it.'
const fileName = /\.(avif|webp|png|jpe?g|gif|svg)$|^[a-z0-9]+([-_][a-z0-9]+)+$/i
const told = /^(image|picture|photo|photograph|icon|graphic) of\b/i

const isNoAlt = (text: string) => fileName.test(text) || told.test(text)

export const alt: Rule = {
  name: 'alt',
  faultsOf: ({ elements, properties }) => {
    const images = elements.filter(({ name }) => name === 'img')
    const without = images.filter(({ attributes }) => !attributes.some(({ name }) => name === 'alt'))
    const written = images
      .flatMap(({ attributes }) => attributes)
      .filter(({ name, isText }) => name === 'alt' && isText)
    return [
      ...without.map(({ at }) => ({ at, what: 'img without alt', help })),
      ...[...written, ...properties.filter(({ name }) => name === 'alt')]
        .filter(({ text }) => isNoAlt(text))
        .map(({ at, text }) => ({ at, what: text, help })),
    ]
  },
}
