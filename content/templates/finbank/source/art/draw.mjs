/** Draws the guilloches of the cards: node draw.mjs. Lines only, as a banknote's, so that they stay sharp at every size. */
import { writeFileSync } from 'node:fs'

const round = (value) => Math.round(value * 10) / 10
const path = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`

/** A rosette: one wave that runs round a circle, drawn again with its amplitude and phase moved on. */
function rosette({ petals, rings, from, to, depth }) {
  return Array.from({ length: rings }, (_, ring) => {
    const share = ring / (rings - 1)
    const radius = from + (to - from) * share
    const points = Array.from({ length: petals * 12 + 1 }, (_, step) => {
      const angle = (step / (petals * 12)) * 2 * Math.PI
      const wave = Math.sin(angle * petals + share * Math.PI * 2) * depth * (0.35 + 0.65 * Math.sin(share * Math.PI))
      return [200 + Math.cos(angle) * (radius + wave), 200 + Math.sin(angle) * (radius + wave)]
    })
    return path(points)
  }).join('')
}

/** A band: two families of waves that swell and thin out against each other, across a card. */
function band({ lines, swell, waves }) {
  return Array.from({ length: lines }, (_, line) => {
    const share = line / (lines - 1) - 0.5
    const points = Array.from({ length: 81 }, (_, step) => {
      const x = (step / 80) * 856
      const envelope = 36 + swell * Math.cos((x / 856) * Math.PI * waves) ** 2
      return [x, 270 + Math.sin((x / 856) * Math.PI * 4 + share * 2.4) * 46 + share * envelope * 4]
    })
    return path(points)
  }).join('')
}

const file = (name, box, stroke, width, d) =>
  writeFileSync(
    new URL(`${name}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}" fill="none" stroke="${stroke}" stroke-width="${width}"><path d="${d}"/></svg>\n`,
  )

const large = rosette({ petals: 14, rings: 22, from: 34, to: 190, depth: 26 })
file('rosette-light', '400 400', '#d9f0e0', 0.7, large)
file('rosette-dark', '400 400', '#0d2b20', 0.7, large)
file('rosette-red', '400 400', '#e5492c', 0.7, rosette({ petals: 9, rings: 18, from: 30, to: 185, depth: 34 }))
file('band-light', '856 540', '#d9f0e0', 0.8, band({ lines: 30, swell: 74, waves: 3 }))
file('band-dark', '856 540', '#0d2b20', 0.8, band({ lines: 30, swell: 74, waves: 2 }))
