import type { Report } from '../problems/report.ts'
import type { Span } from '../problems/problem.ts'
import type { Layout, Meta } from '../types.ts'
import type { Comment } from './ast.ts'
import type { Parsed } from './parse.ts'

type Tag = Span & { name: string; value: string }
type Details = Omit<Meta, 'name'>

const layouts: readonly Layout[] = ['padded', 'centered', 'full']
const known = ['title', 'description', 'keywords', 'free', 'layout', 'minHeight', 'opens', 'order', 'part']

/** The comment at the very top that carries the component's details; it is not part of what customers get. */
export function metaComment({ source, program, comments }: Parsed): Comment | undefined {
  const first = program.body[0]
  return comments.find(
    (comment) =>
      comment.type === 'Block' &&
      comment.value.startsWith('*') &&
      comment.end <= (first?.start ?? source.length) &&
      source.slice(0, comment.start).trim() === '',
  )
}

/** Reads the details from the comment, reporting E010–E014. */
export function readMeta(parsed: Parsed, report: Report): Details {
  const details: Details = {
    title: '',
    description: '',
    free: false,
    layout: 'padded',
    minHeight: 0,
    order: 0,
  }
  const comment = metaComment(parsed)
  if (!comment) {
    const help = 'begin with /** @title … @description … @order … */, as content/components/README.md shows'
    report.add(
      'E010',
      { start: 0, end: 0 },
      'the file does not begin with a comment that describes the component',
      help,
    )
    return details
  }
  const tags = readTags(comment, report)
  const seen = new Set<string>()
  for (const tag of tags) {
    if (!known.includes(tag.name)) {
      report.add(
        'E012',
        tag,
        `“@${tag.name}” is not a detail of a component`,
        `known: ${known.map((name) => `@${name}`).join(', ')}`,
      )
      continue
    }
    if (seen.has(tag.name)) report.add('E014', tag, `“@${tag.name}” is given twice`)
    seen.add(tag.name)
    readDetail(tag, details, report)
  }
  for (const name of ['title', 'description', 'order']) {
    if (!seen.has(name)) report.add('E011', comment, `“@${name}” is missing`)
  }
  return details
}

function readDetail(tag: Tag, details: Details, report: Report) {
  const wrong = (expected: string) => report.add('E013', tag, `“@${tag.name}” must be ${expected}`)
  const { value } = tag
  switch (tag.name) {
    case 'title':
      if (value === '' || value.length > 60 || value.endsWith('.')) wrong('a short title without a full stop')
      details.title = value
      break
    case 'description':
      if (!/^[^\s].*[.?!]$/.test(value) || /[.?!]\s+\p{Lu}/u.test(value)) wrong('one sentence with a full stop')
      details.description = value
      break
    case 'keywords':
      details.keywords = value.split(/\s*,\s*/).filter(Boolean)
      if (!areKeywords(details.keywords)) wrong('three to eight names and uses with commas between, each once')
      break
    case 'free':
      if (value !== '') wrong('without a value')
      details.free = true
      break
    case 'layout':
      if (!layouts.includes(value as Layout)) wrong(layouts.join(', '))
      details.layout = value as Layout
      break
    case 'minHeight':
      if (!/^[1-9]\d{0,3}$/.test(value)) wrong('a number of pixels, e.g. 320')
      details.minHeight = Number(value)
      break
    case 'opens':
      if (value === '') wrong('the name of the button that opens what the component is about')
      details.opens = value
      break
    case 'order':
      if (!/^[1-9]\d{0,3}$/.test(value)) wrong('a whole number from 1')
      details.order = Number(value)
      break
    case 'part':
      if (!/^[A-Z]{3}-[A-Z]\d{2}-[1-9]\d*$/.test(value)) wrong('a part number, e.g. AUI-C38-1')
      details.part = value
      break
  }
}

const areKeywords = (keywords: readonly string[]) =>
  keywords.length >= 3 &&
  keywords.length <= 8 &&
  new Set(keywords.map((each) => each.toLowerCase())).size === keywords.length

/** Splits `@name value` lines; a value may run over several lines. */
function readTags(comment: Comment, report: Report): Tag[] {
  const tags: Tag[] = []
  let offset = comment.start + 2
  for (const line of comment.value.split('\n')) {
    const [, lead = '', text = ''] = /^(\s*\**\s*)(.*?)\s*$/.exec(line) ?? []
    const start = offset + lead.length
    const end = start + text.length
    const [, name, value = ''] = /^@(\w+)\s*(.*)$/.exec(text) ?? []
    const last = tags.at(-1)
    if (name) tags.push({ name, value, start, end })
    else if (text && last) Object.assign(last, { value: `${last.value} ${text}`.trim(), end })
    else if (text) report.add('E012', { start, end }, 'text that belongs to no detail', 'write “@description …”')
    offset += line.length + 1
  }
  return tags
}
