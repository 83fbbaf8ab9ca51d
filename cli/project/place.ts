/** Where a file of the project lies. Nothing outside it is ever read or written, whatever a name or a link says. */
import { lstat, realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { codeOf, exits, Fault, fileFault } from '../fault.ts'

/** Folders that belong to other programs. */
const foreign = new Set(['.git', '.hg', '.svn', 'node_modules'])

/** Whether a path with slashes names something below a folder: no way up, no root, no drive, nothing that is not a name. */
export function isBelow(path: string): boolean {
  // eslint-disable-next-line no-control-regex
  if (path === '' || path.length > 400 || /[\\:\u0000-\u001f\u007f<>"|?*]/.test(path)) return false
  return path
    .split('/')
    .every((part) => part !== '' && !/^\.+$/.test(part) && !/[. ]$/.test(part) && !foreign.has(part.toLowerCase()))
}

/**
 * The place of a file, by its path from the root.
 *
 * @throws Fault where that is not below the root: by its name, by a link on the way to it, or as a link itself
 */
export async function placeOf(root: string, path: string): Promise<string> {
  if (!isBelow(path))
    throw new Fault(`“${path}” is no file of this project.`, { exit: exits.failed, todo: 'Nothing was written there.' })
  const real = await realpath(root)
  const parts = path.split('/')
  for (let length = 1; length <= parts.length; length += 1) {
    const way = parts.slice(0, length).join('/')
    const found = await lstat(join(root, way)).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return null
      throw fileFault(way, error)
    })
    if (!found) break
    if (length === parts.length && found.isSymbolicLink())
      throw new Fault(`${path} is a link, and what it leads to is not ours to change.`, {
        todo: 'Put the file itself there, or set another folder with --dir.',
      })
    if (found.isSymbolicLink() && !isInside(real, await realpath(join(root, way)).catch(() => '/')))
      throw new Fault(`${way} leads out of the project.`, {
        todo: 'Set a folder inside the project with --dir, or run it in the project the link leads to.',
      })
    if (length < parts.length && !found.isDirectory() && !found.isSymbolicLink())
      throw new Fault(`${way} is a file where a folder is needed.`, {
        todo: 'Move it away, or set another folder with --dir.',
      })
    if (length === parts.length && !found.isFile())
      throw new Fault(`${path} is not a file.`, { todo: 'Move it away, or set another folder with --dir.' })
  }
  return join(root, ...parts)
}

function isInside(root: string, place: string): boolean {
  const way = relative(root, place)
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !/^(?:[a-z]:|[/\\])/i.test(way))
}
