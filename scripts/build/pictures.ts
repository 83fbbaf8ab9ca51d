import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { urls } from '#shared/urls.ts'
import { readBytes } from '#toolchain/stamps/record.ts'
import { root } from '#toolchain/paths.ts'
import { pictureFile, pictureThemes, readTaken } from '../pictures/file.ts'

/** Puts the pictures of components where they are served from, under names that change with them. */
export function buildPictures(): string {
  rmSync(join(root, 'build/pictures'), { recursive: true, force: true })
  const taken = Object.entries(readTaken())
  for (const [path, picture] of taken)
    for (const theme of pictureThemes) {
      const target = join(root, 'build', urls.componentPicture(path, picture, theme))
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, readBytes(pictureFile(path, theme)))
    }
  return `${taken.length} components, light and dark`
}
