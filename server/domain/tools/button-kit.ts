import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kit } from '#shared/tools/button/kit.ts'

/** The kit of the button builder with the stylesheet of its specimens. */
export type ButtonKit = Kit & { css: string }

/** Reads the kit from a build folder when it is first asked for. Throws when the build has none. */
export function openButtonKit(buildDir: string): () => ButtonKit {
  let kit: ButtonKit | undefined
  return () => (kit ??= JSON.parse(readFileSync(join(buildDir, 'button.json'), 'utf8')) as ButtonKit)
}
