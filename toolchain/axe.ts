/** axe-core as what runs in a page: its source, and the global that a page has once that was run. */
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type * as axeCore from 'axe-core'

export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  var axe: typeof axeCore
}
