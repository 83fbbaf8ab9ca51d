/** What the lockfile says of an installed package: its own version, and that of everything it needs. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = {
  version?: string
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Locked> }

/** Answers a function that hashes what belongs to a package by its name; the lockfile is read when first asked. */
export function createPackageHash(base: string): (name: string) => string {
  let packages: Lock['packages'] | undefined
  const hashes = new Map<string, string>()
  return (name) => {
    packages ??= (JSON.parse(readFileSync(join(base, 'package-lock.json'), 'utf8')) as Lock).packages
    const known = hashes.get(name) ?? hashClosure(packages, name)
    hashes.set(name, known)
    return known
  }
}

function hashClosure(packages: Lock['packages'], name: string): string {
  const places = closureOf(packages, name)
  if (places.length === 0) return 'absent'
  const lines = places.map((place) => `${place} ${packages[place]?.version} ${packages[place]?.integrity}`)
  return hash('sha256', lines.sort().join('\n'), 'base64url').slice(0, 22)
}

/** Where a package and all it needs lie, "node_modules/vite"; those made for other systems too. */
export function closureOf(packages: Lock['packages'], name: string): string[] {
  const places = new Set<string>()
  const visit = (needed: string, from: string) => {
    const place = placeOf(packages, needed, from)
    if (!place || places.has(place)) return
    places.add(place)
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {}
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      visit(each, place)
  }
  visit(name, '')
  return [...places]
}

/** Where Node finds a package: in the nearest node_modules, from within outwards. */
function placeOf(packages: Lock['packages'], name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
    if (packages[place]) return place
    if (!folder) return undefined
  }
}
