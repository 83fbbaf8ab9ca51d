/** A component as another author might have written it: other names, other texts, other spaces. */

/** What a variant is told of its place. */
export type Place = { slug: string; part: string; order: number }

/** Texts in strings and between elements that hold nothing but words. */
const sentence = /(?<=['>]|^ +)([A-Z][a-z]+(?: [a-z]+){2,7})(?=\.?['<]|$)/gm
/** Spaces within and between boxes, which take any step of the scale. */
const space = /(?<=[\s"'])(gap|gap-x|gap-y|px|py|mt|mb|space-y)-([2-8])(?=[\s"'])/g

/**
 * Varies a source of ours.
 *
 * @param source with the comment that every component begins with
 * @param nth which variant of it this is, from 1: another number gives other texts
 */
export function variantOf(source: string, nth: number, { slug, part, order }: Place): string {
  const end = source.indexOf('*/')
  const head = source
    .slice(0, end)
    .replace(/^( \* @title .*)$/m, `$1 ${nth + 1}`)
    .replace(/^ \* @free\n/m, nth % 5 === 0 ? ' * @free\n' : '')
    .replace(/^ \* @order .*$/m, ` * @order ${order}`)
    .replace(/^ \* @part .*$/m, ` * @part ${part}`)
  const name = slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  const body = source
    .slice(end)
    .replace(/^(export default function )\w+/m, `$1${/^\d/.test(name) ? 'Part' : ''}${name}`)
    .replace(sentence, (text) => turned(text, nth))
    .replace(space, (_, what: string, step: string) => `${what}-${2 + ((Number(step) - 2 + nth) % 7)}`)
  return head + body
}

/** The same words from another one on, as a sentence again. */
function turned(text: string, by: number): string {
  const words = text.toLowerCase().split(' ')
  const at = by % words.length
  const said = [...words.slice(at), ...words.slice(0, at)].join(' ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
