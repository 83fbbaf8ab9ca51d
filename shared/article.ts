/** Texts we publish, as the build leaves them: no HTML, but a closed set of parts that pages draw. */

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
  /** `html` is the same code highlighted: classed spans round escaped text. */
  | { type: 'code'; label: string; code: string; html: string }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { type: 'callout'; kind: CalloutKind; children: Block[] }
  | { type: 'quote'; children: Block[] }
  | { type: 'rule' }

/** The words of inline parts, without what dresses them. */
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
