// Makes the film: sheets of paper that move against one another, put together by ffmpeg.
//
//   node content/media/films/draw.mjs <folder for the sheets> [<frames a second, 24>]   then   node content/media/list.mjs
//
// (The tools it needs: content/media/darkroom/tools.mjs, and ffmpeg. With 0.4 frames a second it makes stills in the folder, and nothing else.)
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boat, cloud, headland, wave } from '../cuts/lands.mjs'
import { dice, disc, flat, layer, lift, rect, ridge, times } from '../cuts/paper.mjs'
import { tools } from '../darkroom/tools.mjs'

const sharp = await tools('sharp')
const folder = process.argv[2]
const rate = Number(process.argv[3] ?? 24)
const seconds = 10
const colours = { rock: '#7a5a52', grass: '#7d9a5c', tower: '#f6eee0', stripe: '#c4442f', sail: '#fbf3e4', lamp: '#f7d774' }
const sea = ['#8dbcc0', '#6ba5b0', '#4b8c9c', '#347386', '#255b70', '#1b4759']
const random = dice(9)
const sky = (top, foot) => `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".62" stop-color="${foot}"/></linearGradient><rect x="0" y="135" width="1600" height="900" fill="url(#sky)"/>`
/** The part of the canvas the film shows, and a wider one for what sways. */
const frame = [0, 135, 1600, 900]
const wide = [-120, 135, 1840, 960]
/** A wave drawn for the canvas, stretched so that it never shows its ends. */
const long = (content) => `<g transform="translate(-110 0) scale(1.14 1)">${content}</g>`
const at = (x, y) => [x - 160, y - 290, 330, 370]
const sway = (size, every, shift) => `${size}*sin(2*PI*t/${every}+${shift})`
const bob = (size, every, shift) => `${size}*sin(2*PI*t/${every}+${shift})`

/** From the back to the front: what is drawn, its part of the canvas, where it moves to (pixels of the canvas, t in seconds), how it fades. */
const sheets = [
  { name: 'sky', part: frame, draw: sky('#a9cfd4', '#f8d2a8') },
  { name: 'night', part: frame, draw: sky('#1d2848', '#6a5878') + times(70, () => disc(random() * 1600, 140 + random() * 380, 1.4 + random() * 2.2, '#f4ecd2')), fade: [0.6, 6] },
  { name: 'sun', part: frame, draw: lift(disc(500, 430, 150, '#f6a65a'), 'high'), y: '330*pow(1-t/10,1.6)' },
  { name: 'cloud', part: wide, draw: cloud(60, 250, 1.2, '#fae3cb'), x: '7*t' },
  { name: 'clouds', part: wide, draw: cloud(690, 210, 1.5, '#fbe8d4') + cloud(1360, 300, 0.8, '#fae3cb'), x: '11*t' },
  { name: 'sea-0', part: wide, draw: long(lift(flat(ridge(640, [[8, 1, 0]]), sea[0]))), x: sway(14, 9, 0) },
  { name: 'boat-0', part: at(240, 654), draw: boat(240, 654, 0.5, colours), x: '9*t', y: bob(3, 3.1, 1) },
  { name: 'sea-1', part: wide, draw: long(wave(706, sea[1], 0.4, 10)), x: sway(22, 8, 1), y: bob(4, 4.4, 0) },
  { name: 'boat-1', part: at(590, 742), draw: boat(590, 742, 0.95, colours), x: '16*t', y: bob(6, 3.7, 2) },
  { name: 'sea-2', part: wide, draw: long(wave(800, sea[2], 2.2)), x: sway(30, 7, 2.4), y: bob(6, 5, 1.5) },
  { name: 'land', part: frame, draw: headland(colours) },
  { name: 'sea-3', part: wide, draw: long(wave(916, sea[3], 4.1)), x: sway(34, 6.4, 4), y: bob(7, 4.6, 3) },
  { name: 'boat-2', part: at(250, 960), draw: boat(250, 960, 1.25, colours, 'high'), x: '26*t', y: bob(9, 4.1, 0.4) },
  { name: 'sea-4', part: wide, draw: long(wave(986, sea[4], 1.1, 20)), x: sway(42, 6, 0.8), y: bob(8, 5.2, 4.2) },
  { name: 'dusk', part: frame, draw: rect(0, 135, 1600, 900, '#141a3a', 0, 'opacity=".56"'), fade: [0.6, 6] },
  { name: 'beam', part: frame, draw: `<g opacity=".55">${flat('M 1150 330 L -60 150 L -60 430 Z', '#f7e2a0')}</g>` + rect(1128, 272, 64, 56, '#ffe9a8', 4) + rect(1294, 528, 30, 40, '#ffe08a') + rect(1404, 528, 30, 40, '#ffe08a'), fade: [2.6, 2] },
  { name: 'light', part: frame, draw: rect(0, 135, 1600, 900, 'url(#light)') },
]

mkdirSync(folder, { recursive: true })
const scale = 1.2
const inputs = []
let [filter, last] = ['', '']
for (const [i, { name, part, draw, x = '0', y = '0', fade }] of sheets.entries()) {
  const file = join(folder, `${name}.png`)
  await sharp(Buffer.from(layer(draw, part, scale))).png().toFile(file)
  inputs.push('-loop', '1', '-framerate', String(rate), '-t', String(seconds), '-i', file)
  filter += `[${i}]format=rgba${fade ? `,fade=t=out:st=${fade[0]}:d=${fade[1]}:alpha=1` : ''}[s${i}];`
  if (i) filter += `[${last}][s${i}]overlay=x='${(part[0] - frame[0]) * scale}+${scale}*(${x})':y='${(part[1] - frame[1]) * scale}+${scale}*(${y})':eval=frame${i === sheets.length - 1 ? '' : `[o${i}];`}`
  last = i ? `o${i}` : 's0'
}
const size = 'scale=960:540:flags=lanczos,format=yuv420p'
const run = (...rest) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, '-filter_complex', `${filter},${size}`, ...rest], { stdio: 'inherit' })
if (rate < 1) {
  run(join(folder, 'still-%d.png'))
} else {
  const whole = join(folder, 'tide.mkv')
  run('-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '8', whole)
  const print = (...rest) => execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', whole, '-an', ...rest], { stdio: 'inherit' })
  print('-c:v', 'libx264', '-preset', 'medium', '-crf', '27', '-movflags', '+faststart', join(import.meta.dirname, 'tide.mp4'))
  print('-c:v', 'libvpx-vp9', '-deadline', 'good', '-cpu-used', '4', '-crf', '38', '-b:v', '0', join(import.meta.dirname, 'tide.webm'))
  const still = join(folder, 'poster.png')
  print('-ss', '9', '-frames:v', '1', still)
  await sharp(still).avif({ quality: 62 }).toFile(join(import.meta.dirname, 'tide.avif'))
  await sharp(still).webp({ quality: 84 }).toFile(join(import.meta.dirname, 'tide.webp'))
}
writeFileSync(
  join(import.meta.dirname, 'tide.vtt'),
  `WEBVTT

00:00.400 --> 00:02.800
Harrow Point, ten minutes before sunrise.

00:03.000 --> 00:06.000
The keeper puts out the lamp.

00:06.400 --> 00:09.800
Three boats go out with the tide.
`,
)
