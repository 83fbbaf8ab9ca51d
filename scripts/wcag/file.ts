/** What was measured of each component by WCAG 2.2: files that travel with them. */
import { createHash } from 'node:crypto'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { readBytes } from '#toolchain/stamps/record.ts'
import { componentRecord } from '../component-record.ts'
import { lookHash } from '../heights/file.ts'

export type Measured = {
  /** Of the source, the page round it and the way of measuring; another one asks for measuring again. */
  source: string
  /** How many times it was measured: at rest, and opened where something opens. */
  views: number
  found: string[]
}

const way = createHash('sha256')
for (const file of [...filesBelow('scripts/wcag/measures'), 'scripts/wcag/look.ts']) way.update(readBytes(file))
const wayHash = way.digest('hex')

export const measuredHash = (source: string): string =>
  createHash('sha256')
    .update(`${lookHash(source)} ${wayHash}`)
    .digest('hex')
    .slice(0, 12)

export const { read: readMeasured, write: writeMeasured } = componentRecord<Measured>('wcag')
