// Draws the avatars and portraits: Open Peeps by Pablo Stanley (CC0 1.0), put together with DiceBear (MIT).
//
//   node content/media/avatars/draw.mjs   (the tools it needs: content/media/darkroom/tools.mjs)
//
// The same packages always give the same pictures: nothing is left to chance.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { tools, toolModule } from '../darkroom/tools.mjs'
import { people, portraits } from './people.mjs'

const sharp = await tools('sharp')
const { createAvatar } = await toolModule('@dicebear/core')
const style = await toolModule('@dicebear/open-peeps')
const target = process.argv[2] ?? join(import.meta.dirname, '..')

/** One person as SVG, in a window on the drawing: the face, or the upper half of the body. */
function drawing({ head, face, skin, hair, clothes, ground, accessories, facialHair }, window) {
  return createAvatar(style, {
    seed: 'millwork',
    head: [head],
    face: [face],
    skinColor: [skin],
    headContrastColor: [hair],
    clothingColor: [clothes],
    backgroundColor: [ground],
    accessories: accessories ? [accessories] : [],
    accessoriesProbability: accessories ? 100 : 0,
    facialHair: facialHair ? [facialHair] : [],
    facialHairProbability: facialHair ? 100 : 0,
    maskProbability: 0,
  })
    .toString()
    .replace(/<mask.*?<\/mask>|mask="[^"]*"/gs, '')
    .replace(/viewBox="[^"]*"/, `viewBox="${window}"`)
    .replace(/<rect[^>]*fill="#[0-9a-f]{6}"[^>]*\/>/i, '')
}

async function print(person, { file, window, width, height }) {
  const svg = drawing(person, window).replace('<svg ', `<svg width="${width * 2}" height="${height * 2}" `)
  const picture = sharp(Buffer.from(svg))
    .resize(width, height)
    .flatten({ background: `#${person.ground}` })
  await picture.clone().webp({ quality: 88, effort: 6 }).toFile(`${file}.webp`)
  await picture.avif({ quality: 66, effort: 6 }).toFile(`${file}.avif`)
}

const two = (number) => String(number).padStart(2, '0')
for (const folder of ['avatars', 'portraits']) mkdirSync(join(target, folder), { recursive: true })
for (const [index, person] of people.entries()) {
  const number = index + 1
  await print(person, { file: join(target, `avatars/avatar-${two(number)}`), window: '0 0 704 704', width: 256, height: 256 })
  if (!portraits.includes(number)) continue
  const file = join(target, `portraits/portrait-${two(portraits.indexOf(number) + 1)}`)
  const window = '-104 -60 912 1140'
  await print(person, { file, window, width: 800, height: 1000 })
  await print(person, { file: `${file}-400`, window, width: 400, height: 500 })
}
