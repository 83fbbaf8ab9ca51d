// Draws the maps: a city on a river and a country with its regions, each light and dark.
//
//   node content/media/maps/draw.mjs
//
// Both places are invented. The numbers come from a seeded generator, so the same script gives the same maps.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

function seeded(seed) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}
const r = (number) => Math.round(number)
const path = (points, closed) => `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}${closed ? 'Z' : ''}`
/** A line through points, rounded at each of them. */
function smooth(points) {
  let text = `M${r(points[0][0])} ${r(points[0][1])}`
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]
    const [nx, ny] = points[i + 1]
    text += `Q${r(x)} ${r(y)} ${r((x + nx) / 2)} ${r((y + ny) / 2)}`
  }
  const [x, y] = points.at(-1)
  return `${text}L${r(x)} ${r(y)}`
}

const themes = {
  light: { land: '#eef0f3', block: '#e4e7ec', street: '#ffffff', road: '#ffffff', edge: '#d5d9e0', water: '#bcd5e6', park: '#cfe3cf', path: '#ffffff', rail: '#b9c0cb', region: '#e3e7ed', border: '#ffffff', coast: '#c3cad4', sea: '#f7f9fb', lake: '#bcd5e6', town: '#7b8494' },
  dark: { land: '#17191e', block: '#1e2127', street: '#2a2e36', road: '#3a3f49', edge: '#0f1114', water: '#123043', park: '#172a20', path: '#22382b', rail: '#454b57', region: '#262a32', border: '#0f1216', coast: '#3d4450', sea: '#0f1216', lake: '#123043', town: '#9aa3b2' },
}

function city(c) {
  const random = seeded(41)
  const [w, h] = [1600, 1000]
  const river = [[-60, 760], [220, 690], [470, 730], [690, 600], [860, 470], [1090, 430], [1330, 320], [1660, 300]]
  const grid = (angle, cx, cy, gap, count) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const put = (u, v) => [cx + u * cos - v * sin, cy + u * sin + v * cos]
    const lines = []
    for (const turn of [0, 1])
      for (let i = -count; i <= count; i++) {
        const at = i * gap + (random() - 0.5) * gap * 0.22
        const bend = (random() - 0.5) * 36
        const from = -count * gap - random() * 80
        const to = count * gap + random() * 80
        const point = (along) => (turn ? put(at + Math.sin(along / 420) * bend, along) : put(along, at + Math.sin(along / 420) * bend))
        lines.push([from, from / 2, 0, to / 2, to].map(point))
      }
    return lines
  }
  const north = grid(-0.2, 560, 250, 62, 11)
  const south = grid(0.16, 1060, 800, 66, 12)
  const blocks = []
  for (let i = 0; i < 150; i++) {
    const top = i < 70
    const [x, y, angle] = top ? [random() * 1100, random() * 440, -0.2] : [420 + random() * 1160, 560 + random() * 430, 0.16]
    const [a, b] = [18 + random() * 26, 14 + random() * 20]
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    blocks.push(path([[-a, -b], [a, -b], [a, b], [-a, b]].map(([u, v]) => [x + u * cos - v * sin, y + u * sin + v * cos]), true))
  }
  const parks = [
    'M980 130C1080 90 1230 110 1270 190C1300 250 1240 300 1150 300C1060 310 960 300 940 240C930 190 940 150 980 130Z',
    'M180 860C260 820 380 840 400 900C410 950 330 990 240 985C170 980 130 900 180 860Z',
    'M700 800L820 780L840 870L720 890Z',
  ]
  const roads = [
    [[-40, 420], [300, 380], [560, 330], [900, 360], [1200, 560], [1640, 700]],
    [[520, -40], [560, 250], [640, 520], [800, 760], [860, 1040]],
    [[1340, -40], [1300, 240], [1320, 520], [1240, 780], [1260, 1040]],
    [[-40, 120], [340, 180], [800, 60], [1180, 40], [1640, 120]],
    [[-40, 930], [300, 800], [700, 720], [1060, 720], [1640, 900]],
  ]
  const loop = 'M560 250C700 210 850 240 900 360'
  const line = (list) => list.map(smooth).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><clipPath id="n"><path d="${smooth(river)}V-40H-60Z"/></clipPath><clipPath id="s"><path d="${smooth(river)}V1040H-60Z"/></clipPath><path fill="${c.land}" d="M0 0h${w}v${h}H0z"/><path fill="${c.block}" d="${blocks.join('')}"/><g fill="none" stroke="${c.street}" stroke-width="6"><path clip-path="url(#n)" d="${line(north)}"/><path clip-path="url(#s)" d="${line(south)}"/></g><path fill="${c.park}" d="${parks.join('')}"/><path fill="none" stroke="${c.path}" stroke-width="4" d="M960 250C1040 170 1160 260 1260 170M1080 110C1090 190 1130 240 1150 300"/><path fill="none" stroke="${c.water}" stroke-width="96" stroke-linecap="round" d="${smooth(river)}"/><path fill="${c.water}" d="M1090 190c20-26 70-26 84 0 10 22-12 40-40 40s-60-14-44-40z"/><g fill="none" stroke-linecap="round"><path stroke="${c.edge}" stroke-width="22" d="${line(roads)}${loop}"/><path stroke="${c.road}" stroke-width="17" d="${line(roads)}${loop}"/><path stroke="${c.rail}" stroke-width="5" d="M-40 560C300 520 420 520 520 640S900 940 1640 980"/><path stroke="${c.land}" stroke-width="3" stroke-dasharray="14 14" d="M-40 560C300 520 420 520 520 640S900 940 1640 980"/></g><circle cx="640" cy="520" r="26" fill="${c.road}" stroke="${c.edge}" stroke-width="3"/><circle cx="640" cy="520" r="11" fill="${c.park}"/></svg>\n`
}

function country(c) {
  const random = seeded(9)
  const [w, h] = [1600, 1000]
  // a coast round a middle, rougher towards the west, and regions by the nearest of their towns
  const count = 150
  const coast = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    const rough = Math.cos(angle) < 0 ? 34 : 16
    const reach = 1 + 0.16 * Math.sin(angle * 2 + 0.6) + 0.1 * Math.sin(angle * 3 + 2.1) + 0.05 * Math.sin(angle * 7)
    const radius = 300 * reach + (random() - 0.5) * rough
    return [800 + Math.cos(angle) * radius * 1.62, 500 + Math.sin(angle) * radius * 1.12]
  })
  const towns = [[470, 360], [640, 250], [900, 260], [1150, 330], [560, 560], [800, 480], [1040, 520], [1260, 560], [700, 720], [960, 740]]
  const cell = (at) => {
    let polygon = [[0, 0], [w, 0], [w, h], [0, h]]
    for (const other of towns) {
      if (other === at) continue
      const [mx, my] = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]
      const [nx, ny] = [other[0] - at[0], other[1] - at[1]]
      const inside = ([x, y]) => (x - mx) * nx + (y - my) * ny
      const next = []
      for (let i = 0; i < polygon.length; i++) {
        const [a, b] = [polygon[i], polygon[(i + 1) % polygon.length]]
        const [da, db] = [inside(a), inside(b)]
        if (da <= 0) next.push(a)
        if (da <= 0 !== db <= 0) {
          const k = da / (da - db)
          next.push([a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k])
        }
      }
      polygon = next
    }
    return polygon
  }
  // a border's bends depend on its two ends alone, so that both neighbours draw the same one
  const rough = (polygon) =>
    polygon.flatMap((a, i) => {
      const b = polygon[(i + 1) % polygon.length]
      const [p, q] = r(a[0]) * 4096 + r(a[1]) < r(b[0]) * 4096 + r(b[1]) ? [a, b] : [b, a]
      const bends = seeded(r(p[0] * 7 + p[1] * 13 + q[0] * 17 + q[1] * 29))
      const split = (from, to, depth) => {
        if (!depth) return [from]
        const length = Math.hypot(to[0] - from[0], to[1] - from[1])
        const by = (bends() - 0.5) * length * 0.3
        const middle = [(from[0] + to[0]) / 2 - ((to[1] - from[1]) / length) * by, (from[1] + to[1]) / 2 + ((to[0] - from[0]) / length) * by]
        return [...split(from, middle, depth - 1), ...split(middle, to, depth - 1)]
      }
      const line = [...split(p, q, 4), q]
      return p === a ? line.slice(0, -1) : line.toReversed().slice(0, -1)
    })
  const outline = path(coast, true)
  const isles = ['M214 330l34-22 26 14-8 34-38 10z', 'M176 420l22-8 14 20-20 16z', 'M1420 250l28-26 30 16-10 36-36 4z', 'M250 640l30-10 16 24-26 22-24-12z']
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><clipPath id="a"><path d="${outline}"/></clipPath><path fill="${c.sea}" d="M0 0h${w}v${h}H0z"/><path fill="${c.region}" stroke="${c.coast}" stroke-width="3" stroke-linejoin="round" d="${outline}${isles.join('')}"/><g clip-path="url(#a)"><path fill="none" stroke="${c.border}" stroke-width="5" stroke-linejoin="round" d="${towns.map((town) => path(rough(cell(town)), true)).join('')}"/><path fill="none" stroke="${c.lake}" stroke-width="6" stroke-linecap="round" d="M900 130C880 300 960 380 900 470S760 600 800 900M900 470C1050 440 1100 420 1300 440"/><path fill="${c.lake}" d="M850 440c30-40 110-30 120 10 6 34-40 60-80 52s-62-32-40-62z"/></g><path fill="none" stroke="${c.coast}" stroke-width="3" stroke-linejoin="round" d="${outline}"/><g fill="${c.town}">${towns.map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${i === 5 ? 9 : 5}"/>`).join('')}</g></svg>\n`
}

for (const [theme, colours] of Object.entries(themes)) {
  writeFileSync(join(import.meta.dirname, `city-${theme}.svg`), city(colours))
  writeFileSync(join(import.meta.dirname, `country-${theme}.svg`), country(colours))
}
