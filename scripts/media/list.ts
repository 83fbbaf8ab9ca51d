/** Pictures as an author looks for them: what each shows, on which ground, in which crops, and who uses it. */
import type { Picture } from '#content/media/index.ts'

export type Listed = {
  /** As it begins, without the ending of a crop: `scenes/lake`. */
  name: string
  kind: Picture['kind']
  alt: string
  ground: string
  /** Each crop or form with its size. */
  forms: string[]
  /** Paths of the components that show it. */
  users: string[]
}

const crop = /-(wide|tall|light|dark)$/
/** A cutout is one more form of its product. */
const stemOf = (name: string) => name.replace(/^cutouts\//, 'products/').replace(crop, '')

/** One line of the list for all forms of a picture, in the order of their names. */
export function listPictures(
  pictures: readonly Picture[],
  sources: readonly { path: string; source: string }[],
): Listed[] {
  return [...Map.groupBy(pictures, ({ name }) => stemOf(name))].flatMap(([name, forms]) => {
    const first = forms.find((form) => form.name === name) ?? forms[0]
    if (!first) return []
    const { kind, alt, colour } = first
    const isUsed = (source: string) =>
      forms.some((form) => new RegExp(`/media/${form.name}(-\\d{3,4})?\\.`).test(source))
    return {
      name,
      kind,
      alt,
      ground: kind === 'logo' ? 'none' : colour,
      forms: forms.map((form) => `${labelOf(form.name)} ${form.width} × ${form.height}`),
      users: sources.filter(({ source }) => isUsed(source)).map(({ path }) => path),
    }
  })
}

const labelOf = (name: string): string => (name.startsWith('cutouts/') ? 'cutout' : (crop.exec(name)?.[1] ?? 'whole'))

/** Whether every word that was typed is in what is said of a picture; “unused” asks for those that nothing shows. */
export function isWanted(listed: Listed, words: readonly string[]): boolean {
  const text = [listed.name, listed.kind, listed.alt, ...listed.forms, ...listed.users].join(' ').toLowerCase()
  return words.every((word) => (word === 'unused' ? listed.users.length === 0 : text.includes(word.toLowerCase())))
}

export const textOf = ({ name, kind, alt, ground, forms, users }: Listed): string =>
  [
    `${name}  ${alt}`,
    `    ${kind} on ${ground}: ${forms.join(', ')}`,
    `    ${users.length === 0 ? 'unused' : `in ${users.join(', ')}`}`,
  ].join('\n')
