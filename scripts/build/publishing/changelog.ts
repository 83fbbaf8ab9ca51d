import { basename } from 'node:path'
import { z } from 'zod'
import type { ChangelogEntry } from '#shared/publishing.ts'
import type { Highlight } from './code-block.ts'
import { readFrontMatter } from './front-matter.ts'
import { parseArticle, type LinkReference } from './markdown.ts'
import { ContentError } from './problem.ts'

type Read = ChangelogEntry & { file: string; links: LinkReference[] }

const schema = z.strictObject({
  date: z.iso.date('must be a day such as 2026-11-21'),
  summary: z.string().min(1, 'must say in a sentence what is new').max(160, 'must be at most 160 characters'),
})

/** Reads the text of one version, or of what came to it on a later day; the file's name is the version, and that day. */
export function readChangelogEntry(file: string, text: string, highlight: Highlight): Read {
  const version = basename(file, '.md')
  const [, day] = /^\d+\.\d+\.\d+(?:\+(\d{4}-\d{2}-\d{2}))?$/.exec(version) ?? [null, null]
  if (day === null) throw new ContentError(file, 1, 'The file must be named after its version.')
  const { fields, body, linesBefore } = readFrontMatter(file, text, schema)
  if (day !== undefined && day !== fields.date)
    throw new ContentError(file, 1, `Its day must be ${day}, as its name says.`)
  const { blocks, links } = parseArticle({ file, body, linesBefore, highlight })
  if (blocks.some((block) => block.type === 'heading' && block.level === 2)) {
    throw new ContentError(file, linesBefore + 1, 'Headings are ### here, since each version is a ## on its page.')
  }
  return { file, version, ...fields, blocks, links }
}

/** Its numbers, and the day of an update as one more. */
const parts = (version: string) => version.split(/[.+]/).map((part) => Number(part.replaceAll('-', '')))

/** Newest version first. */
export function arrangeChangelog<Entry extends Pick<ChangelogEntry, 'version'>>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, z) => {
    const [these, those] = [parts(a.version), parts(z.version)]
    const differences = [0, 1, 2, 3].map((index) => (those[index] ?? 0) - (these[index] ?? 0))
    return differences.find((difference) => difference !== 0) ?? 0
  })
}

/** What does not fit together: the newest version must be the one of package.json, and no version older than one below it. */
arrangeChangelog.problems = (entries: readonly Read[], current: string): string[] => {
  const ordered = arrangeChangelog(entries)
  const newest = ordered[0]
  const wrongVersion =
    newest && newest.version.split('+')[0] !== current
      ? [`${newest.file}:1: The newest version must be ${current}, as package.json says.`]
      : []
  const misdated = ordered.flatMap(({ file, date }, index) =>
    date < (ordered[index + 1]?.date ?? '') ? [`${file}:1: The version before it has a later date.`] : [],
  )
  return [...wrongVersion, ...misdated]
}
