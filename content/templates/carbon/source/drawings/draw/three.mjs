/** The three structures on the cover, at one scale: node three.mjs draws them anew into home-hero.tsx. */
import { readFileSync, writeFileSync } from 'node:fs'
import { board, pathOf } from './kit.mjs'

const span = 168
const rise = 28
const rib = (x) => (4 * rise * x * (span - x)) / span ** 2

/** Ground from one edge of the sheet to the other, with what it is made of below. */
function ground(the, line, fine) {
  the.drawn('cut', line)
  the.earth(line, fine ? { step: 30, size: 8, gap: 3.5 } : { step: 52, size: 11, gap: 5 })
}

/** The footbridge; x and y say where its first bearing and its deck are. */
function bridge(the, s, x0, y0) {
  the.part('S-1914 Kettle Bend Footbridge')
  const P = (x, y) => [x0 + x * s, y0 - (y - 1) * s]
  for (let foot = 12; foot < span; foot += 12)
    for (const lean of [-18, 18]) {
      const head = foot + lean
      if (head > 7 && head < span - 7) the.line('thin', P(foot, 0), P(head, rib(head)))
    }
  the.drawn(
    'cut',
    Array.from({ length: 57 }, (_, index) => P(index * 3, rib(index * 3))),
  )
  the.line('line', P(-3, 1), P(span + 3, 1))
  the.line('line', P(-1, -0.6), P(span + 1, -0.6))
  the.line('hair', P(-3, 4.5), P(span + 3, 4.5))
  for (const [x, way, pose] of [
    [30, 1, 'walk'],
    [67, 1, 'stand'],
    [101, -1, 'coat'],
    [104, -1, 'child'],
    [133, -1, 'ride'],
  ])
    the.person(P(x, 1)[0], y0, s, way, 'wash-ink', pose)
}

/** The silo; x is its axis. */
function theater(the, s, x0, y0) {
  the.part('S-2006 Elevator 9 Theater')
  const P = (x, y) => [x0 + x * s, y0 - y * s]
  for (let degrees = -80; degrees <= 80; degrees += 10) {
    const x = 36 * Math.sin((degrees * Math.PI) / 180)
    the.line('hatch', P(x, 107), P(x, 37))
  }
  const mat = [P(-40, -0.5), P(40, -0.5), P(40, -4.5), P(-40, -4.5)]
  the.wash('wash', mat)
  the.shape('line', ...mat)
  the.drawn('cut', [P(-36.4, 0), P(-36.4, 108), P(36.4, 108), P(36.4, 0)])
  the.line('cut', P(-36, 36), P(36, 36))
  the.line('thin', P(-36, 33), P(36, 33))
  the.line('thin', P(-31, 27.2), P(31, 27.2))
  for (const x of [-26, -13, 0, 13, 26]) the.line('hair', P(x, 33), P(x, 27.2))
  the.line('thin', P(-7, 0), P(-7, 16), P(7, 16), P(7, 0))
  the.line('thin', P(-9.5, 0), P(-9.5, 19), P(9.5, 19), P(9.5, 0))
  const rows = [
    [14, 18],
    [28.5, 21],
    [43.5, 24],
    [59, 27],
    [75, 30],
  ]
  const steps = rows
    .flatMap(([inches, x], index) => [
      [x, index ? rows[index - 1][0] / 12 : 0],
      [x, inches / 12],
    ])
    .concat([[35.8, 75 / 12]])
  for (const way of [-1, 1]) {
    the.line('line', P(way * 13, 0), ...steps.map(([x, y]) => P(way * x, y)))
    for (const [index, x] of [16.7, 19.7, 22.7, 25.7, 28.7, 31.7].entries())
      if (index !== (way < 0 ? 2 : 4))
        the.person(...P(way * x, (rows[index - 1]?.[0] ?? 0) / 12), s, -way, 'wash-figure', 'sit')
  }
  the.person(...P(-3, 0), s)
  the.person(...P(3, 0), s, -1, 'wash-ink', 'coat')
}

/** The sea wall in section; x is its face, y the promenade. */
function wall(the, s, x0, y0, sea) {
  the.part('C-2103 Harker Point Sea Wall')
  const P = (x, level) => [x0 - x * s, y0 - (level - 12.5) * s]
  const body = [
    [0, 2.5],
    [1.5, 13.4],
    [1.2, 14.4],
    [0.5, 15.1],
    [-0.5, 15.4],
    [-0.5, 16],
    [3, 16],
    [3, 2.5],
    [9.5, 2.5],
    [9.5, 0],
    [-3.5, 0],
    [-3.5, 2.5],
  ].map(([x, level]) => P(x, level))
  the.wash('wash-ink', body)
  the.drawn('line', pathOf(body, true))
  the.stones(
    [
      [0.2, 5],
      [-6, 5],
      [-14.6, 0.7],
      [-14.6, -0.6],
      [-3.6, 0],
      [-3.6, 2.5],
      [-0.1, 2.5],
    ].map(([x, level]) => P(x, level)),
    { apart: 3.2 * s, seed: 6, pen: 'hatch' },
  )
  the.line('line', P(-2.4, 0), P(-2.4, -15))
  the.person(...P(9.4, 12.5), s, 1, 'wash-ink', 'sit')
  the.line('line', P(10.2, 14), P(8.4, 14))
  the.line('line', P(10, 12.5), P(10, 14), P(10.4, 15.4))
  the.line('line', P(8.6, 12.5), P(8.6, 14))
  the.person(...P(16, 12.5), s, 1)
  the.person(...P(18.4, 12.5), s, 1, 'wash-ink', 'child')
  const wave = [
    [sea - 8, 10.2],
    [sea - 17, 13],
    [sea - 34, 9.4],
    [0.6, 14],
  ].map(([x, level], index) => (index < 3 ? [x0 + x * s, P(0, level)[1]] : P(x, level)))
  const [a, b, c, d] = wave
  const start = [x0 + sea * s, a[1]]
  const to = (...points) =>
    `C${points.map((point) => point.map((value) => Math.round(value * 10) / 10).join(' ')).join(' ')}`
  the.drawn(
    'mark',
    `${pathOf([start])}${to([a[0], a[1]], [b[0] + 5 * s, b[1]], b)}${to([b[0] - 6 * s, b[1]], [c[0] + 8 * s, c[1]], c)}${to([c[0] - 6 * s, c[1]], [d[0] + 3 * s, d[1] + 7], d)}`,
  )
}

/** From the edge of the sheet to the other, at a desk. */
function wide() {
  const the = board({ height: 600 })
  const s = 3.42
  const y = 470
  the.part('Ground')
  const line = [
    [-10, 0],
    [48, 0],
    [72, 34],
    [112, 62],
    [180, 73],
    [420, 74],
    [520, 64],
    [574, 34],
    [606, 0],
    [1014, 0],
    [1014.5, 30],
    [1090, 46],
    [1214, 58],
  ].map(([x, down]) => [x, y + down])
  ground(the, line)
  the.line('hair', [92, y + 48], [550, y + 48])
  the.line('hair', [1016, y + 26], [1214, y + 26])
  bridge(the, s, 40, y)
  theater(the, s, 802, y)
  wall(the, s, 1014, y, 58.5)
  the.flush()
  const drawn = the.out.splice(0)
  the.upright(y - 108 * s, y, 652, `108'-0"`, { from: 802 - 37 * s, to: 802 - 41 * s })
  the.across(40, 40 + span * s, y - 44 * s, `168'-0"`, { from: y - 34 * s, to: y - 34 * s })
  for (const [x, name] of [
    [327, 'Kettle Bend Footbridge, 2022'],
    [802, 'Elevator 9 Theater, 2024'],
    [1086, 'Sea Wall, 2025'],
  ])
    the.text(x, 587, name, { anchor: 'middle' })
  the.flush()
  return [...drawn, ...the.out]
}

/** On phones the bridge stands above the two others, so that it is as wide as the page. */
function high() {
  const the = board({ width: 480, height: 640 })
  const s = 2.5
  const top = 140
  const low = 572
  the.part('Ground')
  const river = [
    [0, 0],
    [36, 0],
    [54, 25],
    [84, 46],
    [134, 54],
    [310, 55],
    [384, 47],
    [424, 25],
    [448, 0],
    [480, 0],
  ].map(([x, down]) => [x, top + down])
  const shore = [
    [0, 0],
    [330, 0],
    [330.4, 22],
    [386, 34],
    [480, 44],
  ].map(([x, down]) => [x, low + down])
  ground(the, river, true)
  ground(the, shore, true)
  the.line('hair', [68, top + 36], [408, top + 36])
  the.line('hair', [332, low + 20], [480, low + 20])
  bridge(the, s, 30, top)
  theater(the, s, 142, low)
  wall(the, s, 330, low, 61)
  the.part('Names and sizes')
  the.across(30, 30 + span * s, 30, `168'-0"`, { from: top - 29 * s - 6, to: top - 29 * s - 6, side: 1 })
  the.text(240, top + 96, 'Kettle Bend Footbridge', { anchor: 'middle' })
  the.text(142, 626, 'Elevator 9 Theater', { anchor: 'middle' })
  the.text(402, 632, 'Sea Wall', { anchor: 'middle' })
  the.upright(low - 108 * s, low, 26, `108'-0"`, { from: 142 - 37 * s, to: 142 - 41 * s })
  the.note(290, 330, ['one scale', 'for all three'], { as: 'soft' })
  the.scaleBar(290, 388, s, [0, 20, 40], 'ft')
  the.flush()
  return the.out
}

const target = new URL('../../home-hero.tsx', import.meta.url)
const drawings = [
  { box: '-6 92 1216 508', paths: wide() },
  { box: '0 14 480 626', paths: high() },
]
let index = 0
writeFileSync(
  target,
  readFileSync(target, 'utf8').replace(/(<svg\b)([^]*?)(>\n)[^]*?(\s*<\/svg>)/g, (_, open, attributes, close, end) => {
    const { box, paths } = drawings[index++]
    return `${open}${attributes.replace(/viewBox="[^"]*"/, `viewBox="${box}"`)}${close}${paths.join('\n')}${end}`
  }),
)
