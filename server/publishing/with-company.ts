/** Puts what the operator configured into a text: who they are, and which services are switched on. */
import { headingsOf, type Block, type Inline } from '#shared/article.ts'
import type { LegalPage } from '#shared/publishing.ts'
import type { Env } from '../env.ts'

/** What a name stands for; null is not configured, and a list stands for as many items. */
type Values = Record<string, Inline[] | Inline[][] | null>

const token = /\{\{([a-z.]+)\}\}/

/**
 * Fills in names such as `{{seller.name}}`. A paragraph, item or quotation with one that is not configured is left out,
 * and so is a heading with nothing below it.
 */
export function withCompany<Page extends Pick<LegalPage, 'blocks' | 'headings'>>(page: Page, env: Env): Page {
  const blocks = withoutBareHeadings(fillBlocks(page.blocks, valuesOf(env)))
  return { ...page, blocks, headings: headingsOf(blocks) }
}

function valuesOf({ company, siteUrl, stripe, google, github, smtpUrl }: Env): Values {
  const lines = [
    company.name,
    ...company.address.split('\n'),
    company.register,
    company.taxId && `VAT number ${company.taxId}`,
  ].filter(Boolean)
  const mailTo = (email: string): Inline[] => [{ type: 'link', href: `mailto:${email}`, children: [email] }]
  const text = (words: string) => (words === '' ? null : [words])
  const onlyIf = (condition: unknown) => (condition ? [''] : null)
  return {
    'seller.name': [company.name],
    'seller.address': [company.address.replaceAll('\n', ', ')],
    'seller.lines': lines.flatMap((line, at): Inline[] => (at === 0 ? [line] : [{ type: 'break' }, line])),
    'seller.law': [company.law],
    'seller.email': mailTo(company.email),
    'seller.security': mailTo(company.securityEmail),
    'seller.answer': text(company.answerTime),
    'seller.processors': company.processors.length > 0 ? company.processors.map((one): Inline[] => [one]) : null,
    'site.host': [new URL(siteUrl).host],
    'if.sample': onlyIf(company.isSample),
    'if.stripe': onlyIf(stripe),
    'if.google': onlyIf(google),
    'if.github': onlyIf(github),
    'if.social': onlyIf(google ?? github),
    'if.smtp': onlyIf(smtpUrl),
  }
}

const isList = (value: Inline[] | Inline[][]): value is Inline[][] => Array.isArray(value[0])

function fillBlocks(blocks: readonly Block[], values: Values): Block[] {
  return blocks.flatMap((block): Block[] => {
    switch (block.type) {
      case 'paragraph': {
        const children = fillInlines(block.children, values)
        return children ? [{ ...block, children }] : []
      }
      case 'heading':
        return [{ ...block, children: fillInlines(block.children, values) ?? block.children }]
      case 'list': {
        const items = block.items.flatMap((item) => repeated(item, values)).filter((item) => item.length > 0)
        return items.length > 0 ? [{ ...block, items }] : []
      }
      case 'table': {
        const rows = block.rows.flatMap((row) => {
          const cells = row.map((cell) => fillInlines(cell, values))
          return cells.every((cell) => cell !== null) ? [cells] : []
        })
        return [{ ...block, rows }]
      }
      case 'callout':
      case 'quote': {
        const children = fillBlocks(block.children, values)
        return children.length > 0 ? [{ ...block, children }] : []
      }
      default:
        return [block]
    }
  })
}

/** An item that is the name of a list becomes as many items. */
function repeated(item: Block[], values: Values): Block[][] {
  const [only] = item
  const name =
    only?.type === 'paragraph' && only.children.length === 1 && typeof only.children[0] === 'string'
      ? new RegExp(`^${token.source}$`).exec(only.children[0])?.[1]
      : undefined
  const value = name === undefined ? null : values[name]
  if (!value || !isList(value)) return [fillBlocks(item, values)]
  return value.map((children) => [{ type: 'paragraph', children }])
}

/** Null where something in it is not configured. Throws on a name that nobody knows. */
function fillInlines(parts: readonly Inline[], values: Values): Inline[] | null {
  const filled: Inline[] = []
  for (const part of parts) {
    if (typeof part === 'string') {
      for (const [at, piece] of part.split(token).entries()) {
        if (at % 2 === 0) {
          if (piece !== '') filled.push(piece)
          continue
        }
        const value = values[piece]
        if (value === undefined) throw new Error(`A text names {{${piece}}}, which is nothing that is configured.`)
        if (value === null) return null
        filled.push(...(isList(value) ? value.flat() : value).filter((inline) => inline !== ''))
      }
    } else if ('children' in part) {
      const children = fillInlines(part.children, values)
      if (!children) return null
      filled.push({ ...part, children })
    } else filled.push(part)
  }
  return filled
}

/** What was left out takes the headings along that stood above it alone. */
function withoutBareHeadings(blocks: readonly Block[]): Block[] {
  const kept: Block[] = []
  for (const block of blocks.toReversed()) {
    const below = kept.at(-1)
    const isBare = block.type === 'heading' && (!below || (below.type === 'heading' && below.level <= block.level))
    if (!isBare) kept.push(block)
  }
  return kept.toReversed()
}
