/** Texts we publish, as the build leaves them: no HTML, but a closed set of parts that pages draw. */
import type { ChromaticFamily, GrayFamily } from './recolor/palette.ts'

/** A run of text is a plain string. */
export type Inline =
  | string
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'break' }
  /** `href` is an address, or a place on the same page. */
  | { type: 'link'; href: string; children: Inline[] }
  /** To a page of the documentation, wherever the reader reads it. */
  | { type: 'doc'; slug: string; hash: string; children: Inline[] }

export type CalloutKind = 'note' | 'tip' | 'warning'

export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: 2 | 3; id: string; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: Block[][] }
  /** `language` is the fence's word; `html` is the same code highlighted: classed spans round escaped text. */
  | { type: 'code'; language: string; label: string; code: string; html: string }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { type: 'callout'; kind: CalloutKind; children: Block[] }
  | { type: 'quote'; children: Block[] }
  | { type: 'rule' }
  | LiveComponent

/** A component of the catalogue, at work in the text; null leaves it as the reader's theme and the design have it. */
export type LiveComponent = {
  type: 'component'
  path: string
  dir: 'ltr' | 'rtl'
  theme: 'light' | 'dark' | null
  primary: ChromaticFamily | null
  secondary: GrayFamily | null
  /** As wide as a phone, instead of the whole measure. */
  narrow: boolean
  /** With its code below, in the reader's flavour. */
  code: boolean
}

/** Every component that stands in a text, also in lists and callouts. */
export const componentsIn = (blocks: readonly Block[]): LiveComponent[] =>
  blocks.flatMap((block) => {
    switch (block.type) {
      case 'component':
        return [block]
      case 'callout':
      case 'quote':
        return componentsIn(block.children)
      case 'list':
        return block.items.flatMap(componentsIn)
      default:
        return []
    }
  })

/** The words of inline parts without links, emphasis and code marks; a break becomes a space. */
export const plainText = (children: readonly Inline[]): string =>
  children
    .map((child) => {
      if (typeof child === 'string') return child
      if (child.type === 'code') return child.text
      return child.type === 'break' ? ' ' : plainText(child.children)
    })
    .join('')

export type Heading = { level: 2 | 3; id: string; text: string }

/** What a list of contents shows. */
export const headingsOf = (blocks: readonly Block[]): Heading[] =>
  blocks.flatMap((block) =>
    block.type === 'heading' ? [{ level: block.level, id: block.id, text: plainText(block.children) }] : [],
  )
