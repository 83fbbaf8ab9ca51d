/** The files of a project that are written by hand: all that its own .gitignore does not name. */
import { join } from 'node:path'
import { entriesIn, readTextIfThere } from '#toolchain/stamps/record.ts'

/** Never part of a project, whatever its .gitignore says. */
const leftovers = ['node_modules', '.git', '.DS_Store', 'generated.json']

/** Paths relative to the folder, sorted. Throws where .gitignore says what is not understood here. */
export function projectFiles(folder: string): string[] {
  const isLeft = ignoring(folder)
  const below = (path: string): string[] =>
    entriesIn(join(folder, path)).flatMap((entry) => {
      const inside = path ? `${path}/${entry.name}` : entry.name
      if (isLeft(inside)) return []
      return entry.isDirectory() ? below(inside) : [inside]
    })
  return below('').sort()
}

/** Whether a path is left out: names, paths from the top, stars and exceptions are understood. */
function ignoring(folder: string): (path: string) => boolean {
  const file = join(folder, '.gitignore')
  const lines = readTextIfThere(file)?.split(/\r?\n/) ?? []
  const rules = [...leftovers, ...lines]
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const kept = line.startsWith('!')
      const pattern = line.replace(/^!/, '').replace(/\/$/, '')
      if (/[?[\]\\]|\*\*/.test(pattern)) throw new Error(`${file}: “${line}” is not understood; write a plain name.`)
      const top = pattern.includes('/')
      const parts = pattern.replace(/^\//, '').split('*').map(RegExp.escape)
      return { kept, top, matches: new RegExp(`^${parts.join('[^/]*')}$`) }
    })
  return (path) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return rules.reduce((left, { kept, top, matches }) => (matches.test(top ? path : name) ? !kept : left), false)
  }
}
