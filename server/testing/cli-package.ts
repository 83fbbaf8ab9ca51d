import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '#shared/site.ts'

/** Puts the command line package into a build folder, without what its program does. */
export function writeCliPackage(buildDir: string): void {
  mkdirSync(join(buildDir, 'cli'), { recursive: true })
  const about = { name: 'millwork', version: site.version, bin: { millwork: 'millwork.js' } }
  writeFileSync(join(buildDir, 'cli/package.json'), JSON.stringify(about))
  writeFileSync(join(buildDir, 'cli/millwork.js'), '#!/usr/bin/env node\n')
}
