/** What a kind of damage is, and the small hands with which all of them change a file. */
import type { Flavour } from '#shared/catalog.ts'
import { allOf } from '../syntax/tree.ts'
import type { Attribute, Element, Part, Range, Tree } from '../syntax/types.ts'

export type Edit = Range & { text: string }
/** One way to do the damage: edits that lie apart. */
export type Damage = Edit[]

export type Kind = {
  /** In a few words, as tables and the record say it. */
  name: string
  /** What a customer would notice, in one sentence. */
  notices: string
  /** The flavours in whose outputs it can be done. */
  flavours: readonly Flavour[]
  /** Every place where it can be done. */
  find(part: Part): Damage[]
}

export const everywhere: readonly Flavour[] = ['html', 'react', 'vue', 'svelte']
export const frameworks: readonly Flavour[] = ['react', 'vue', 'svelte']

export const replace = ({ start, end }: Range, text: string): Edit => ({ start, end, text })
export const insert = (at: number, text: string): Edit => ({ start: at, end: at, text })
export const textOf = ({ code }: Part, { start, end }: Range) => code.slice(start, end)

/** Takes something out, with the white space before it. */
export function cut({ code }: Part, { start, end }: Range): Edit {
  const before = /\s*$/.exec(code.slice(0, start))?.[0].length ?? 0
  return { start: start - before, end, text: '' }
}

/** Takes a statement out; an empty one stays, so that a branch without braces has something. */
export const cutStatement = (statement: Range): Edit => replace(statement, '{}')

export const swap = (part: Part, one: Range, other: Range): Damage => [
  replace(one, textOf(part, other)),
  replace(other, textOf(part, one)),
]

type Pair = [attribute: Attribute, element: Element]

/** Attributes of any kind by name, with their elements. */
export const attributesOf = ({ elements }: Part, test: (attribute: Attribute, element: Element) => boolean): Pair[] =>
  elements.flatMap((element) =>
    element.attributes.filter((attribute) => test(attribute, element)).map((attribute): Pair => [attribute, element]),
  )

/** What an element has by the names of HTML, said outright or reckoned. */
export const isValue = ({ kind }: Attribute) => kind === 'plain' || kind === 'bound'

export const named =
  (...names: string[]) =>
  (attribute: Attribute) =>
    isValue(attribute) && names.includes(attribute.name)

/** Its literal value. */
export const literal = ({ value }: Attribute) => value?.text

/** Gives an attribute a literal value, whichever it had. */
export const setLiteral = (attribute: Attribute, text: string): Edit =>
  attribute.value
    ? replace(attribute.value, text)
    : replace(attribute, `${attribute.source.replace(/^:/, '')}="${text}"`)

/** Puts one more attribute behind an element's name. */
export const addAttribute = ({ names }: Element, text: string): Edit => insert(names[0].end, ` ${text}`)

export const nodes = ({ roots }: Part, ...types: string[]): [node: Tree, around: readonly Tree[]][] =>
  allOf(roots, ...types)

/** A kind that takes attributes out. */
export const losing =
  (test: (attribute: Attribute, element: Element) => boolean) =>
  (part: Part): Damage[] =>
    attributesOf(part, test).map(([attribute]) => [cut(part, attribute)])

/** A kind that writes another literal in the place of one. */
export const rewriting =
  (
    test: (attribute: Attribute, element: Element) => boolean,
    to: (value: string, attribute: Attribute) => string | undefined,
  ) =>
  (part: Part): Damage[] =>
    attributesOf(part, (attribute, element) => test(attribute, element) && attribute.value !== undefined).flatMap(
      ([attribute]) => {
        const text = to(attribute.value?.text ?? '', attribute)
        return text === undefined || text === attribute.value?.text ? [] : [[setLiteral(attribute, text)]]
      },
    )
