import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ChangelogEntry, DocLink, DocPage, DocSection, Publications as Built } from '#shared/publishing.ts'

export type PlacedDoc = { doc: DocPage; previous: DocLink | null; next: DocLink | null }

/** What we publish, as the build left it. */
export type Publications = {
  /** Every version, newest first. */
  changelog(): ChangelogEntry[]
  /** The documentation's list of contents. */
  sections(): DocSection[]
  /** A page of the documentation between its neighbours; null when there is none of this name. */
  doc(slug: string): PlacedDoc | null
}

/** Opens what "npm run build" published; with `live`, as while developing, it is read again when it was rebuilt. */
export function openPublications(buildDir: string, { live = false } = {}): Publications {
  const file = join(buildDir, 'publishing.json')
  const changed = () => (live ? statSync(file).mtimeMs : 0)
  const read = () => ({ built: JSON.parse(readFileSync(file, 'utf8')) as Built, at: changed() })
  let kept = read()
  return publicationsOf(() => {
    if (changed() !== kept.at) kept = read()
    return kept.built
  })
}

export function publicationsOf(built: () => Built): Publications {
  return {
    changelog: () => built().changelog,
    sections: () => built().sections,
    doc(slug) {
      const { docs } = built()
      const at = docs.findIndex((doc) => doc.slug === slug)
      return at < 0 ? null : { doc: docs[at]!, previous: linkTo(docs[at - 1]), next: linkTo(docs[at + 1]) }
    },
  }
}

const linkTo = (doc: DocPage | undefined): DocLink | null =>
  doc ? { slug: doc.slug, title: doc.title, description: doc.description } : null
