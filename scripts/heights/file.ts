/** What was measured of previews: one file that travels with the components. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PreviewHeights } from '#shared/preview-heights.ts'
import { withoutNames } from '../build/catalogue/part-numbers.ts'
import { readBytes, readTextIfThere } from '#toolchain/stamps/record.ts'
import { root } from '#toolchain/paths.ts'

export type MeasuredPreview = {
  /** Of the source and the page round it; another one asks for measuring again. */
  source: string
  heights: PreviewHeights
}
export type MeasuredPreviews = Record<string, MeasuredPreview>

const file = join(root, 'content/preview-heights.json')
/** The page round a component as anybody sees it, and what tells its height to the page round that. */
const pageRound = ['client/preview/preview.css', 'client/preview/sample.tsx']
const teller = 'client/preview/frame.ts'

export function readMeasured(): MeasuredPreviews {
  return JSON.parse(readTextIfThere(file) ?? '{}') as MeasuredPreviews
}

/** One line a component, in order of path, so that branches merge. */
export function writeMeasured(measured: MeasuredPreviews) {
  const lines = Object.keys(measured)
    .sort()
    .map((path) => `${JSON.stringify(path)}: ${JSON.stringify(measured[path])}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}

/** What a measurement is bound to; what a component is called stands in no preview. */
export const sourceHash = (source: string): string => hashWith(source, [...pageRound, teller])

/** What a picture is bound to. */
export const lookHash = (source: string): string => hashWith(source, pageRound)

function hashWith(source: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(withoutNames(source))
  for (const name of files) hash.update(readBytes(name))
  return hash.digest('hex').slice(0, 12)
}
