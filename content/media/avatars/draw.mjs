// Draws the twelve avatars: Open Peeps by Pablo Stanley (CC0 1.0), put together with DiceBear (MIT).
//
//   npm install --prefix /tmp/avatars @dicebear/core@9 @dicebear/open-peeps@9
//   node content/media/avatars/draw.mjs /tmp/avatars
//
// The same packages always give the same pictures: nothing is left to chance.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

const [packages = '/tmp/avatars', target = import.meta.dirname] = process.argv.slice(2)
const load = (name) => import(pathToFileURL(resolve(packages, 'node_modules/@dicebear', name, 'lib/index.js')).href)
const { createAvatar } = await load('core')
const style = await load('open-peeps')

const size = 256
const people = [
  { head: 'bangs', face: 'smile', skin: 'f2c9a5', hair: '9a5a34', clothes: '5b7bb5', ground: 'c9dcf5' },
  { head: 'short4', face: 'cute', skin: 'c68b5e', hair: '4a312c', clothes: 'd9825b', ground: 'f7d9c4' },
  { head: 'hijab', face: 'calm', skin: 'e0ac7e', hair: '2c1b18', clothes: '6b7fc4', ground: 'd8d6f2' },
  { head: 'afro', face: 'smile', skin: '8d5a3b', hair: '2c1b18', clothes: 'e0a63a', ground: 'c8e6d4' },
  {
    head: 'grayShort',
    face: 'smile',
    skin: 'f0c4a4',
    hair: 'd8d4d0',
    clothes: '5f8f7a',
    ground: 'f5e3b8',
    accessories: 'glasses2',
  },
  { head: 'medium2', face: 'cute', skin: 'f5d3b8', hair: '2c1b18', clothes: '7d8f4e', ground: 'f4d3dc' },
  {
    head: 'turban',
    face: 'smile',
    skin: 'b97f56',
    hair: '2c1b18',
    clothes: '3f8a86',
    ground: 'cfe3ee',
    facialHair: 'full2',
  },
  { head: 'grayMedium', face: 'calm', skin: 'f3cba8', hair: 'd9ab5f', clothes: 'b56a86', ground: 'dfe8c4' },
  { head: 'short5', face: 'smile', skin: 'ecc49c', hair: '2c1b18', clothes: '3f6f8c', ground: 'e6d6f0' },
  {
    head: 'twists',
    face: 'smile',
    skin: '75492f',
    hair: '2c1b18',
    clothes: '8a76c2',
    ground: 'f8dcb8',
    accessories: 'glasses',
  },
  {
    head: 'noHair1',
    face: 'cute',
    skin: 'a9714a',
    hair: '2c1b18',
    clothes: '4f9190',
    ground: 'd3e6c9',
    facialHair: 'full',
  },
  {
    head: 'grayBun',
    face: 'smile',
    skin: 'f3cdb0',
    hair: 'e8e1e1',
    clothes: 'a3566b',
    ground: 'c6e3e6',
    accessories: 'glasses4',
  },
]

function drawing({ head, face, skin, hair, clothes, ground, accessories, facialHair }) {
  return createAvatar(style, {
    seed: 'millwork',
    size: size * 2,
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
  }).toString()
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
mkdirSync(target, { recursive: true })
for (const [index, person] of people.entries()) {
  const webp = await page.evaluate(
    async ([svg, edge]) => {
      const picture = new Image()
      picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await picture.decode()
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = edge
      const context = canvas.getContext('2d')
      context.imageSmoothingQuality = 'high'
      context.drawImage(picture, 0, 0, edge, edge)
      return canvas.toDataURL('image/webp', 0.9).split(',')[1]
    },
    [drawing(person), size],
  )
  const bytes = Buffer.from(webp, 'base64')
  const name = `avatar-${String(index + 1).padStart(2, '0')}.webp`
  writeFileSync(join(target, name), bytes)
  console.log(`${name} ${bytes.length} bytes`)
}
await browser.close()
