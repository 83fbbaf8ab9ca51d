/** What an edition is built with, as its own lockfile says. */
import { join } from 'node:path'
import { goodTechnologies } from '#shared/goods.ts'
import { readTextIfThere } from '#toolchain/stamps/record.ts'
import type { ItemEdition } from './items.ts'

type Lock = { packages?: Record<string, { version?: string; resolved?: string }> }

/** What an edition's lockfile holds. Throws where there is none, or it names a registry. */
function lockOf({ folderPath }: ItemEdition): NonNullable<Lock['packages']> {
  const file = join(folderPath, 'package-lock.json')
  const text = readTextIfThere(file)
  if (text === null) throw new Error(`${file} is missing: "npm install" writes it.`)
  const { packages = {} } = JSON.parse(text) as Lock
  const resolved = Object.entries(packages).find(([, { resolved }]) => resolved?.startsWith('http'))
  if (resolved)
    throw new Error(`${file} names a registry at ${resolved[0]}: write it with --omit-lockfile-registry-resolved.`)
  return packages
}

/** Every package an edition's lockfile holds at its top, with its version. Throws where there is no lockfile, or it names a registry. */
export const lockedVersions = (edition: ItemEdition): Record<string, string> =>
  Object.fromEntries(
    Object.entries(lockOf(edition)).flatMap(([path, { version }]) =>
      version && /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) ? [[path.slice('node_modules/'.length), version]] : [],
    ),
  )

/** How many packages its lockfile holds in all, those for other machines included. Throws as `lockedVersions` does. */
export const lockedPackages = (edition: ItemEdition): number =>
  Object.keys(lockOf(edition)).filter((path) => path.includes('node_modules/')).length

/** Titles and versions of what about.json says the edition is built with. Throws where the lockfile lacks one. */
export function builtWith(edition: ItemEdition): { title: string; version: string }[] {
  const versions = lockedVersions(edition)
  return edition.builtWith.map((name) => {
    const version = versions[name]
    if (!version) throw new Error(`${edition.name} says it is built with ${name}, which its lockfile does not hold.`)
    return { title: goodTechnologies[name], version }
  })
}
