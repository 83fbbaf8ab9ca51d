/** What was measured of previews: files that travel with the components. */
import { createHash } from 'node:crypto'
import type { PreviewHeights } from '#shared/preview-heights.ts'
import { withoutNames } from '../build/catalogue/part-numbers.ts'
import { readBytes } from '#toolchain/stamps/record.ts'
import { componentRecord } from '../component-record.ts'

export type MeasuredPreview = {
  /** Of the source and the page round it; another one asks for measuring again. */
  source: string
  heights: PreviewHeights
}
export type MeasuredPreviews = Record<string, MeasuredPreview>

/** The page round a component as anybody sees it, and what tells its height to the page round that. */
const pageRound = ['client/preview/preview.css', 'client/preview/sample.tsx']
const teller = 'client/preview/frame.ts'

export const { read: readMeasured, write: writeMeasured } = componentRecord<MeasuredPreview>('preview-heights')

/** What a measurement is bound to; what a component is called stands in no preview. */
export const sourceHash = (source: string): string => hashWith(source, [...pageRound, teller])

/** What a picture is bound to. */
export const lookHash = (source: string): string => hashWith(source, pageRound)

function hashWith(source: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(withoutNames(source))
  for (const name of files) hash.update(readBytes(name))
  return hash.digest('hex').slice(0, 12)
}
