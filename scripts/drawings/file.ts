/** Which components look the same as SVG, by content/records/drawings. */
import { createHash } from 'node:crypto'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { readBytes } from '#toolchain/stamps/record.ts'
import { componentRecord } from '../component-record.ts'
import { lookHash } from '../heights/file.ts'

export type Drawn = {
  /** Of the source, the page round it and the way of drawing; another one asks for another look. */
  source: string
  isTrue: boolean
  /** Pixels that differ, in a million of all, and in the worst square. */
  perMillion: number
  worst: number
}

/** What a customer takes for the same: a thousandth of the picture, and no square with more than a sixth of it. */
export const mostDifferent = { perMillion: 1000, worst: 96 }

const way = createHash('sha256')
for (const file of filesBelow('client/preview/drawing')) way.update(readBytes(file))
const wayHash = way.digest('hex')

export const drawnHash = (source: string): string =>
  createHash('sha256')
    .update(`${lookHash(source)} ${wayHash}`)
    .digest('hex')
    .slice(0, 12)

export const { read: readDrawn, write: writeDrawn } = componentRecord<Drawn>('drawings')
