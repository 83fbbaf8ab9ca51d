// Draws the site's icons from the mark: favicon.svg and favicon.ico, the icons of an installed app, and its manifest.
//
//   node content/media/logos/icons.mjs   (the tools it needs: content/media/darkroom/tools.mjs)
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tools } from '../darkroom/tools.mjs'

const sharp = await tools('sharp')
const target = join(import.meta.dirname, '../../../public')
const board = 'M3 5h7.2l3.3 11h5l3.3-11H29v22h-6.5v-9.5l-1.9 4h-9.2l-1.9-4V27H3z'
const key = 'M12.6 5h6.8l-2.35 8.5h-2.1z'

/** The mark in white on blue; `share` is how much of the square's width it takes. */
function icon(share, radius) {
  const scale = (32 * share) / 26
  const shift = (value) => Number((16 - value * scale).toFixed(3))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="#2563eb"/><g transform="translate(${shift(16)} ${shift(16)}) scale(${Number(scale.toFixed(4))})"><path d="${board}" fill="#fff"/><path d="${key}" fill="#93c5fd"/></g></svg>\n`
}

const small = icon(0.66, 7)
const full = icon(0.6, 0)
const maskable = icon(0.5, 0)
const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

writeFileSync(join(target, 'favicon.svg'), small)
writeFileSync(join(target, 'favicon.ico'), ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(small, size) })))))
writeFileSync(join(target, 'apple-touch-icon.png'), await png(full, 180))
writeFileSync(join(target, 'icon-192.png'), await png(small, 192))
writeFileSync(join(target, 'icon-512.png'), await png(small, 512))
writeFileSync(join(target, 'icon-maskable-512.png'), await png(maskable, 512))

/** An ICO file that holds PNGs: a head of 6 bytes, 16 for each picture, then the pictures. */
function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [index, { size, bytes }] of images.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(bytes.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  }
  return Buffer.concat([head, ...images.map(({ bytes }) => bytes)])
}
