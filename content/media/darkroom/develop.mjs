// Develops one rendered shot: reads both halves, takes out the grain, gives surfaces their colours, writes PNGs.
//
//   node content/media/darkroom/develop.mjs <shot> <folder of the passes> <folder for the pictures>
import { copyFileSync, existsSync, readFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { denoise } from './denoise.mjs'
import { readExr } from './exr.mjs'
import { tools } from './tools.mjs'

const sharp = await tools('sharp')
const [name, passes, target] = process.argv.slice(2)
const shot = JSON.parse(readFileSync(join(import.meta.dirname, '../blender/shots.json'), 'utf8'))[name]
const tintBase = linear('#9a948c')
const paperBase = linear('#cfc9bf')

const halves = [0, 1].map((half) => readExr(join(passes, `${name}.${half}.exr`)))
const { width, height } = halves[0]
const count = width * height
const rgb = (half, pass) => ['R', 'G', 'B'].map((channel) => half.planes[`${pass}.${channel}`])
const mean = (key) => halves[0].planes[key].map((value, i) => (value + halves[1].planes[key][i]) / 2)

const ground = mean('ground.X')
const albedo = ['R', 'G', 'B'].map((channel) => mean(`DiffCol.${channel}`))
const masks = ['R', 'G', 'B'].map((channel) => mean(`tint.${channel}`))
// The paper is one colour: what the grain left in it is taken out for good.
for (const [c, plane] of albedo.entries()) for (let i = 0; i < count; i++) plane[i] += ground[i] * (paperBase[c] - plane[i])
const normals = ['X', 'Y', 'Z'].map((axis) => mean(`Normal.${axis}`))
const guides = [
  ...normals.map((plane) => ({ plane, scale: 3 })),
  ...albedo.map((plane) => ({ plane, scale: 7 })),
  ...masks.map((plane) => ({ plane, scale: 3 })),
  { plane: ground, scale: 3 },
]

/** What each mask's surfaces are like where nothing else shares the pixel: cloth with a sheen is lighter than its base. */
const within = masks.map((mask) =>
  albedo.map((plane, c) => {
    let [sum, weight] = [tintBase[c], 1]
    for (let i = 0; i < count; i++) if (mask[i] > 0.995) [sum, weight] = [sum + plane[i], weight + 1]
    return sum / weight
  }),
)

const light = halves.map((half) => {
  const [direct, indirect] = [rgb(half, 'DiffDir'), rgb(half, 'DiffInd')]
  return direct.map((plane, c) => plane.map((value, i) => value + indirect[c][i]))
})
const rest = halves.map((half, h) => {
  const [combined, color] = [rgb(half, 'Combined'), rgb(half, 'DiffCol')]
  return combined.map((plane, c) => plane.map((value, i) => Math.max(value - light[h][c][i] * color[c][i], 0)))
})
const cleanLight = denoise(light[0], light[1], guides, width, height, ground)
const cleanRest = denoise(rest[0], rest[1], guides, width, height)

mkdirSync(target, { recursive: true })
const marks = `${name}.marks.json`
if (existsSync(join(passes, marks))) copyFileSync(join(passes, marks), join(target, marks))
for (const [colour, tones] of Object.entries(shot.colours ?? { '': {} })) {
  const file = join(target, `${colour ? `${name}-${colour}` : name}.png`)
  await save(print(tones, 3), 3, file)
  if (shot.cutout?.includes(colour)) await save(print(tones, 4), 4, file.replace(/\.png$/, '-cutout.png'))
}

async function save(pixels, channels, file) {
  await sharp(pixels, { raw: { width, height, channels } }).png().toFile(file)
  console.log(file)
}

/** One picture in its colours: light times colour, then the curve of the paper. Four channels leave the ground out. */
function print(tones, channels) {
  const pixels = Buffer.alloc(count * channels)
  const exposure = 0.77 * (shot.exposure ?? 1) * (tones.exposure ?? 1)
  for (let c = 0; c < 3; c++) {
    const ratios = ['a', 'b', 'c'].map((slot) => (tones[slot] ? dyed(tones[slot])[c] / tintBase[c] : 1))
    const paper = tones.paper ? linear(tones.paper)[c] / paperBase[c] : 1
    for (let i = 0; i < count; i++) {
      let tone = albedo[c][i] + ground[i] * paperBase[c] * (paper - 1)
      for (let slot = 0; slot < 3; slot++) {
        const mask = masks[slot][i]
        // Within a thing its own grain is kept; at its edge only its share of the pixel is dyed.
        if (mask) tone += (ratios[slot] - 1) * (mask > 0.995 ? albedo[c][i] : mask * within[slot][c])
      }
      let value = cleanLight[c][i] * tone + cleanRest[c][i]
      // At the edge a pixel is part thing, part paper: the paper's part is taken out again.
      if (channels === 4 && ground[i] < 0.98) {
        const behind = ground[i] * cleanLight[c][i] * paperBase[c] * paper
        value = Math.max(value - behind, 0) / (1 - ground[i])
      }
      pixels[i * channels + c] = byte(curve(value * exposure) * 255 + noise(i * 3 + c))
      if (channels === 4) pixels[i * 4 + 3] = byte((1 - Math.min(1, ground[i])) * 255 + 0.5)
    }
  }
  return pixels
}

function byte(value) {
  return Math.max(0, Math.min(255, Math.floor(value)))
}

/** A colour as cloth and glaze take it: warm light makes it stronger than on a screen, so it is held back a little. */
function dyed(code) {
  const tone = linear(code)
  const grey = 0.21 * tone[0] + 0.72 * tone[1] + 0.07 * tone[2]
  return tone.map((part) => 0.92 * (part + 0.17 * (grey - part)))
}

/** Linear light to sRGB with a soft shoulder, so that highlights never break off. */
function curve(value) {
  const knee = 0.6
  const soft = value <= knee ? value : knee + (1 - knee) * (1 - Math.exp(-(value - knee) / (1 - knee)))
  return soft <= 0.0031308 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055
}

/** Half a step of noise, the same each time: soft gradients show no bands. */
function noise(seed) {
  let bits = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
}

function linear(code) {
  return [1, 3, 5].map((at) => {
    const value = parseInt(code.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
}
