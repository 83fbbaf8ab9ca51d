/** Turns the texts of content/ (docs, blog, changelog, about, legal, assistants) into build/publishing.json. Every problem of every text is told at once. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headingsOf } from '#shared/article.ts'
import type { Publications } from '#shared/publishing.ts'
import { site } from '#shared/site.ts'
import { withAddressMarks } from '#shared/told-addresses.ts'
import { readText } from '#toolchain/stamps/record.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { createHighlight } from '#shared/highlight/highlight.ts'
import { buildDir } from '#toolchain/paths.ts'
import { arrangeChangelog, readChangelogEntry } from './publishing/changelog.ts'
import { arrangeDocs, readDoc } from './publishing/docs.ts'
import { brokenLinks } from './publishing/doc-links.ts'
import { engineRecords } from '../engines/record.ts'
import { readRecord } from '../mutants/record.ts'
import { damageFigures, engineFigures, proofFigures, withFigures } from './publishing/proof-figures.ts'
import { readLegal } from './publishing/legal.ts'
import { arrangePosts, readPost } from './publishing/posts.ts'
import type { Highlight } from './publishing/code-block.ts'
import { readProofs } from '#verify/proof-file.ts'
import { ContentError, PublishingError } from './publishing/problem.ts'

const textsIn = (folder: string) => filesBelow(folder).filter((file) => file.endsWith('.md'))

export async function readPublications(): Promise<Publications> {
  const highlight = await createHighlight()
  const problems: string[] = []
  const changelog = readAll(textsIn('content/changelog'), { highlight, problems, read: readChangelogEntry })
  const figures = {
    proof: proofFigures(Object.values(readProofs())),
    engines: engineFigures({ gecko: engineRecords.gecko.read(), webkit: engineRecords.webkit.read() }),
    damage: damageFigures(Object.values(readRecord())),
  }
  const assistants = {
    skill: readText('content/assistants/SKILL.md'),
    agents: readText('content/assistants/AGENTS.md'),
  }
  const docs = readAll(textsIn('content/docs'), {
    highlight,
    problems,
    read: (file, text, code) =>
      readDoc(file, withAddressMarks(withFigures(withTexts(text, assistants), figures)), code),
  })
  const posts = readAll(textsIn('content/blog'), { highlight, problems, read: readPost })
  const legal = readAll([...textsIn('content/about'), ...textsIn('content/legal')], {
    highlight,
    problems,
    read: readLegal,
  })
  problems.push(
    ...brokenLinks([...changelog, ...docs, ...posts, ...legal], { docs, posts }),
    ...arrangeChangelog.problems(changelog, site.version),
  )
  if (problems.length) throw new PublishingError(problems.join('\n'))
  return {
    changelog: arrangeChangelog(changelog).map(({ file: _, links: __, ...entry }) => entry),
    ...arrangeDocs(docs.map((doc) => ({ ...doc, headings: headingsOf(doc.blocks) }))),
    posts: arrangePosts(posts),
    legal: legal.map(({ file: _, links: __, ...page }) => page),
    assistants: { skill: withAddressMarks(assistants.skill), agents: withAddressMarks(assistants.agents) },
  }
}

/**
 * Puts a text for assistants, as code under the name of its file, where a paragraph says so, as in
 * `{{assistants.skill AGENTS.md}}`. Its fence is longer than those within.
 */
const withTexts = (text: string, assistants: Publications['assistants']): string =>
  text.replace(
    /^\{\{assistants\.(skill|agents) (\S+)\}\}$/gm,
    (_, name: keyof typeof assistants, file: string) => `\`\`\`\`md ${file}\n${assistants[name].trimEnd()}\n\`\`\`\``,
  )

type Reading<Text> = {
  highlight: Highlight
  problems: string[]
  read: (file: string, text: string, highlight: Highlight) => Text
}

function readAll<Text>(files: string[], { highlight, problems, read }: Reading<Text>): Text[] {
  return files.flatMap((file) => {
    try {
      return [read(file, readText(file), highlight)]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      problems.push(error.message)
      return []
    }
  })
}

export async function buildPublishing(): Promise<string> {
  const publications = await readPublications()
  mkdirSync(buildDir, { recursive: true })
  writeFileSync(join(buildDir, 'publishing.json'), JSON.stringify(publications))
  const { changelog, docs, posts } = publications
  const versions = `${changelog.length} ${changelog.length === 1 ? 'version' : 'versions'}`
  return `${docs.length} pages of documentation, ${posts.length} posts, ${versions}`
}
