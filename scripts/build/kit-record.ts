/** Reads what the proof of a starter kit measured. */
import { z } from 'zod'
import type { KitRecord } from '#shared/goods.ts'
import { readTextIfThere } from '#toolchain/stamps/record.ts'

const figure = z.number().nonnegative().optional().catch(undefined)
const share = z.number().min(0).max(100).optional().catch(undefined)

/** Whatever is not there, or is something else than a page can show, is left out: a page is not to fail for want of a figure. */
const record = z.object({
  day: z.iso.date().optional().catch(undefined),
  node: z
    .string()
    .regex(/^v?\d+\.\d+\.\d+$/)
    .transform((version) => version.replace(/^v/, ''))
    .optional()
    .catch(undefined),
  seconds: z.object({ install: figure, build: figure }).optional().catch(undefined),
  dependencies: z.object({ installed: figure }).optional().catch(undefined),
  firstPage: z.object({ javascript: figure, css: figure }).optional().catch(undefined),
  tests: figure,
  attacks: z.array(z.string().min(1)).optional().catch(undefined),
  lighthouse: z
    .object({ performance: share, accessibility: share, bestPractices: share, seo: share })
    .optional()
    .catch(undefined),
})

/** The record at this place; null where nothing was measured. Throws where the file is no JSON. */
export function readKitRecord(file: string): KitRecord | null {
  const text = readTextIfThere(file)
  if (text === null) return null
  const { dependencies, ...measured } = record.parse(JSON.parse(text))
  // Whoever signs people in is attacked, and did its main job without scripts as well (tests/kits.test.ts).
  const withoutScripts = measured.attacks?.length ? true : undefined
  return { ...measured, withoutScripts, installed: dependencies?.installed }
}
