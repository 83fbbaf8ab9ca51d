/**
 * The proofs on disk: committed beside the components, so that whoever builds has them without a browser. A file a
 * subcategory, so that two people who work on two never meet in one.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow, hashTree } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'
import { readText, readTextIfThere } from '#toolchain/stamps/record.ts'
import { splitComponentPath } from '#shared/urls.ts'
import type { ComponentProof, ProofFile } from '#shared/proof.ts'
import { versionsOf } from './subject-hash.ts'

/** Relative to the project's root. */
export const proofsFolder = 'content/proof'

/** All proofs there are, by the paths of their components. */
export const readProofs = (at = root): ProofFile =>
  Object.fromEntries(
    filesBelow(proofsFolder, at).flatMap((file) => Object.entries(JSON.parse(readText(join(at, file))) as ProofFile)),
  )

/** Sorted and formatted, so that a change shows as what changed. A file in which nothing changed is not touched. */
export function writeProofs(proofs: ProofFile, at = root) {
  const sorted = Object.entries(proofs).toSorted(([a], [z]) => (a < z ? -1 : 1))
  const wanted = Map.groupBy(sorted, ([path]) => `${proofsFolder}/${splitComponentPath(path).subcategoryPath}.json`)
  for (const file of filesBelow(proofsFolder, at)) if (!wanted.has(file)) rmSync(join(at, file))
  for (const [name, rows] of wanted) {
    const file = join(at, name)
    const text = `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`
    if (readTextIfThere(file) === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Packages that do the looking; the libraries themselves are a matter of each component. */
const tools =
  'playwright-core axe-core html-validate typescript vue-tsc svelte-check vite @vitejs/plugin-vue ' +
  '@sveltejs/vite-plugin-svelte oxc-parser'

/** Answers a function that says what looked at a component: our own part, the tools, and the script of its own. */
export function createMethod(): (script: string) => string {
  const hash = `${hashTree(['verify'])} ${versionsOf(tools)}`
  return (script) => createHash('sha256').update(hash).update(script).digest('hex').slice(0, 16)
}

export type Failure = { flavour: string; check: string; notes: string[] }

/** What is wrong, by flavour and check. */
export const failures = ({ flavours }: Pick<ComponentProof, 'flavours'>): Failure[] =>
  Object.entries(flavours).flatMap(([flavour, results]) =>
    Object.entries(results).flatMap(([check, { outcome, notes }]) =>
      outcome === 'failed' ? [{ flavour, check, notes }] : [],
    ),
  )

export const hasFailed = (proof: ComponentProof) => failures(proof).length > 0
