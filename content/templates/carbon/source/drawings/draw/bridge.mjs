/** S-1914 Kettle Bend Footbridge: node bridge.mjs writes its five sheets. Feet, from the facts of the office. */
import { board, pathOf, smooth, write } from './kit.mjs'

const span = 168
const rise = 28
const panel = 12
const hands = 'Drawn DP, checked HG, approved RA. Revision D, as built, May 2022'
const rib = (x) => (4 * rise * x * (span - x)) / span ** 2
const r1 = (value) => Math.round(value * 10) / 10
const slope = (x) => (4 * rise * (span - 2 * x)) / span ** 2
const panels = Array.from({ length: 15 }, (_, index) => index * panel)

/** From a panel point two rods lean 18 ft to either side, to the middle of a panel; none lies flat at the ends. */
const hangers = panels
  .slice(1, -1)
  .flatMap((x) =>
    [-18, 18].flatMap((lean) => (x + lean > 7 && x + lean < span - 7 ? [{ foot: x, head: x + lean }] : [])),
  )

/** The rib as its two edges, half a depth to either side of its axis. */
const edge = (half, from = 0, to = span, steps = 84) =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / steps
    const k = Math.hypot(1, slope(x))
    return [x - (half * slope(x)) / k, rib(x) + half / k]
  })

function elevation(small = false) {
  const s = small ? 2.62 : 5.7
  const the = small ? board({ width: 480, height: 330 }) : board({ height: 640 })
  const X = (x) => (small ? 240 : 600) + (x - span / 2) * s
  const Y = (level) => (small ? 52 : 88) + (98.4 - level) * s
  const tie = 70
  const P = ([x, y]) => [X(x), Y(tie + y)]

  const ground = [
    [-22, 71],
    [-5, 71],
    [-4.2, 68.4],
    [3, 66.6],
    [9, 64.4],
    [17, 60.2],
    [26, 55.2],
    [34, 52.6],
    [46, 50.4],
    [62, 49.2],
    [84, 49],
    [104, 49.6],
    [120, 51.4],
    [133, 53.8],
    [139, 55.2],
    [150, 60.6],
    [158, 64.6],
    [165, 66.8],
    [172.2, 68.6],
    [173, 71],
    [190, 71],
  ]
  const earth = ground.map(([x, level]) => [X(x), Y(level)])
  const rock = [
    [-22, 46.2],
    [6, 45],
    [40, 44.2],
    [84, 43.8],
    [128, 44.4],
    [160, 45.2],
    [190, 46.6],
  ].map(([x, level]) => [X(x), Y(level)])

  the.part('Water: ordinary, and the flood of a hundred years')
  the.wash(
    'wash-water',
    ground.slice(6, 15).map(([x, level]) => [X(x), Y(level)]),
  )
  the.line('thin', [X(26), Y(55.2)], [X(139), Y(55.2)])
  for (const [index, [from, to]] of [
    [31, 54],
    [60, 98],
    [104, 132],
    [40, 76],
    [86, 121],
    [52, 70],
    [80, 106],
  ].entries())
    the.line(
      'hatch',
      [X(from), Y(55.2) + 6 + Math.floor(index / 2.6) * 6],
      [X(to), Y(55.2) + 6 + Math.floor(index / 2.6) * 6],
    )
  the.line('dash', [X(7.6), Y(64.8)], [X(158.6), Y(64.8)])
  if (!small) {
    the.water(X(50), Y(64.8), '100-year flood 64.8')
    the.water(X(50), Y(55.2), 'ordinary water 55.2')
  }

  the.part('Riprap on both banks, with a toe below the bed')
  for (const bank of [
    [
      [3.4, 66.4],
      [9, 64.4],
      [17, 60.2],
      [26, 55.2],
      [35, 52.3],
      [35, 49.4],
      [31, 49.6],
      [24, 53],
      [15.4, 58.2],
      [8, 62],
      [3.4, 63.6],
    ],
    [
      [164.4, 66.5],
      [158, 64.6],
      [150, 60.6],
      [139, 55.2],
      [131.4, 53.4],
      [131.4, 50.4],
      [135.6, 50.4],
      [141.4, 52.9],
      [151.4, 58.4],
      [159, 62.2],
      [164.4, 63.8],
    ],
  ])
    if (small) the.shape('hair', ...bank.map(([x, level]) => [X(x), Y(level)]))
    else
      the.stones(
        bank.map(([x, level]) => [X(x), Y(level)]),
        { apart: 12, seed: 9, pen: 'hatch' },
      )

  the.part('Ground and rock')
  the.earth(earth, { step: 40, size: small ? 7 : 14, gap: small ? 3 : 5 })
  the.drawn('cut', earth)
  the.line('axis', ...rock)
  the.earth(rock, { step: 58, size: small ? 6 : 9, gap: small ? 3 : 4 })
  if (!small) {
    the.level(X(104), Y(44.1), 'rock 44', { as: 'soft' })
    the.text(X(67), Y(49.2) + 18, 'bed 49', { as: 'soft' })
  }

  the.part('Abutments on micropiles')
  for (const way of [1, -1]) {
    const x = (feet) => X(way > 0 ? feet : span - feet)
    the.wash(
      'wash',
      [
        [-5, 71],
        [-3.2, 71],
        [-3.2, 68.2],
        [2.2, 68.2],
        [2.2, 62],
        [4, 62],
        [4, 59],
        [-7, 59],
        [-7, 62],
        [-5, 62],
      ].map(([a, level]) => [x(a), Y(level)]),
    )
    the.line(
      'line',
      ...[
        [-3.2, 71],
        [-3.2, 68.2],
        [2.2, 68.2],
        [2.2, 66.8],
      ].map(([a, level]) => [x(a), Y(level)]),
    )
    the.line(
      'dash',
      ...[
        [2.2, 66.8],
        [2.2, 62],
        [4, 62],
        [4, 59],
        [-7, 59],
        [-7, 62],
        [-5, 62],
        [-5, 71],
      ].map(([a, level]) => [x(a), Y(level)]),
    )
    for (const [a, lean] of [
      [-5.4, -2.25],
      [2.4, 2.25],
    ])
      for (const side of [-0.4, 0.4]) the.line('dash', [x(a + side), Y(59)], [x(a + lean + side), Y(32)])
    the.shape('line', [x(-0.9), Y(68.2)], [x(0.9), Y(68.2)], [x(0.7), Y(69)], [x(-0.7), Y(69)])
  }

  the.part('Hangers: two from each panel point')
  for (const { foot, head } of hangers) the.drawn(foot === 60 ? 'mark' : 'thin', [P([foot, 0]), P([head, rib(head)])])

  the.part('Rib and tie')
  the.wash('wash', [...edge(0.58).map(P), ...edge(-0.58).map(P).toReversed()])
  the.drawn('line', edge(0.58).map(P))
  the.drawn('line', edge(-0.58).map(P))
  for (const x of [30, 54, 84, 114, 138]) {
    const [cx, cy] = P([x, rib(x)])
    const b = small ? 2 : 3.5
    the.shape('line', [cx - b, cy - b], [cx + b, cy - b], [cx + b, cy + b], [cx - b, cy + b])
  }
  the.wash('wash', [
    [X(-1.6), Y(tie + 0.58)],
    [X(span + 1.6), Y(tie + 0.58)],
    [X(span + 1.6), Y(tie - 0.58)],
    [X(-1.6), Y(tie - 0.58)],
  ])
  the.drawn('line', [
    [X(-1.6), Y(tie + 0.58)],
    [X(span + 1.6), Y(tie + 0.58)],
  ])
  the.drawn('line', [
    [X(-1.6), Y(tie - 0.58)],
    [X(span + 1.6), Y(tie - 0.58)],
  ])
  the.line('line', [X(-1.6), Y(tie + 0.58)], [X(-1.6), Y(tie - 0.58)])
  the.line('line', [X(span + 1.6), Y(tie + 0.58)], [X(span + 1.6), Y(tie - 0.58)])

  the.part('Deck and rail')
  the.line('line', [X(-22), Y(71)], [X(190), Y(71)])
  the.line('thin', [X(-4), Y(74.5)], [X(span + 4), Y(74.5)])
  for (let x = -4; x <= span + 4; x += 4) the.line('hair', [X(x), Y(71)], [X(x), Y(74.5)])
  the.person(X(98), Y(71), s, -1, 'wash-ink', 'coat')
  the.person(X(101.2), Y(71), s, -1, 'wash-ink', 'child')
  the.person(X(26), Y(71), s, 1)
  the.person(X(132), Y(71), s, -1, 'wash-ink', 'ride')
  the.person(X(68), Y(71), s, 1, 'wash-ink', 'stand')
  the.person(X(71), Y(71), s, 1, 'wash-ink', 'stand')

  the.part('What they look at: two sculls, from astern')
  for (const x of [98, 122]) {
    the.wash(
      'wash-ink',
      [
        [x - 0.5, 57.3],
        [x + 0.5, 57.3],
        [x + 0.75, 55.8],
        [x + 1, 55.6],
        [x + 0.5, 54.9],
        [x - 0.5, 54.9],
        [x - 1, 55.6],
        [x - 0.75, 55.8],
      ].map(([a, level]) => [X(a), Y(level)]),
    )
    the.dot(X(x), Y(57.9), r1(0.38 * s))
    the.line('thin', [X(x - 8.4), Y(55)], [X(x - 0.6), Y(56.5)])
    the.line('thin', [X(x + 0.6), Y(56.5)], [X(x + 8.4), Y(55)])
  }

  if (small) {
    the.across(X(0), X(span), 30, `168'-0" (51.2 m)`, { from: Y(69) - 14, to: Y(69) - 14 })
    the.text(452, 60, `28' high`, { anchor: 'end' })
    the.note(14, 262, ['deck 71.0 ft', 'flood 64.8'])
    the.note(226, 262, ['water 55.2 ft', 'rock 44'], { as: 'soft' })
    the.scaleBar(16, 318, s, [0, 20, 40], 'ft')
    return the
  }
  the.part('Dimensions and levels')
  the.across(X(0), X(span), 40, `168'-0" (51.2 m) center to center of bearings`, { from: Y(69) - 30, to: Y(69) - 30 })
  the.upright(Y(tie + rise), Y(tie), 1146, `28'-0"`, { from: X(span / 2) + 40, to: X(span) + 12 })
  the.level(30, Y(71), '71.0')
  the.upright(Y(tie - 0.58), Y(64.8), X(118), '4.6 ft clear', { flat: 'end', shift: 1 })
  panels.forEach((x, index) => {
    the.line('axis', [X(x), Y(69)], [X(x), 548])
    the.grid(X(x), 561, `${index}`)
  })
  the.across(X(60), X(72), 512, `12'-0"`, { outside: 'end' })
  the.across(X(42), X(60), 488, `18'-0"`, { as: 'mark', outside: 'start' })
  the.leader([P([34, rib(34) + 0.58]), [X(24), Y(97.2)], [X(20), Y(97.2)]], 'rib HSS 14x14x½', { anchor: 'end' })
  the.leader([P([128.5, 8.6]), [X(146), Y(91.5)], [X(147), Y(91.5)]], '22 rods')
  the.leader(
    [
      [X(143.5), Y(56)],
      [X(150.4), Y(51.4)],
      [X(151), Y(51.4)],
    ],
    'riprap 18"',
  )
  the.leader(
    [
      [X(173.6), Y(36.6)],
      [X(170.4), Y(34.6)],
      [X(170), Y(34.6)],
    ],
    'piles 9⅝", 1 : 12',
    { anchor: 'end' },
  )
  the.scaleBar(64, 616, s, [0, 10, 20, 40], 'ft')
  return the
}

write(elevation(), {
  small: elevation(true),
  file: 'bridge-elevation',
  component: 'BridgeElevation',
  title: 'Kettle Bend Footbridge: elevation',
  about: 'The elevation of a network tied arch of 168 ft, with the river, the abutments and the rock.',
  order: 41,
  number: 'S-201',
  name: 'Elevation from downstream',
  scale: 'Scale by the bar',
  hands,
  says: 'Elevation of the footbridge: an arch of 168 feet, 28 feet high, with a level tie and 22 thin rods that cross each other between the two. Its lowest steel is 4.6 feet above the flood of a hundred years. Abutments on both banks stand on piles in rock, behind banks of riprap. Two people watch two sculls go under it.',
})

function section(small = false) {
  const the = small ? board({ width: 480, height: 1014 }) : board({ height: 880 })
  const tie = 70
  const s = small ? 12.6 : 22.5
  const X = (x) => (small ? 196 : 322) + x * s
  const Y = (level) => (small ? 52 : 78) + (98.6 - level) * s
  const box = (cx, cy, w, h) => [
    [X(cx - w / 2), Y(cy + h / 2)],
    [X(cx + w / 2), Y(cy + h / 2)],
    [X(cx + w / 2), Y(cy - h / 2)],
    [X(cx - w / 2), Y(cy - h / 2)],
  ]

  the.part('At midspan, looking north: rods beyond, strut between the ribs')
  for (const side of [-1, 1]) {
    the.drawn('thin', [
      [X(side * 6.25), Y(tie + 27.4)],
      [X(side * 6.25), Y(tie + 0.6)],
    ])
    for (const [w, h, cy] of [
      [1.167, 1.167, tie + rise],
      [0.833, 1.167, tie],
    ]) {
      the.wash('wash', box(side * 6.25, cy, w, h))
      the.shape('cut', ...box(side * 6.25, cy, w, h))
    }
    the.line('line', [X(side * 5), Y(71)], [X(side * 5), Y(74.5)])
    the.line('thin', [X(side * 4.85), Y(74.5)], [X(side * 5.15), Y(74.5)])
  }
  the.line('line', [X(-5.67), Y(tie + rise + 0.33)], [X(5.67), Y(tie + rise + 0.33)])
  the.line('line', [X(-5.67), Y(tie + rise - 0.33)], [X(5.67), Y(tie + rise - 0.33)])
  the.line('line', [X(-5.83), Y(70.55)], [X(5.83), Y(70.55)])
  the.line('line', [X(-5.83), Y(69.57)], [X(5.83), Y(69.57)])
  const slab = [
    [-5.5, 71],
    [5.5, 71],
    [5.5, 70.58],
    [-5.5, 70.58],
  ].map(([x, level]) => [X(x), Y(level)])
  the.wash('wash', slab)
  the.shape('cut', ...slab)
  the.person(X(-2.6), Y(71), s, 1, 'wash-figure', 'stand')
  the.person(X(1.4), Y(71), s, -1, 'wash-figure', 'coat')
  the.person(X(-0.5), Y(71), s, 1, 'wash-figure', 'child')
  the.line('axis', [X(0), Y(99.6)], [X(0), Y(68.2)])
  for (const side of [-1, 1]) the.line('axis', [X(side * 6.25), Y(99.6)], [X(side * 6.25), Y(68.2)])

  the.part('Its dimensions')
  the.across(X(-6.25), X(6.25), small ? 30 : 44, small ? `12'-6"` : `12'-6" (3.81 m)`, { from: Y(99.6) })
  the.across(X(-5), X(5), Y(67.6) + 12, `10'-0" clear`, { from: Y(70), side: 1 })
  the.upright(Y(tie + rise), Y(tie), small ? 60 : 118, `28'-0"`, { from: X(-6.9), to: X(-6.8) })
  the.upright(Y(tie + rise - 0.33), Y(71), X(3.6), `26'-8"`, { flat: false })
  if (!small) the.upright(Y(74.5), Y(71), 158, `3'-6"`, { from: X(-5.2), to: X(-5.7) })
  the.level(X(8.4), Y(71), 'deck 71.0')
  if (!small) the.level(X(8.4), Y(69.42) + 14, 'low steel 69.4')
  the.leader(
    [
      [X(3.3), Y(tie + rise + 0.33)],
      [X(4.4), Y(tie + rise - 2.2)],
      [X(7.4), Y(tie + rise - 2.2)],
    ],
    'strut',
    { list: ['HSS 8x8x½'] },
  )
  the.leader(
    [
      [X(6.25), Y(86)],
      [X(7.4), Y(86.6)],
    ],
    '44 rods',
    { list: ['1 1/8" A588'] },
  )
  the.ring('mark', X(5.7), Y(70.4), small ? 30 : 46)
  the.leader(
    [
      [X(5.7) + (small ? 26 : 40), Y(70.4) - (small ? 15 : 24)],
      [X(8.3), Y(small ? 74 : 75)],
    ],
    'detail 1',
    { as: 'mark', tip: 'none' },
  )
  if (!small) the.scaleBar(110, 852, s, [0, 2, 4, 8], 'ft')

  the.part('Detail 1: the edge of the deck')
  const q = small ? 70 : 110
  const U = (x) => (small ? 108 : 700) + (x - 3.75) * q
  const V = (level) => (small ? 540 : 134) + (74.9 - level) * q
  const at = (list) => list.map(([x, level]) => [U(x), V(level)])
  const outer = at([
    [5.833, 70.583],
    [6.667, 70.583],
    [6.667, 69.417],
    [5.833, 69.417],
  ])
  const inner = at([
    [5.875, 70.541],
    [6.625, 70.541],
    [6.625, 69.459],
    [5.875, 69.459],
  ])
  the.wash('wash', pathOf(outer, true) + pathOf(inner.toReversed(), true))
  the.hatch([...outer, outer[0], inner[0], ...inner.toReversed()], { step: 6 })
  the.shape('cut', ...outer)
  the.shape('line', ...inner)
  const plank = at([
    [3.75, 71],
    [5.5, 71],
    [5.5, 70.583],
    [3.75, 70.583],
  ])
  the.wash('wash', plank)
  the.concrete(plank, { stones: 16, sand: 46, size: 6 })
  the.line('cut', plank[0], plank[1], plank[2], plank[3])
  for (const x of [4, 4.5, 5, 5.35]) the.dot(U(x), V(70.7), 3)
  the.line(
    'thin',
    ...at([
      [3.75, 70.88],
      [5.38, 70.88],
      [5.38, 70.66],
      [5.2, 70.66],
    ]),
  )
  const curb = at([
    [5.08, 71],
    [5.5, 71],
    [5.5, 71.33],
    [5.1, 71.33],
  ])
  the.wash('wash', curb)
  the.concrete(curb, { stones: 4, sand: 14, size: 5, seed: 11 })
  the.shape('cut', ...curb)
  for (const [top, bottom] of [
    [70.583, 70.551],
    [69.599, 69.567],
  ])
    the.shape(
      'line',
      ...at([
        [3.75, top],
        [5.72, top],
        [5.72, bottom],
        [3.75, bottom],
      ]),
    )
  the.line(
    'thin',
    ...at([
      [5.79, 70.45],
      [5.79, 69.55],
    ]),
  )
  the.shape(
    'line',
    ...at([
      [5.76, 70.5],
      [5.833, 70.5],
      [5.833, 69.52],
      [5.76, 69.52],
    ]),
  )
  for (const level of [70.3, 70.0, 69.7]) {
    the.shape(
      'line',
      ...at([
        [5.66, level + 0.05],
        [5.76, level + 0.05],
        [5.76, level - 0.05],
        [5.66, level - 0.05],
      ]),
    )
    the.line(
      'axis',
      ...at([
        [5.5, level],
        [5.95, level],
      ]),
    )
  }
  the.shape(
    'line',
    ...at([
      [5.02, 71.33],
      [5.02, 74.5],
      [5.19, 74.5],
      [5.19, 71.33],
    ]),
  )
  the.shape(
    'line',
    ...at([
      [4.86, 74.62],
      [5.35, 74.62],
      [5.35, 74.5],
      [4.86, 74.5],
    ]),
  )
  for (let level = 71.75; level < 74.4; level += 0.42) the.ring('thin', U(5.105), V(level), 4)
  const plate = at([
    [6.219, 70.583],
    [6.281, 70.583],
    [6.281, 72.1],
    [6.219, 72.1],
  ])
  the.wash('wash-ink', plate)
  the.shape(
    'line',
    ...at([
      [6.16, 71.75],
      [6.34, 71.75],
      [6.34, 72.7],
      [6.29, 72.8],
      [6.21, 72.8],
      [6.16, 72.7],
    ]),
  )
  the.shape(
    'line',
    ...at([
      [6.203, 72.8],
      [6.297, 72.8],
      [6.297, 74.75],
      [6.203, 74.75],
    ]),
  )
  the.line('axis', [U(6.25), V(75.1)], [U(6.25), V(69.1)])
  the.breakLine(U(3.75), V(71.25), U(3.75), V(69.3))

  the.part('Its notes')
  const [mx, my] = small ? [34, 512] : [700, 45]
  the.text(mx, my + 5, '1', { as: 'bare', anchor: 'middle' })
  the.ring('mark', mx, my, 17)
  if (!small) the.text(728, 52, 'Edge of the deck', { large: true })
  the.leader(
    [
      [U(4.3), V(70.8)],
      [U(4.05), V(71.75)],
      [U(4), V(71.75)],
    ],
    'plank 5"',
    { anchor: 'end' },
  )
  the.leader(
    [
      [U(4.5), V(70.1)],
      [U(4.2), V(69.05)],
      [U(4.3), V(69.05)],
    ],
    'floor',
    { list: ['beam', 'W12x26'] },
  )
  the.leader(
    [
      [U(6.64), V(69.75)],
      [U(6.86), V(69.5)],
      [U(6.92), V(69.5)],
    ],
    'tie HSS',
    { list: ['14x10x½'] },
  )
  the.leader(
    [
      [U(6.28), V(71.3)],
      [U(6.72), V(71.3)],
    ],
    'plate ¾"',
    {},
  )
  the.leader(
    [
      [U(6.3), V(73.6)],
      [U(6.72), V(73.6)],
    ],
    'rod 1 1/8"',
    {},
  )
  the.leader(
    [
      [U(6.33), V(72.3)],
      [U(6.72), V(72.3)],
    ],
    'clevis',
    {},
  )
  if (!small)
    the.leader(
      [
        [U(5.15), V(73.43)],
        [U(5.36), V(73.7)],
        [U(5.4), V(73.7)],
      ],
      '7 bars',
      { tip: 'dot', list: ['⅝"'] },
    )
  if (!small) the.across(U(5.5), U(5.833), V(68.75), `4"`, { from: V(70.5), to: V(69.4), side: 1 })
  the.across(U(5), U(6.25), V(75.28) + 4, `1'-3"`, { from: V(74.65), to: V(75.1) })
  the.upright(V(74.5), V(71), U(4.62), `3'-6"`, { from: U(5), to: U(4.8) })
  the.scaleBar(small ? 330 : 1020, small ? 984 : 852, q, [0, 1], 'ft')
  return the
}

write(section(), {
  small: section(true),
  file: 'bridge-section',
  component: 'BridgeSection',
  title: 'Kettle Bend Footbridge: cross section',
  about: 'The cross section at midspan, and the edge of the deck at five times its scale.',
  order: 43,
  number: 'S-301',
  name: 'Cross section at midspan',
  scale: 'Scale by the bar',
  hands,
  says: 'Cross section of the footbridge at midspan: two ribs 12 feet 6 inches apart, joined by a strut 26 feet 8 inches above the deck, which is 10 feet wide between rails. A detail shows the plank of 5 inches on its floor beam, the hollow tie with its steel plate, and the rod that holds it.',
})

function hanger(small = false) {
  const the = small ? board({ width: 480, height: 900 }) : board({ height: 880 })
  const q = small ? 104 : 168
  const [ox, oy] = small ? [240, 290] : [365, 640]
  const U = (x) => ox + x * q
  const V = (y) => oy - y * q
  const half = 7 / 12

  /** A rod with its fork, from the working point of its axis outward; angle in degrees from the tie. */
  const rod = (angle, pin, reach, from = [0, 0]) => {
    const a = (angle * Math.PI) / 180
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const p = (along, across) => [U(from[0] + along * c - across * s), V(from[1] + along * s + across * c)]
    const r = 1.125 / 24
    the.line('axis', p(0, 0), p(reach + 0.12, 0))
    const fork = [
      p(pin - 0.08, -0.17),
      p(pin + 0.42, -0.17),
      p(pin + 0.6, -0.1),
      p(pin + 0.82, -0.1),
      p(pin + 0.82, 0.1),
      p(pin + 0.6, 0.1),
      p(pin + 0.42, 0.17),
      p(pin - 0.08, 0.17),
    ]
    const nose = `A${0.19 * q} ${0.19 * q} 0 0 0 ${pathOf([fork[0]]).slice(1)}Z`
    the.wash('wash', pathOf(fork) + nose)
    the.path('line', pathOf(fork) + nose)
    the.line('thin', p(pin + 0.42, -0.17), p(pin + 0.42, 0.17))
    const body = [p(pin + 0.82, -r), p(reach, -r), p(reach, r), p(pin + 0.82, r)]
    the.wash('wash-paper', body)
    the.line('line', body[0], body[1])
    the.line('line', body[2], body[3])
    for (let along = pin + 0.86; along < pin + 1.2; along += 0.035) the.line('hair', p(along, -r), p(along + 0.012, r))
    const [px, py] = p(pin, 0)
    the.ring('cut', px, py, 0.078 * q)
    the.ring('thin', px, py, 0.12 * q)
    return p
  }

  the.part('The tie in elevation, its plate, and the working lines')
  const tie = [
    [-2.05, half],
    [2.05, half],
    [2.05, -half],
    [-2.05, -half],
  ].map(([x, y]) => [U(x), V(y)])
  the.wash('wash', tie)
  the.line('line', tie[0], tie[1])
  the.line('line', tie[2], tie[3])
  the.line('dash', [U(-2.05), V(half - 0.042)], [U(2.05), V(half - 0.042)])
  the.line('dash', [U(-2.05), V(-half + 0.042)], [U(2.05), V(-half + 0.042)])
  the.line('axis', [U(-2.2), V(0)], [U(2.2), V(0)])
  the.line('axis', [U(0), V(2.1)], [U(0), V(-1.05)])
  the.breakLine(U(-2.05), V(half + 0.08), U(-2.05), V(-half - 0.08))
  the.breakLine(U(2.05), V(half + 0.08), U(2.05), V(-half - 0.08))
  for (const x of [-0.83, 0.83]) the.line('dash', [U(x), V(half)], [U(x), V(-half)])
  const plate = [
    [-1.0, half],
    [-1.14, 1.35],
    [-0.78, 1.62],
    [-0.35, 1.15],
    [0.28, 1.2],
    [0.5, 1.68],
    [0.94, 1.6],
    [1.0, half],
  ].map(([x, y]) => [U(x), V(y)])
  the.wash('wash', plate)
  the.drawn('line', [...plate, plate[0]])
  the.line('cut', plate[0], plate[7])

  the.part('Two rods')
  rod(57.1, 1.62, small ? 2.92 : 3.45)
  const left = rod(180 - 49.4, 1.62, small ? 2.72 : 3.05)
  the.drawn('mark', [left(0, 0), left(small ? 2.82 : 3.15, 0)])
  the.drawn('mark', [
    [U(0), V(0)],
    [
      U((small ? 3.02 : 3.55) * Math.cos((57.1 * Math.PI) / 180)),
      V((small ? 3.02 : 3.55) * Math.sin((57.1 * Math.PI) / 180)),
    ],
  ])
  the.dot(U(0), V(0), 5, 'wash-mark')

  the.part('Where section A is cut')
  for (const y of small ? [2.35, -1.1] : [2.35, -0.86]) {
    the.line('mark', [U(0.22), V(y)], [U(0.22), V(y - (y > 0 ? 0.2 : -0.2))])
    the.line('mark', [U(0.22), V(y)], [U(0.06), V(y)])
    the.wash('wash-mark', [
      [U(-0.02), V(y)],
      [U(0.07), V(y) - 6],
      [U(0.07), V(y) + 6],
    ])
    the.text(U(0.28), V(y) + (y > 0 ? 5 : 5), 'A', { as: 'mark' })
  }

  the.part('Floor beam behind')
  the.shape('dash', [U(-0.27), V(half)], [U(0.27), V(half)], [U(0.27), V(-0.43)], [U(-0.27), V(-0.43)])

  the.part('Notes of the elevation')
  if (small) {
    the.leader(
      [
        [U(0.03), V(-0.03)],
        [U(0.44), V(-1.04)],
        [U(0.48), V(-1.04)],
      ],
      'axes meet',
      { as: 'mark', tip: 'none', list: ['on the tie'] },
    )
    the.leader(
      [
        [U(0.98), V(0.8)],
        [U(1.1), V(0.92)],
        [U(1.14), V(0.92)],
      ],
      'plate ¾"',
    )
    the.leader(
      [
        [U(-1.1), V(1.16)],
        [U(-1.24), V(0.98)],
        [U(-1.28), V(0.98)],
      ],
      'pin 1½"',
      { anchor: 'end' },
    )
    the.leader(
      [
        [U(-1.19), V(1.62)],
        [U(-0.98), V(2.06)],
        [U(-0.94), V(2.06)],
      ],
      'clevis',
    )
    the.text(U(-2.02), V(-half) + 26, 'HSS 14x10x½')
  } else {
    the.leader(
      [
        [U(0.03), V(-0.03)],
        [U(0.52), V(-0.95)],
        [U(0.6), V(-0.95)],
      ],
      'both axes meet',
      { as: 'mark', tip: 'none', list: ['the axis of the tie'] },
    )
    the.leader(
      [
        [U(-0.98), V(0.8)],
        [U(-1.34), V(0.92)],
        [U(-1.38), V(0.92)],
      ],
      'plate ¾"',
      { anchor: 'end' },
    )
    the.leader(
      [
        [U(-1.05), V(1.23)],
        [U(-1.36), V(1.42)],
        [U(-1.4), V(1.42)],
      ],
      'pin 1½"',
      { anchor: 'end' },
    )
    the.leader(
      [
        [U(-1.19), V(1.62)],
        [U(-0.84), V(2.3)],
        [U(-0.8), V(2.3)],
      ],
      'clevis',
    )
    the.leader(
      [
        [U(1.55), V(2.4)],
        [U(1.86), V(2.24)],
        [U(1.9), V(2.24)],
      ],
      'thread',
      { list: ['left and', 'right'] },
    )
    the.text(U(-2.02), V(-half) + 28, 'tie HSS 14x10x½', {})
    the.line('hair', [U(0.83), V(-0.3)], [U(0.95), V(-0.3)])
    the.text(U(0.98), V(-0.3) + 5, 'diaphragm ½"', { as: 'bare' })
  }
  the.path(
    'hair',
    `M${U(0.55)} ${V(0)}A${0.55 * q} ${0.55 * q} 0 0 0 ${U(0.55 * Math.cos(0.9966))} ${V(0.55 * Math.sin(0.9966))}`,
  )
  the.path(
    'hair',
    `M${U(-0.7)} ${V(0)}A${0.7 * q} ${0.7 * q} 0 0 1 ${U(-0.7 * Math.cos(0.8622))} ${V(0.7 * Math.sin(0.8622))}`,
  )
  the.text(U(0.58), V(0.2), '57.1°', {})
  the.text(U(-0.72), V(0.2), '49.4°', { anchor: 'end' })
  if (!small) {
    the.text(U(1.68), V(3.0), `to 78'-0"`, { as: 'soft', anchor: 'end' })
    the.text(U(-1.9), V(2.52), `to 42'-0"`, { as: 'soft' })
  }
  the.grid(U(0), V(small ? -1.42 : -1.2), '5')

  the.part('Section A: across the tie')
  const W = (x) => (small ? 214 : 968) + x * q
  const D = (y) => (small ? 760 : oy) - y * q
  const high = small ? 2.85 : 3.2
  const at = (list) => list.map(([x, y]) => [W(x), D(y)])
  const outer = at([
    [-0.4167, half],
    [0.4167, half],
    [0.4167, -half],
    [-0.4167, -half],
  ])
  const inner = at([
    [-0.375, half - 0.042],
    [0.375, half - 0.042],
    [0.375, -half + 0.042],
    [-0.375, -half + 0.042],
  ])
  the.wash('wash', pathOf(outer, true) + pathOf(inner.toReversed(), true))
  the.hatch([...outer, outer[0], inner[0], ...inner.toReversed()], { step: 6 })
  the.shape('cut', ...outer)
  the.shape('line', ...inner)
  for (const x of [-0.3, 0.3]) the.line('dash', [W(x), D(half - 0.042)], [W(x), D(-half + 0.042)])
  const flat = at([
    [-0.031, half],
    [0.031, half],
    [0.031, 1.66],
    [-0.031, 1.66],
  ])
  the.wash('wash-ink', flat)
  for (const side of [-1, 1]) {
    the.wash(
      'wash-ink',
      at([
        [side * 0.031, half],
        [side * 0.075, half],
        [side * 0.031, half + 0.05],
      ]),
    )
    the.shape(
      'line',
      ...at([
        [side * 0.045, 1.2],
        [side * 0.13, 1.2],
        [side * 0.13, 1.82],
        [side * 0.045, 1.82],
      ]),
    )
  }
  the.shape(
    'cut',
    ...at([
      [-0.17, 1.45],
      [0.17, 1.45],
      [0.17, 1.37],
      [-0.17, 1.37],
    ]),
  )
  for (const side of [-1, 1])
    the.shape(
      'line',
      ...at([
        [side * 0.17, 1.48],
        [side * 0.2, 1.48],
        [side * 0.2, 1.34],
        [side * 0.17, 1.34],
      ]),
    )
  the.shape(
    'line',
    ...at([
      [-0.13, 1.82],
      [0.13, 1.82],
      [0.08, 1.98],
      [0.08, 2.2],
      [-0.08, 2.2],
      [-0.08, 1.98],
    ]),
  )
  the.line(
    'line',
    ...at([
      [-0.047, 2.2],
      [-0.047, high],
    ]),
  )
  the.line(
    'line',
    ...at([
      [0.047, 2.2],
      [0.047, high],
    ]),
  )
  the.line(
    'axis',
    ...at([
      [0, high + 0.15],
      [0, -0.8],
    ]),
  )
  the.across(W(-0.4167), W(0.4167), D(-half) + 44, '10"', { from: D(-half), side: 1 })
  the.upright(D(half), D(-half), W(-0.4167) - 40, '14"', { from: W(-0.4167) })
  the.upright(D(1.41), D(half), W(-0.4167) - 40, '10"', { from: W(-0.2), to: W(-0.42) })
  the.leader(
    [
      [W(0.06), D(half + 0.03)],
      [W(0.34), D(0.92)],
      [W(0.38), D(0.92)],
    ],
    'weld ½"',
    { list: ['both sides'] },
  )
  the.leader(
    [
      [W(0.2), D(1.42)],
      [W(0.38), D(1.56)],
    ],
    'stainless',
    { list: ['pin, nuts'] },
  )
  the.leader(
    [
      [W(0.05), D(2.75)],
      [W(0.38), D(2.75)],
    ],
    'rod',
    { list: ['1 1/8"'] },
  )
  if (small) the.text(24, D(2.5), 'Section A')
  else the.text(W(0), D(-1.12) + 5, 'Section A', { anchor: 'middle' })
  the.scaleBar(small ? 318 : 70, small ? 862 : 852, q, small ? [0, 1] : [0, 0.5, 1], 'ft')
  return the
}

write(hanger(), {
  small: hanger(true),
  file: 'bridge-hanger',
  component: 'BridgeHanger',
  title: 'Kettle Bend Footbridge: hanger detail',
  about: 'Two rods at panel point 5, whose axes meet that of the tie, in elevation and section.',
  order: 44,
  number: 'S-501',
  name: 'Hangers at panel point 5',
  scale: 'Scale by the bar',
  hands,
  says: 'Detail of panel point 5: two rods in forked ends are pinned to one steel plate welded to the tie. Their axes, at 57 and 49 degrees, meet on the axis of the tie. Section A shows the plate, the pin and the hollow tie of 10 by 14 inches.',
})

/** Movements in inches under a crowd on half of the span, from the frame analysis: of the tie, then of the rib (x, y). */
const sway = {
  vertical: {
    tie: [0, -3.04, -5.43, -6.73, -6.74, -5.49, -3.18, -0.26, 2.68, 5.02, 6.34, 6.4, 5.2, 2.92, 0],
    rib: [
      [0, 0, 0],
      [12, 1.86, -3.03],
      [24, 3.1, -5.4],
      [36, 3.65, -6.7],
      [48, 3.64, -6.7],
      [60, 3.34, -5.44],
      [72, 3, -3.14],
      [84, 2.86, -0.23],
      [96, 2.99, 2.69],
      [108, 3.32, 5.03],
      [120, 3.62, 6.35],
      [132, 3.64, 6.41],
      [144, 3.12, 5.2],
      [156, 1.91, 2.92],
      [168, 0.09, 0],
    ],
  },
  crossing: {
    tie: [0, -0.19, -0.28, -0.28, -0.28, -0.29, -0.28, -0.23, -0.17, -0.14, -0.12, -0.09, -0.07, -0.04, 0],
    rib: [
      [0, 0, 0],
      [6, 0.03, -0.05],
      [18, 0.06, -0.14],
      [30, 0.08, -0.2],
      [42, 0.09, -0.24],
      [54, 0.08, -0.25],
      [66, 0.07, -0.23],
      [78, 0.06, -0.21],
      [90, 0.05, -0.19],
      [102, 0.05, -0.16],
      [114, 0.05, -0.13],
      [126, 0.05, -0.1],
      [138, 0.06, -0.08],
      [150, 0.07, -0.05],
      [162, 0.08, -0.01],
      [168, 0.09, 0],
    ],
  },
}

function halfCrowd(small = false) {
  const the = small ? board({ width: 480, height: 530 }) : board({ height: 620 })
  const s = small ? 2.6 : 4.7
  const grow = 22 / 12
  const X = (x) => (small ? 22 : 64) + x * s
  const cases = [
    {
      base: small ? 140 : 190,
      name: 'Vertical hangers',
      moves: sway.vertical,
      rods: panels.slice(1, -1).map((x) => ({ foot: x, head: x })),
      moved: '6.7"',
      mode: '0.8 Hz',
      verdict: ['over L/360 = 5.6"', 'under 3.0 Hz'],
    },
    {
      base: small ? 406 : 486,
      name: 'Crossing hangers',
      moves: sway.crossing,
      rods: hangers,
      moved: '0.3"',
      mode: '4.1 Hz',
      verdict: ['under L/360 = 5.6"', 'over 3.0 Hz'],
    },
  ]
  for (const { base, name, moves, rods, moved, mode, verdict } of cases) {
    const P = ([x, y], dx = 0, dy = 0) => [X(x) + dx * s * grow * 0.9, base - y * s - dy * s * grow]
    the.part(`${name}: at rest`)
    for (const { foot, head } of rods) the.line('hair', P([foot, 0]), P([head, rib(head)]))
    the.path('dash', smooth(panels.map((x) => P([x, rib(x)]))))
    the.line('dash', P([0, 0]), P([span, 0]))
    the.part(`${name}: with the crowd`)
    the.drawn('mark', smooth(moves.rib.map(([x, dx, dy]) => P([x, rib(x)], dx, dy))))
    the.drawn('mark', smooth(panels.map((x, index) => P([x, 0], 0, moves.tie[index]))))
    for (const x of [0, span]) {
      const [px, py] = P([x, 0])
      the.shape('line', [px, py + 2], [px - 9, py + 17], [px + 9, py + 17])
      if (x > 0) the.line('line', [px - 13, py + 22], [px + 13, py + 22])
      else
        the.hatch(
          [
            [px - 14, py + 17],
            [px + 14, py + 17],
            [px + 14, py + 24],
            [px - 14, py + 24],
          ],
          { step: 5, pen: 'thin' },
        )
    }
    the.part(`${name}: the load`)
    const top = base - 34
    the.line('thin', [X(0), top], [X(84), top])
    for (let x = 0; x <= 84; x += 6) {
      the.line('hair', [X(x), top], [X(x), base - 5])
      the.wash('wash-ink', [
        [X(x), base - 3],
        [X(x) - 3, base - 12],
        [X(x) + 3, base - 12],
      ])
    }
    const above = small ? 100 : 138
    the.line('hair', [X(8), top], [X(8), base - above])
    the.text(X(0), base - above - 8, 'crowd, 450 lb/ft on each arch')
    the.part(`${name}: what comes of it`)
    if (small) {
      the.text(X(0), base + 62, name, { large: true })
      the.text(X(0), base + 88, `moves ${moved}`, { as: 'mark' })
      the.text(X(58), base + 88, verdict[0], { as: 'soft' })
      the.text(X(0), base + 112, mode, { as: 'mark' })
      the.text(X(58), base + 112, verdict[1], { as: 'soft' })
      continue
    }
    the.text(910, base - 118, name, { large: true })
    the.text(910, base - 78, `moves ${moved}`, { as: 'mark', large: true })
    the.text(910, base - 54, verdict[0], { as: 'soft' })
    the.text(910, base - 16, mode, { as: 'mark', large: true })
    the.text(910, base + 8, verdict[1], { as: 'soft' })
    the.line('hair', [910, base - 105], [1160, base - 105])
  }
  if (small) return the
  the.across(X(0), X(84), 566, `84'-0"`, { from: 514, side: 1 })
  the.across(X(84), X(168), 566, `84'-0"`, { from: 514, side: 1 })
  the.text(910, 571, 'movements x 22', { as: 'soft' })
  the.upright(190, 190 + 6.74 * s * grow, X(44), '6.7"', { outside: 'below' })
  return the
}

write(halfCrowd(), {
  small: halfCrowd(true),
  file: 'bridge-half-crowd',
  component: 'BridgeHalfCrowd',
  title: 'Kettle Bend Footbridge: half a crowd',
  about: 'How the arch moves under a crowd on half of its span, with vertical and with crossing hangers.',
  order: 45,
  number: 'S-601',
  name: 'A crowd on half of the span',
  scale: 'Movements drawn 22 times too large',
  hands: 'Analysis TL, checked HG, approved RA. Revision A, for comment, December 2019',
  says: 'Two diagrams of the same arch with a crowd on its left half. With vertical hangers the left half sinks by 6.7 inches and the right half rises as much, at 0.8 hertz. With crossing hangers it moves by 0.3 inch, at 4.1 hertz.',
})

function plan(small = false) {
  const s = small ? 2.62 : 5.7
  const the = small ? board({ width: 480, height: 330 }) : board({ height: 640 })
  const X = (x) => (small ? 240 : 600) + (x - span / 2) * s
  const Y = (y) => (small ? 138 : 300) + y * s
  const bank = (list) => smooth(list.map(([x, y]) => [X(x), Y(y)]))
  const ways = [-52, -36, -22, -8, 8, 24, 42, 58]
  /** The edge of the water on the south and the north bank, and lines of one level beside it. */
  const south = [42, 34, 29, 26, 26.4, 30, 37, 46]
  const north = [156, 146, 142, 139, 138.6, 141, 147, 155]
  const beside = (edge, off) =>
    bank(ways.map((y, index) => [edge[index] + off + off * 0.07 * Math.sin(y / 9 + off), y]))

  the.part('River, and the ground by 2 ft of height')
  the.path('line', beside(south, 0))
  the.path('line', beside(north, 0))
  for (const off of [6, 13, 24]) {
    the.path('hatch', beside(south, off))
    the.path('hatch', beside(north, -off))
  }
  for (const off of small ? [8.6, 16.2, 27] : [5, 8.6, 12.4, 16.2, 21.4, 27]) {
    the.path('hatch', beside(south, -off))
    the.path('hatch', beside(north, off))
  }
  if (!small)
    for (const [level, off] of [
      [60, 8.6],
      [64, 16.2],
      [68, 27],
    ]) {
      the.text(X(33.4 - off), Y(33), `${level}`, { as: 'soft', anchor: 'middle' })
      the.text(X(146.6 + off), Y(-33), `${level}`, { as: 'soft', anchor: 'middle' })
    }
  the.drawn('thin', [
    [X(57), Y(-20)],
    [X(57), Y(-30)],
  ])
  the.text(X(59), Y(-24), 'Alder River', {})
  the.wash('wash-ink', [
    [X(57), Y(-17)],
    [X(55.6), Y(-21)],
    [X(58.4), Y(-21)],
  ])

  if (!small) the.part('Riprap')
  for (const [from, to] of [
    [3.6, 24.6],
    [164.2, 140.6],
  ])
    for (const way of [-1, 1])
      the.stones(
        [
          [X(from), Y(way * 7)],
          [X(to), Y(way * 7)],
          [X(to + (to > 84 ? 1.4 : -0.6)), Y(way * 18)],
          [X(from), Y(way * 18)],
        ],
        { apart: small ? 18 : 15, seed: 4, pen: 'hatch' },
      )

  the.part('Trees')
  for (const [x, y, r] of [
    [-14, -27, 8],
    [-4, -39, 9],
    [11, -43, 6.5],
    [-15, 29, 9],
    [3, 37, 7],
    [183, -44, 9],
    [187, -20, 6.5],
    [166, -46, 7],
  ]) {
    if (small && x > 160) continue
    the.ring('hair', X(x), Y(y), r1(r * s))
    the.line('hair', [X(x) - 4, Y(y)], [X(x) + 4, Y(y)])
    the.line('hair', [X(x), Y(y) - 4], [X(x), Y(y) + 4])
    for (let a = 0; a < 6.2; a += 0.7)
      the.line(
        'hatch',
        [X(x + r * 0.62 * Math.cos(a)), Y(y + r * 0.62 * Math.sin(a))],
        [X(x + r * Math.cos(a)), Y(y + r * Math.sin(a))],
      )
  }

  the.part('The old footbridge, on its two piers')
  for (const x of [62, 104]) the.shape('dash', [X(x - 2), Y(9)], [X(x + 2), Y(9)], [X(x + 2), Y(21)], [X(x - 2), Y(21)])
  for (const y of [12, 18]) the.line('dash', [X(16), Y(y)], [X(150), Y(y)])
  if (!small) {
    the.text(X(124), Y(15) + 5, 'old footbridge', { as: 'soft', anchor: 'middle' })
    the.leader(
      [
        [X(62), Y(20)],
        [X(57), Y(27)],
        [X(56), Y(27)],
      ],
      'pier lost to ice,',
      { as: 'soft', anchor: 'end', list: ['March 2019'] },
    )
  }

  the.part('A double scull')
  const boat = [
    [119, 24],
    [119.7, 33],
    [119.9, 41],
    [119.7, 49],
    [119, 58],
    [118.3, 49],
    [118.1, 41],
    [118.3, 33],
  ].map(([x, y]) => [X(x), Y(y)])
  the.wash('wash-ink', boat)
  for (const y of [36, 41])
    for (const way of [-1, 1]) the.line('thin', [X(119 + way), Y(y)], [X(119 + way * 8.6), Y(y + 3)])

  the.part('The crane that set it')
  if (!small)
    for (const y of [27, 43]) the.shape('thin', [X(171), Y(y)], [X(199), Y(y)], [X(199), Y(y + 4)], [X(171), Y(y + 4)])
  if (!small) {
    the.ring('thin', X(185), Y(37), r1(6 * s))
    the.line('dash', [X(185), Y(37)], [X(84), Y(0)])
    the.note(X(168), Y(33), ['crane, 500 tons', 'October 9, 2021'], { as: 'soft', anchor: 'end' })
  }

  the.part('Paths on the banks')
  the.drawn(
    'line',
    bank([
      [-22, -14],
      [-14, -8],
      [-6, -5.6],
      [-4, -5.5],
    ]),
  )
  the.drawn(
    'line',
    bank([
      [-22, 5.5],
      [-12, 5.5],
      [-4, 5.5],
    ]),
  )
  the.drawn(
    'line',
    bank([
      [190, 16],
      [182, 9],
      [176, 6.2],
      [172, 5.5],
    ]),
  )
  the.drawn(
    'line',
    bank([
      [190, -5.5],
      [180, -5.5],
      [172, -5.5],
    ]),
  )

  the.part('The bridge stands over what is below it')
  the.wash('wash-paper', [
    [X(-4), Y(-6.8)],
    [X(span + 4), Y(-6.8)],
    [X(span + 4), Y(6.8)],
    [X(-4), Y(6.8)],
  ])

  the.part('Abutments, below')
  for (const [from, to] of [
    [-7, 4],
    [span - 4, span + 7],
  ])
    the.shape('dash', [X(from), Y(-9)], [X(to), Y(-9)], [X(to), Y(9)], [X(from), Y(9)])
  for (const x of [-5, 2, span - 2, span + 5]) for (const y of [-7, 7]) the.ring('thin', X(x), Y(y), 3.4)

  the.part('North half: framing. Ties, floor beams, bracing, struts')
  const half = span / 2
  for (const side of [-1, 1]) {
    the.drawn('line', [
      [X(-1.6), Y(side * 6.25 - 0.42)],
      [X(span + 1.6), Y(side * 6.25 - 0.42)],
    ])
    the.drawn('line', [
      [X(-1.6), Y(side * 6.25 + 0.42)],
      [X(span + 1.6), Y(side * 6.25 + 0.42)],
    ])
  }
  for (const x of panels.slice(7)) the.line('line', [X(x), Y(-5.83)], [X(x), Y(5.83)])
  for (const x of panels.slice(7, -1)) {
    the.line('thin', [X(x), Y(-5.83)], [X(x + panel), Y(5.83)])
    the.line('thin', [X(x), Y(5.83)], [X(x + panel), Y(-5.83)])
  }
  for (const x of [30, 54, half])
    for (const side of [-0.33, 0.33]) the.line('line', [X(x) + side * s, Y(-5.83)], [X(x) + side * s, Y(5.83)])

  the.part('South half: deck of planks, rails')
  for (const y of [-5.5, 5.5]) the.line('line', [X(-4), Y(y)], [X(half), Y(y)])
  for (const y of [-5, 5]) the.line('thin', [X(-4), Y(y)], [X(half), Y(y)])
  for (let x = 0; x <= half; x += 4) the.line('hair', [X(x), Y(-5.5)], [X(x), Y(5.5)])
  the.line('cut', [X(-4), Y(-5.5)], [X(-4), Y(5.5)])
  the.line('cut', [X(span + 4), Y(-5.5)], [X(span + 4), Y(5.5)])
  the.line('axis', [X(-22), Y(0)], [X(190), Y(0)])

  if (small) {
    the.across(X(0), X(span), 300, `168'-0"`, { from: 250, to: 250 })
    the.north(416, 38, 90, 15)
    return the
  }
  the.part('Cutting line of S-301, dimensions, north')
  for (const [y, way] of [
    [-11, -1],
    [11, 1],
  ]) {
    the.line('mark', [X(half), Y(y)], [X(half), Y(y + way * 6)], [X(half) + 22, Y(y + way * 6)])
    the.wash('wash-mark', [
      [X(half) + 34, Y(y + way * 6)],
      [X(half) + 20, Y(y + way * 6) - 6],
      [X(half) + 20, Y(y + way * 6) + 6],
    ])
  }
  the.text(X(half) - 10, Y(-14), 'S-301', { as: 'mark', anchor: 'end' })
  the.upright(Y(-6.25), Y(6.25), X(-13), `12'-6"`, { from: X(-3), past: 4, outside: 'below' })
  the.across(X(0), X(168), 566, `168'-0"`, { from: Y(10), side: -1 })
  the.text(X(42), Y(-9), 'deck of planks', { anchor: 'middle' })
  the.text(X(115), Y(-9), 'framing below', { anchor: 'middle' })
  the.north(1126, 170, 90)
  the.scaleBar(64, 618, s, [0, 10, 20, 40], 'ft')
  for (const x of [0, 7, 14]) {
    the.line('axis', [X(x * panel), Y(-10)], [X(x * panel), Y(-44)])
    the.grid(X(x * panel), Y(-47), `${x}`)
  }
  return the
}

write(plan(), {
  small: plan(true),
  file: 'bridge-plan',
  component: 'BridgePlan',
  title: 'Kettle Bend Footbridge: plan',
  about:
    'The plan of the bridge over its river, beside the old one: deck on one half, framing on the other, and the crane.',
  order: 42,
  number: 'S-101',
  name: 'Plan of deck and framing',
  scale: 'Scale by the bar',
  hands,
  says: 'Plan of the footbridge over the Alder River. The south half shows the deck of concrete planks between its rails, the north half the floor beams and crossed bracing below. The two ties are 12 feet 6 inches apart and 168 feet long. Beside it, dashed, is the old footbridge with its two piers in the river, and on the north bank the crane that set the new one. North is to the right.',
})
