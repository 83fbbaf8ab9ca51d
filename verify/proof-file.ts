/** The proofs on disk: committed beside the components, so that whoever builds has them without a browser. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashTree } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'
import type { ComponentProof, ProofFile } from '#shared/proof.ts'
import { versionsOf } from './subject-hash.ts'

const file = join(root, 'content/proof.json')

export const readProofs = (): ProofFile =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ProofFile) : {}

/** Sorted and formatted, so that a change shows as what changed. */
export function writeProofs(proofs: ProofFile) {
  const sorted = Object.fromEntries(Object.entries(proofs).toSorted(([a], [z]) => (a < z ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
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
