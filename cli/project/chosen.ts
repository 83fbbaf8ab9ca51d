/** The files of the lock that somebody means: all, or some by their path, component, name or part number. */
import { resolve, relative, sep } from 'node:path'
import { exits, Fault } from '../fault.ts'
import { bareName } from '../site/registry.ts'
import { lockFile, type Lock, type Locked } from './lock.ts'

export type Chosen = { path: string; entry: Locked }

export function chosenFiles(
  lock: Lock,
  words: readonly string[],
  { root, cwd }: { root: string; cwd: string },
): Chosen[] {
  const all = Object.entries(lock)
    .map(([path, entry]) => ({ path, entry }))
    .sort((a, z) => (a.path < z.path ? -1 : 1))
  if (all.length === 0)
    throw new Fault(`This project has no ${lockFile}, so nothing in it came from “millwork add”.`, {
      exit: exits.failed,
      todo: 'Add a component first, or name the project’s folder with --cwd.',
    })
  if (words.length === 0) return all
  const chosen = new Set<Chosen>()
  for (const word of words) {
    const name = bareName(word).replace(/\/+$/, '')
    const file = relative(root, resolve(cwd, word)).split(sep).join('/')
    const found = all.filter(
      ({ path, entry }) =>
        path === file ||
        path.startsWith(`${file}/`) ||
        [entry.component, entry.name, entry.part, entry.part.toLowerCase()].includes(name) ||
        entry.component.startsWith(`${name}/`),
    )
    if (found.length === 0)
      throw new Fault(`Nothing called “${word}” came from “millwork add”.`, {
        exit: exits.usage,
        todo: `${lockFile} names what did.`,
      })
    for (const each of found) chosen.add(each)
  }
  return all.filter((each) => chosen.has(each))
}
