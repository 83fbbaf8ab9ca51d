import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { smallPictureWidth } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'
import { readBytes } from '#toolchain/stamps/record.ts'
import { root } from '#toolchain/paths.ts'
import { pictureFile, pictureThemes, readTaken } from '../pictures/file.ts'

/** Puts the pictures of components where they are served from, in two sizes, under names that change with them. */
export async function buildPictures(): Promise<string> {
  rmSync(join(root, 'build/pictures'), { recursive: true, force: true })
  const taken = Object.entries(readTaken())
  const bytes = { large: 0, small: 0 }
  const put = (address: string, picture: Uint8Array) => {
    const target = join(root, 'build', address)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, picture)
    return picture.length
  }
  await Promise.all(
    taken.flatMap(([path, picture]) =>
      pictureThemes.map(async (theme) => {
        const large = readBytes(pictureFile(path, theme))
        bytes.large += put(urls.componentPicture(path, picture, theme), large)
        const small = await smaller(large)
        bytes.small += put(urls.componentPicture(path, picture, theme, 'small'), small)
      }),
    ),
  )
  const [large, small] = [bytes.large, bytes.small].map((sum) => Math.round(sum / 1024))
  return `${taken.length} components, light and dark, as pictures of ${large} and ${small} KiB`
}

/** More effort takes twice the time and saves a fiftieth. */
const smaller = (picture: Uint8Array) =>
  sharp(picture).resize(smallPictureWidth).avif({ quality: 52, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer()
