// Makes the files that are served from developed PNGs: products at 800 and 400, scenes in three ratios,
// cutouts as large as the thing was in the picture. What a template alone shows goes to it, at 1280 and 640.
//
//   node content/media/darkroom/encode.mjs <folder of the PNGs> [<shot> ...]   then   node content/media/list.mjs
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tools } from './tools.mjs'

const sharp = await tools('sharp')
const [source, ...wanted] = process.argv.slice(2)
const media = join(import.meta.dirname, '..')
const shots = JSON.parse(readFileSync(join(media, 'blender/shots.json'), 'utf8'))
/** Parts of a 4:3 scene: which share of its width and height each ratio keeps. */
const ratios = { '': [1, 1], wide: [1, 3 / 4], tall: [9 / 16, 1] }
/** Up to this many bytes a picture is light; a scene of 1200 px may take more. */
const limit = (width) => (width <= 400 ? 24_000 : width <= 800 ? 58_000 : 120_000)
const ownOptions = { avif: { quality: 66, effort: 6 }, webp: { quality: 84, effort: 6, smartSubsample: true } }

for (const folder of ['products', 'cutouts', 'scenes']) mkdirSync(join(media, folder), { recursive: true })
for (const [name, shot] of Object.entries(shots)) {
  if (wanted.length && !wanted.includes(name)) continue
  for (const colour of Object.keys(shot.colours ?? { '': {} })) {
    const stem = colour ? `${name}-${colour}` : name
    const png = join(source, `${stem}.png`)
    if (!existsSync(png)) continue
    if (shot.template) await own(png, name, shot)
    else if (shot.kind === 'scene') await scene(png, stem, shot)
    else await sizes(sharp(png), join(media, 'products', stem), 800, 400)
    const cutout = join(source, `${stem}-cutout.png`)
    if (existsSync(cutout)) await save(await sharp(cutout).trim({ threshold: 1 }).png().toBuffer(), join(media, 'cutouts', stem), 800)
    console.log(stem)
  }
}

/** `keep` is the share of the picture that is used at all, `focus` where the rest is cut off: 0 keeps left or top. */
async function scene(png, stem, { focus = [0.5, 0.5], keep = 1 }) {
  const [width, height] = [1200 * keep, 900 * keep]
  const [x, y] = [Math.round((1200 - width) * focus[0]), Math.round((900 - height) * focus[1])]
  for (const [ratio, [w, h]] of Object.entries(ratios)) {
    const [partWidth, partHeight] = [Math.round(width * w), Math.round(height * h)]
    const left = x + Math.round((width - partWidth) * focus[0])
    const top = y + Math.round((height - partHeight) * focus[1])
    const part = sharp(png).extract({ left, top, width: partWidth, height: partHeight })
    await sizes(part, join(media, 'scenes', ratio ? `${stem}-${ratio}` : stem), partWidth, partWidth > 800 ? 600 : 400)
  }
}

/** A template's own picture, in the template; one of a region is laid over the picture it is a region of. */
async function own(png, name, { template, over, region, size }) {
  const folder = join(media, '../templates', template, 'source/media')
  mkdirSync(folder, { recursive: true })
  const whole = await sharp(over ? await laid(png, join(source, `${over}.png`), region) : png).png().toBuffer()
  const file = join(folder, name.slice(template.length + 1))
  for (const [width, formats] of [[1280, over ? ['avif'] : ['avif', 'webp']], [640, ['avif']]]) {
    const resized = sharp(await sharp(whole).resize({ width, kernel: 'lanczos3' }).png().toBuffer())
    for (const format of formats)
      await resized.clone()[format](ownOptions[format]).toFile(`${file}${width === 640 ? '-640' : ''}.${format}`)
  }
  await note(folder, name.slice(template.length + 1), size, join(source, `${name}.marks.json`))
}

/** Keeps what the template wants to know of its pictures: their size, and where the corners lie that the scene names. What is said of them is written by hand. */
async function note(folder, name, [width, height], marks) {
  const file = join(folder, 'pictures.json')
  const all = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  all[name] = { alt: '', ...all[name], width, height, ...(existsSync(marks) && { corners: JSON.parse(readFileSync(marks, 'utf8')) }) }
  await writeFile(file, `${JSON.stringify(all, null, 2).replace(/\[\s+(-?[\d.]+),\s+(-?[\d.]+)\s+\]/g, '[$1, $2]')}\n`)
}

/** A region over its picture, with an edge that fades, so that no grain shows where one ends. */
async function laid(part, under, [left, top, right, bottom]) {
  const { width, height } = await sharp(part).metadata()
  const [x, y, w, h] = [left * width, top * height, (right - left) * width, (bottom - top) * height].map(Math.round)
  const fade = Math.round(width / 60)
  const mask = await sharp({ create: { width: w, height: h, channels: 3, background: '#000' } })
    .composite([{ input: { create: { width: w - 4 * fade, height: h - 4 * fade, channels: 3, background: '#fff' } }, left: 2 * fade, top: 2 * fade }])
    .blur(fade / 2)
    .extractChannel(0)
    .raw()
    .toBuffer()
  const cut = await sharp(part).removeAlpha().extract({ left: x, top: y, width: w, height: h }).raw().toBuffer()
  const input = await sharp(cut, { raw: { width: w, height: h, channels: 3 } }).joinChannel(mask, { raw: { width: w, height: h, channels: 1 } }).png().toBuffer()
  return sharp(under).composite([{ input, left: x, top: y }]).png().toBuffer()
}

async function sizes(picture, file, large, small) {
  const whole = await picture.png().toBuffer()
  await save(whole, file, large)
  await save(whole, `${file}-${small}`, small)
}

/** Writes both formats in the best quality that keeps the file light. */
async function save(whole, file, width) {
  const resized = await sharp(whole).resize({ width, withoutEnlargement: true }).png().toBuffer()
  for (const [format, options] of Object.entries({ avif: { quality: 74, effort: 3 }, webp: { quality: 88, effort: 4, smartSubsample: true } })) {
    for (let quality = options.quality; ; quality -= 6) {
      const bytes = await sharp(resized)[format]({ ...options, quality }).toBuffer()
      if (bytes.length > limit(width) && quality > 40) continue
      await writeFile(`${file}.${format}`, bytes)
      break
    }
  }
}
