/** The proofs on disk: committed beside the components, so that whoever builds has them without a browser. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashTree } from '#scripts/hash-tree.ts'
import { root } from '#scripts/paths.ts'
import type { ComponentProof, ProofFile } from '#shared/proof.ts'

const file = join(root, 'content/proof.json')

export const readProofs = (): ProofFile =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ProofFile) : {}

/** Sorted and formatted, so that a change shows as what changed. */
export function writeProofs(proofs: ProofFile) {
  const sorted = Object.fromEntries(Object.entries(proofs).toSorted(([a], [z]) => (a < z ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Over what looks at components and how, without any component's own script. */
const tools = hashTree(['verify', 'package-lock.json'])

/** What looked at a component, and by which script of its own. */
export const methodOf = (script: string) => createHash('sha256').update(tools).update(script).digest('hex').slice(0, 16)

export const outcomes = (proof: ComponentProof) =>
  Object.values(proof.flavours).flatMap((flavour) => Object.values(flavour).map(({ outcome }) => outcome))

export const hasFailed = (proof: ComponentProof) => outcomes(proof).includes('failed')
