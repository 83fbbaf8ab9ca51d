/** S-2006 Elevator 9 Theater: node theater.mjs writes its four sheets. Feet, from the facts of the office. */
import { board, pathOf, write } from './kit.mjs'

const hands = 'Drawn LF, checked TL, approved DO. Revision D, as built, September 2024'
const inside = 36
const wall = 10 / 12
const rows = [
  { name: 'A', radius: 16.5, floor: 0, seats: 28 },
  { name: 'B', radius: 19.5, floor: 14, seats: 36 },
  { name: 'C', radius: 22.5, floor: 28.5, seats: 44 },
  { name: 'D', radius: 25.5, floor: 43.5, seats: 52 },
  { name: 'E', radius: 28.5, floor: 59, seats: 60 },
  { name: 'F', radius: 31.5, floor: 75, seats: 68 },
].map((row) => ({ ...row, floor: row.floor / 12 }))

/** Janssen's pressure of grain on a wall, in psf, at a depth below its top: what lies deep leans on the walls. */
const grain = (depth) => ((48 * 18) / 0.42) * (1 - Math.exp((-0.42 * 0.45 * depth) / 18))

/** The rakers below the steps, with a level end, and where posts carry them; what is below the mat is cut off. */
const raker = [
  [17.3, -0.5],
  [33, 5.99],
  [35.7, 5.99],
  [35.7, 4.95],
  [33.1, 4.95],
  [19.9, -0.5],
]
const posts = [
  { x: 26, top: 2.03 },
  { x: 34.6, top: 4.95 },
]

/** The steps of the bowl from the first tread to the wall, as a section sees them. */
const steps = rows
  .flatMap(({ radius, floor }) => [
    [radius - 1.5, floor],
    [radius + 1.5, floor],
  ])
  .concat([[inside - 0.17, rows.at(-1).floor]])

function section(small = false) {
  const the = small ? board({ width: 480, height: 690 }) : board({ height: 1140 })
  const s = small ? 4.6 : 7.9
  const X = (x) => (small ? 190 : 560) + x * s
  const Y = (y) => (small ? 54 + (112 - y) * s : 76 + (110 - y) * s)
  const box = (x1, y1, x2, y2) => [
    [X(x1), Y(y1)],
    [X(x2), Y(y1)],
    [X(x2), Y(y2)],
    [X(x1), Y(y2)],
  ]

  the.part('Beyond: the round of the wall, and the lifts of its forms')
  for (let degrees = -84; degrees <= 84; degrees += 6) {
    const x = inside * Math.sin((degrees * Math.PI) / 180)
    the.line('hatch', [X(x), Y(107.3)], [X(x), Y(36.2)])
    if (Math.abs(x) > 7 && Math.abs(degrees) < 60) the.line('hatch', [X(x), Y(32.6)], [X(x), Y(8)])
  }
  for (let y = 40; y < 107; y += 12) the.line('hatch', [X(-inside), Y(y)], [X(inside), Y(y)])

  the.part('Beyond: the opening for scenery and its frame')
  const opening = [
    [-7, 0],
    [-7, 16],
    [7, 16],
    [7, 0],
  ].map(([x, y]) => [X(x), Y(y)])
  const frame = [
    [-9.5, 0],
    [-9.5, 19],
    [9.5, 19],
    [9.5, 0],
  ].map(([x, y]) => [X(x), Y(y)])
  the.wash('wash-paper', frame)
  the.line('thin', ...frame)
  the.drawn('line', opening)
  for (let y = 2; y < 16; y += 2) the.line('hatch', [X(-7), Y(y)], [X(7), Y(y)])

  the.part('Beyond: the doors for the audience')
  for (const way of [-1, 1]) {
    const door = box(way * 19.2, 0, way * 23.9, 7)
    the.wash('wash-paper', door)
    the.shape('thin', ...door)
    the.line('thin', [X(way * 21.7), Y(0)], [X(way * 21.7), Y(7)])
  }

  the.part('Grain, as it was until 1994')
  the.line('dash', [X(-inside), Y(93)], [X(0), Y(99)], [X(inside), Y(93)])
  const wheat = small ? X(0) : X(-19.5)
  the.text(wheat, Y(86), 'wheat, 9,400 tons', { as: 'soft', anchor: 'middle' })
  the.text(wheat, Y(86) + 21, '314,000 bushels', { as: 'soft', anchor: 'middle' })

  the.part('Ground, mat and piles')
  for (const way of [-1, 1]) {
    const ground =
      way < 0
        ? [
            [-68, -0.6],
            [-36.84, -0.6],
          ]
        : [
            [36.84, -0.6],
            [80, -0.6],
          ]
    const line = ground.map(([x, y]) => [X(x), Y(y)])
    the.earth(line, { step: 38, size: 13 })
    the.line('cut', ...line)
  }
  const mat = box(-40, -0.5, 40, -4.5)
  the.wash('wash', mat)
  the.concrete(mat, small ? { stones: 24, sand: 40, size: 4 } : { stones: 50, sand: 110, size: 6 })
  the.drawn('cut', [...mat, mat[0]])
  for (let x = -38; x <= 38; x += 4)
    for (const side of [-0.58, 0.58]) the.line('dash', [X(x + side), Y(-4.5)], [X(x + side), Y(-15)])

  the.part('Wall of 1957, cut')
  for (const way of [-1, 1]) {
    const cut = box(way * inside, 108, way * (inside + wall), -0.5)
    the.wash('wash-ink', cut)
    the.drawn('cut', [
      [X(way * (inside + wall / 2)), Y(-0.5)],
      [X(way * (inside + wall / 2)), Y(108)],
    ])
  }

  the.part('Roof, with the exhaust')
  the.wash('wash-ink', box(-36.83, 108.5, -3, 108))
  the.wash('wash-ink', box(3, 108.5, 36.83, 108))
  the.shape('line', ...box(-3.4, 111.6, 3.4, 108.5))
  the.line('line', [X(-4.4), Y(111.6)], [X(4.4), Y(111.6)])
  for (const y of [109.3, 110.1, 110.9]) the.line('thin', [X(-3.4), Y(y)], [X(3.4), Y(y)])

  the.part('Exhaust, through what stays empty')
  for (const way of [-1, 1]) the.line('thin', [X(way * 2.5), Y(108)], [X(way * 2.5), Y(36)])
  for (let y = 42; y < 108; y += 6) the.line('hair', [X(-2.5), Y(y)], [X(2.5), Y(y)])

  the.part('Lid: radial beams to a ring, deck, grid below')
  the.wash('wash', box(-36, 36, 36, 35.4))
  the.shape('cut', ...box(-36, 36, 36, 35.4))
  for (const y of [35.25, 33.0]) the.line('line', [X(-36.4), Y(y)], [X(-5), Y(y)])
  for (const y of [35.25, 33.0]) the.line('line', [X(5), Y(y)], [X(36.4), Y(y)])
  for (const way of [-1, 1]) {
    the.wash('wash', box(way * 5.4, 35.3, way * 4.6, 32.9))
    the.shape('cut', ...box(way * 5.4, 35.3, way * 4.6, 32.9))
  }
  for (const y of [35.25, 33.0]) the.line('thin', [X(-4.6), Y(y)], [X(4.6), Y(y)])
  for (const x of [-26, -13, 0, 13, 26]) the.line('thin', [X(x), Y(33)], [X(x), Y(27.2)])
  the.line('line', [X(-31), Y(27.2)], [X(31), Y(27.2)])
  for (let x = -30; x <= 30; x += 2) the.line('hair', [X(x), Y(27.2)], [X(x), Y(26.7)])
  for (const x of [-28, -21, -15, -9, 9, 15, 21, 28]) {
    the.line('thin', [X(x), Y(27.2)], [X(x), Y(25.9)])
    the.shape(
      'thin',
      [X(x) - 4, Y(25.9)],
      [X(x) + 4, Y(25.9)],
      [X(x) + (x > 0 ? -1 : 7), Y(24.4)],
      [X(x) + (x > 0 ? -7 : 1), Y(24.4)],
    )
  }

  the.part('Bowl: steps, rakers and posts, clear of the wall')
  for (const way of [-1, 1]) {
    const bowl = steps.map(([x, y]) => [X(way * x), Y(y)])
    const beam = raker.map(([x, y]) => [X(way * x), Y(y)])
    the.wash('wash', beam)
    the.shape('thin', ...beam)
    the.drawn('cut', bowl)
    for (const { x, top } of posts)
      for (const side of [-0.21, 0.21]) the.line('line', [X(way * (x + side)), Y(top)], [X(way * (x + side)), Y(-0.5)])
    for (const { radius, floor } of rows) {
      const p = (dx, dy) => [X(way * (radius + dx)), Y(floor + dy)]
      the.line('line', p(-0.75, 1.4), p(0.7, 1.3), p(1.1, 2.9))
      the.line('thin', p(0.2, 1.35), p(0.2, 0))
    }
    the.line('thin', [X(way * 33), Y(rows[5].floor)], [X(way * 33), Y(rows[5].floor + 3.5)])
    for (const { name, radius, floor } of rows)
      if (name !== (way < 0 ? 'C' : 'E')) the.person(X(way * (radius + 0.19)), Y(floor), s, -way, 'wash-figure', 'sit')
  }
  the.line('cut', [X(-15), Y(0)], [X(15), Y(0)])
  for (const x of [-13, 13]) the.line('line', [X(x), Y(0)], [X(x), Y(-0.5)])
  the.person(X(-3), Y(0), s)
  the.person(X(2.6), Y(0), s, -1, 'wash-ink', 'coat')
  the.person(X(18), Y(27.2), s, -1, 'wash-figure', 'stand')

  if (!small) {
    the.part('The freight line beside it')
    the.shape(
      'thin',
      ...[
        [66.7, 3.6],
        [66.7, 14.6],
        [68.4, 15.5],
        [75.6, 15.5],
        [77.3, 14.6],
        [77.3, 3.6],
      ].map(([x, y]) => [X(x), Y(y)]),
    )
    the.line('hair', [X(67.2), Y(4.2)], [X(67.2), Y(14.4)])
    the.line('hair', [X(76.8), Y(4.2)], [X(76.8), Y(14.4)])
    for (let y = 5; y < 14.4; y += 1.4) the.line('hair', [X(75.4), Y(y)], [X(76.8), Y(y)])
    the.shape('thin', ...box(71.2, 3.6, 72.8, 2.3))
    for (const way of [-1, 1]) {
      the.shape('thin', ...box(72 + way * 2.2, 3, 72 + way * 2.7, 0.1))
      the.wash('wash-ink', box(72 + way * 2.25, 0.1, 72 + way * 2.6, -0.4))
    }
    the.line('thin', [X(67.7), Y(-0.4)], [X(76.3), Y(-0.4)])
    the.text(X(72), Y(18.2), 'freight', { as: 'soft', anchor: 'middle' })
  }

  the.part('Pressure that the wall was built for')
  const at = Array.from({ length: 25 }, (_, index) => (index / 24) * 96)
  const push = (depth) => grain(depth) * (small ? 0.05 : 0.105)
  const curve = at.map((depth) => [X(40) + push(depth), Y(96 - depth)])
  the.wash('wash-water', [[X(40), Y(96)], ...curve, [X(40), Y(0)]])
  the.line('hair', [X(40), Y(97)], [X(40), Y(0)])
  for (const depth of [16, 32, 48, 64, 80, 96]) {
    const x = X(40) + push(depth)
    the.line('thin', [X(40), Y(96 - depth)], [x, Y(96 - depth)])
    the.wash('wash-mark', [
      [x, Y(96 - depth)],
      [x - 9, Y(96 - depth) - 3.4],
      [x - 9, Y(96 - depth) + 3.4],
    ])
    if (small) continue
    the.text(
      x + 10,
      Y(96 - depth) + (depth === 96 ? -8 : 5),
      `${(Math.round(grain(depth) / 10) * 10).toLocaleString('en')}`,
      { as: depth === 96 ? 'mark' : 'soft' },
    )
  }
  the.drawn('mark', curve)
  if (small) {
    the.note(476, Y(104), ['grain', 'on the', 'wall'], { anchor: 'end' })
    the.text(476, Y(0) - 10, '1,310', { as: 'mark', anchor: 'end' })
    the.text(476, Y(0) + 26, 'psf', { as: 'soft', anchor: 'end' })
    the.across(X(-36), X(36), 32, `72'-0" inside`, { from: Y(108.5) - 18 })
    the.text(X(0), Y(54), `72'-0" empty`, { anchor: 'middle' })
    the.text(X(0), Y(40), '12 beams W30x116', { anchor: 'middle' })
    the.text(X(0), Y(20.6), '288 seats', { anchor: 'middle' })
    the.text(X(-40), 652, '312 piles', {})
    the.scaleBar(X(16), 678, s, [0, 10, 20], 'ft')
    return the
  }
  the.note(X(40) + 12, Y(107), ['grain on the wall,', 'psf, until 1994'], {})

  the.part('Levels and dimensions')
  for (const [y, words] of [
    [108, `+108'-0"`],
    [36, `+36'-0"`],
    [33, `+33'-0"`],
    [0, `±0'-0"`],
    [-4.5, `-4'-6"`],
  ])
    the.level(140, Y(y), words, { run: 10 })
  the.line('hair', [X(-38), Y(36)], [X(-44), Y(36)])
  the.across(X(-36), X(36), 36, `72'-0" (21.9 m) inside`, { from: Y(108.5) - 20 })
  the.upright(Y(108), Y(36), 92, `72'-0" empty`, { from: 130 })
  the.upright(Y(36), Y(0), 92, `36'-0"`, { from: 130 })
  the.upright(Y(16), Y(0), X(13), `16'-0"`, { from: X(7) })
  the.leader(
    [
      [X(-36.4), Y(56)],
      [X(-41), Y(60)],
      [X(-41.6), Y(60)],
    ],
    'wall 10"',
    { anchor: 'end', list: ['of 1957'] },
  )
  the.leader(
    [
      [X(-20), Y(34)],
      [X(-29), Y(48)],
      [X(-29), Y(48)],
    ],
    '12 beams W30x116',
    { anchor: 'start', list: ['composite,', 'cambered 1¼"'] },
  )
  the.leader(
    [
      [X(20), Y(27.2)],
      [X(14), Y(21)],
      [X(13.4), Y(21)],
    ],
    'grid',
    { anchor: 'end' },
  )
  the.leader(
    [
      [X(-28.5), Y(5)],
      [X(-26), Y(12.6)],
      [X(-25), Y(12.6)],
    ],
    'six rows',
    { anchor: 'start' },
  )
  the.text(X(-20), Y(-2.5) + 5, 'mat 4 ft', { anchor: 'middle' })
  the.text(X(20), Y(-2.5) + 5, '312 piles', { anchor: 'middle' })
  the.leader(
    [
      [X(2.5), Y(72)],
      [X(6), Y(74.5)],
      [X(6.6), Y(74.5)],
    ],
    `exhaust 5'-0"`,
    { anchor: 'start' },
  )
  the.scaleBar(900, 1112, s, [0, 5, 10, 20], 'ft')
  return the
}

write(section(), {
  small: section(true),
  file: 'theater-section',
  component: 'TheaterSection',
  title: 'Elevator 9 Theater: section',
  about: 'The section through the silo: the theater in its lowest third, the pressure of the grain beside it.',
  order: 51,
  number: 'S-301',
  name: 'Section through the stage, looking north',
  scale: 'Scale by the bar',
  hands,
  says: 'Section through a round concrete silo, 72 feet wide inside and 108 feet high. In its lowest 36 feet is a theater: a stage at the center with six steep rows of seats on both sides and people in them, a grid for lights, and a lid of steel beams. The 72 feet above are empty but for the exhaust. A boxcar stands beside it. Beside the wall a curve shows how hard the grain once pushed on it, up to 1,310 pounds to the square foot at the bottom.',
})

function plan(small = false) {
  const the = small ? board({ width: 480, height: 552 }) : board({ height: 1060 })
  const s = small ? 5.9 : 11.6
  const [ox, oy] = small ? [240, 268] : [560, 540]
  /** From the center, by radius and by degrees from north, clockwise. */
  const P = (radius, degrees) => [
    ox + radius * s * Math.sin((degrees * Math.PI) / 180),
    oy - radius * s * Math.cos((degrees * Math.PI) / 180),
  ]
  const r = (value) => Math.round(value * 10) / 10
  const arc = (radius, from, to) => {
    const [a, b] = [P(radius, from), P(radius, to)]
    return `M${r(a[0])} ${r(a[1])}A${r(radius * s)} ${r(radius * s)} 0 ${to - from > 180 ? 1 : 0} 1 ${r(b[0])} ${r(b[1])}`
  }
  const sector = (r1, r2, from, to) => {
    const [c, d] = [P(r2, to), P(r2, from)]
    const [a, b] = [P(r1, from), P(r1, to)]
    const big = to - from > 180 ? 1 : 0
    return `M${r(d[0])} ${r(d[1])}A${r(r2 * s)} ${r(r2 * s)} 0 ${big} 1 ${r(c[0])} ${r(c[1])}L${r(b[0])} ${r(b[1])}A${r(r1 * s)} ${r(r1 * s)} 0 ${big} 0 ${r(a[0])} ${r(a[1])}Z`
  }
  const outer = inside + wall
  const half = (feet, radius) => (Math.asin(feet / 2 / radius) * 180) / Math.PI
  const jamb = half(19, inside)

  the.part('Wall, cut: 10 in. of 1957, the doors, the new jambs')
  const doors = [
    [-37, 6],
    [37, 6],
  ].map(([at, wide]) => [at - half(wide, inside), at + half(wide, inside)])
  const solids = [
    [doors[1][1], 360 + doors[0][0]],
    [doors[0][1], -jamb],
    [jamb, doors[1][0]],
  ]
  for (const [from, to] of solids) the.wash('wash-ink', sector(inside, outer, from, to))
  for (const [from, to] of solids) the.path('cut', sector(inside, outer, from, to))
  for (const way of [-1, 1]) {
    const post = [way * 7, way * 9.5].map((x) => [ox + x * s, oy - Math.sqrt(outer ** 2 - x ** 2) * s])
    const foot = [way * 9.5, way * 7].map((x) => [ox + x * s, oy - (Math.sqrt(outer ** 2 - 64) - 1.83) * s])
    the.wash('wash', [...post, ...foot])
    the.concrete([...post, ...foot], { stones: 7, sand: 16, size: 4, seed: way > 0 ? 5 : 9 })
    the.shape('cut', ...post, ...foot)
  }
  the.line('thin', [ox - 7 * s, oy - 36.4 * s], [ox + 7 * s, oy - 36.4 * s])
  the.line('thin', [ox - 7 * s, oy - 36.0 * s], [ox + 7 * s, oy - 36.0 * s])
  for (const [from, to] of doors) {
    for (const at of [from, to]) the.line('cut', P(inside, at), P(outer, at))
    const shut = P(outer, (from + to) / 2)
    for (const hinge of [from, to]) {
      const swing = P(outer + 3, hinge)
      the.line('thin', P(outer, hinge), swing)
      the.path(
        'hair',
        `M${r(swing[0])} ${r(swing[1])}A${r(3 * s)} ${r(3 * s)} 0 0 ${hinge === from ? 1 : 0} ${r(shut[0])} ${r(shut[1])}`,
      )
    }
  }

  the.part('Stage')
  the.drawn(
    'line',
    `M${r(ox - 13 * s)} ${oy}a${r(13 * s)} ${r(13 * s)} 0 1 1 ${r(26 * s)} 0a${r(13 * s)} ${r(13 * s)} 0 1 1 ${r(-26 * s)} 0Z`,
  )
  for (let x = -12; x <= 12; x += 1) {
    const y = Math.sqrt(169 - x * x)
    the.line('hatch', [ox + x * s, oy - y * s], [ox + x * s, oy + y * s])
  }

  the.part('Rows')
  for (const { radius } of rows) the.path('thin', arc(radius - 1.5, 45, 315))
  the.path('thin', arc(33, 45, 315))
  the.path('line', arc(inside - 0.17, 45, 315))
  for (const at of [45, 315]) the.line('line', P(15, at), P(inside - 0.17, at))

  the.part('Aisles: two steps to a row')
  const aisles = [45, 112.5, 180, 247.5, 315]
  const edges = (radius, index) => {
    const width = half(4, radius)
    if (index === 0) return [45, 45 + half(8, radius)]
    if (index === 4) return [315 - half(8, radius), 315]
    return [aisles[index] - width, aisles[index] + width]
  }
  for (const [index] of aisles.entries())
    for (const { radius } of rows.slice(1)) {
      the.path('hair', arc(radius - 1.5, ...edges(radius, index)))
      the.path('hair', arc(radius - 2.4, ...edges(radius, index)))
    }
  for (const [index] of aisles.entries()) {
    const middle = (radius) => (edges(radius, index)[0] + edges(radius, index)[1]) / 2
    the.line('thin', P(15.5, middle(16)), P(32.4, middle(31.5)))
    const tip = P(32.6, middle(31.5))
    const [wingA, wingB] = [P(31.6, middle(31.5) - 0.8), P(31.6, middle(31.5) + 0.8)]
    the.wash('wash-ink', [tip, wingA, wingB])
  }

  the.part('288 seats')
  for (const { radius, seats } of rows) {
    let d = ''
    for (let block = 0; block < 4; block++) {
      const from = edges(radius, block)[1]
      const to = edges(radius, block + 1)[0]
      const count = seats / 4
      const pitch = half(1.833, radius) * 2
      const start = (from + to) / 2 - (pitch * (count - 1)) / 2
      if (small) {
        for (const side of [-0.6, 0.5]) d += arc(radius + side, start - pitch / 2, start + pitch * (count - 0.5))
        continue
      }
      for (let seat = 0; seat < count; seat++) {
        const at = start + seat * pitch
        const w = half(1.6, radius)
        d += pathOf(
          [P(radius - 0.75, at - w), P(radius + 0.65, at - w), P(radius + 0.65, at + w), P(radius - 0.75, at + w)],
          true,
        )
        d += pathOf([P(radius + 0.4, at - w), P(radius + 0.4, at + w)])
      }
    }
    the.path('thin', d)
  }

  the.part('Five wheelchair spaces, each with a chair beside it, and the way behind them')
  for (const at of [38.5, 21.9, 5.2, -21.9, -38.5]) {
    const w = half(3, 17)
    the.shape('line', P(15, at - w), P(19, at - w), P(19, at + w), P(15, at + w))
    const [x, y] = P(17.4, at)
    the.ring('thin', x, y, 0.95 * s)
    the.line('thin', P(16.4, at - 2), P(17.4, at - 2), P(17.4, at + 2))
  }
  for (const at of [30.2, 13.6, -3.1, -13.6, -30.2]) {
    const w = half(1.6, 17)
    the.shape('thin', P(16, at - w), P(17.4, at - w), P(17.4, at + w), P(16, at + w))
    the.line('thin', P(17.15, at - w), P(17.15, at + w))
  }
  the.path('dash', `${arc(19.4, -43, 43)}${arc(24.4, -43, 43)}`)

  the.part('Above: twelve beams and their ring')
  for (let at = 15; at < 360; at += 30)
    for (const side of [-0.42, 0.42]) {
      const turn = (radius) => (Math.asin(side / radius) * 180) / Math.PI
      the.line('dash', P(5.3, at + turn(5.3)), P(inside, at + turn(inside)))
    }
  the.path('dash', `${arc(5.3, 0, 359.9)}${arc(4.7, 0, 359.9)}`)

  if (small) {
    the.across(ox - 7 * s, ox + 7 * s, oy - 40.5 * s, `14'-0"`, { from: oy - 38.6 * s, outside: 'end' })
    the.across(ox - inside * s, ox + inside * s, oy + 40.6 * s, `72'-0" (21.9 m)`, { from: oy + 10, side: 1 })
    the.text(ox, oy + 6, `26'-0"`, { anchor: 'middle' })
    the.text(ox, oy - 27 * s, '5 wheelchairs', { as: 'soft', anchor: 'middle' })
    the.north(452, 58, 0, 15)
    the.text(4, 22, '288 seats')
    the.text(4, 44, 'six rows', { as: 'soft' })
    return the
  }
  the.part('Axes, cutting line, dimensions')
  the.line('axis', [ox, oy - 42 * s], [ox, oy + 39 * s])
  the.line('axis', [ox - 39 * s, oy], [ox + 39 * s, oy])
  for (const way of [-1, 1]) {
    const x = ox + way * 43.4 * s
    the.line('mark', [x, oy + 22], [x, oy], [x - way * 34, oy])
    the.wash('wash-mark', [
      [x, oy - 14],
      [x - 6, oy + 2],
      [x + 6, oy + 2],
    ])
    the.text(x, oy - 24, 'S-301', { as: 'mark', anchor: way < 0 ? 'start' : 'end' })
  }
  the.across(ox - 7 * s, ox + 7 * s, oy - 41 * s, `14'-0"`, { from: oy - 38.6 * s })
  the.across(ox - inside * s, ox + inside * s, oy + 41.2 * s, `72'-0" (21.9 m)`, { from: oy + 10, side: 1 })
  the.line('hair', [ox, oy], P(13, 205))
  the.text(...P(8, 197), `13'-0"`, { anchor: 'end' })
  the.leader([P(31.5, 70), [1010, 330], [1020, 330]], '68 in row F')
  the.leader([P(16.5, 75), [1010, 430], [1020, 430]], '28 in row A')
  the.leader([P(18.6, 36), [930, 196], [984, 196]], '5 wheelchairs', { list: ['5 companions'] })
  the.upright(oy - 24.4 * s, oy - 19.4 * s, ox + 40, `5'-0"`, { flat: 'end' })
  the.leader([P(24, 247.5), [166, 800], [156, 800]], `aisle 4'-0"`, { anchor: 'end' })
  the.leader([P(20, 135 + 150), [140, 300], [130, 300]], '12 beams', { anchor: 'end', list: ['above'] })
  the.leader(
    [
      [ox - 8.3 * s, oy - 35.6 * s],
      [330, 92],
      [320, 92],
    ],
    'new jamb',
    { anchor: 'end' },
  )
  the.leader([P(36.4, 305), [170, 200], [160, 200]], 'wall 10"', { anchor: 'end' })
  the.leader([P(36.4, 37), [880, 104], [1020, 104]], `doors 6'-0"`, { list: ['opening out'] })
  the.north(1120, 940, 0)
  the.scaleBar(1000, 1040, s, [0, 5, 10], 'ft')
  return the
}

write(plan(), {
  small: plan(true),
  file: 'theater-plan',
  component: 'TheaterPlan',
  title: 'Elevator 9 Theater: plan',
  about: 'The plan at the stage: 288 seats in six rows around it, aisles, doors, and the opening for scenery.',
  order: 52,
  number: 'S-101',
  name: 'Plan at the stage',
  scale: 'Scale by the bar',
  hands,
  says: 'Plan of the theater in its round wall, 72 feet across. A round stage of 26 feet at the center; six rows with 288 seats around three quarters of it, in four blocks between five aisles. On the north side an opening of 14 feet for scenery between new concrete jambs, a double door of 6 feet on either side of it for the audience, and on the floor before it five spaces for wheelchairs, each with a chair beside it.',
})

function sightlines(small = false) {
  const the = small ? board({ width: 480, height: 464 }) : board({ height: 640 })
  const s = small ? 19 : 29.5
  // On a phone from row A to the wall: all lines go on to the center of the stage.
  const X = (x) => (small ? 10 + (x - 12.6) * s : 64 + x * s)
  const Y = (y) => (small ? 312 : 470) - y * s
  const eyes = rows.map(({ radius, floor }) => [radius, floor + 46 / 12])

  the.part('Bowl and stage')
  const bowl = steps.map(([x, y]) => [X(x), Y(y)])
  const beam = raker.map(([x, y]) => [X(x), Y(y)])
  the.wash('wash', beam)
  the.shape('line', ...beam)
  the.line(
    'thin',
    ...[
      [17.6, -0.5],
      [33.02, 5.87],
      [35.7, 5.87],
    ].map(([x, y]) => [X(x), Y(y)]),
  )
  the.line(
    'thin',
    ...[
      [19.6, -0.5],
      [33.08, 5.07],
      [35.7, 5.07],
    ].map(([x, y]) => [X(x), Y(y)]),
  )
  for (const { x, top } of posts) {
    the.wash('wash', [
      [X(x - 0.21), Y(top)],
      [X(x + 0.21), Y(top)],
      [X(x + 0.21), Y(-0.42)],
      [X(x - 0.21), Y(-0.42)],
    ])
    for (const side of [-0.21, 0.21]) the.line('line', [X(x + side), Y(top)], [X(x + side), Y(-0.42)])
    the.line('cut', [X(x - 0.42), Y(-0.45)], [X(x + 0.42), Y(-0.45)])
  }
  for (const { radius, floor } of rows.slice(1))
    for (const x of [radius - 1.3, radius + 0.1])
      the.line('thin', [X(x), Y(floor)], [X(x), Y(Math.min(5.99, -0.5 + ((x - 17.3) * 6.49) / 15.7))])
  the.drawn('cut', [[X(0), Y(0)], ...bowl])
  the.wash('wash-ink', [
    [X(36), Y(12.6)],
    [X(36.83), Y(12.6)],
    [X(36.83), Y(-0.5)],
    [X(36), Y(-0.5)],
  ])
  the.breakLine(X(35), Y(12.6), X(37.8), Y(12.6))
  the.line('cut', [X(-1.4), Y(-0.5)], [X(37.6), Y(-0.5)])
  the.earth(
    [
      [X(-1.4), Y(-0.5)],
      [X(37.6), Y(-0.5)],
    ],
    { step: 60, size: 12 },
  )
  if (!small) the.line('axis', [X(0), Y(12)], [X(0), Y(-1.6)])

  the.part('Steps in the aisle, beyond')
  rows.slice(1).forEach(({ radius, floor }, index) => {
    const below = rows[index].floor
    the.line(
      'dash',
      [X(radius - 2.4), Y(below)],
      [X(radius - 2.4), Y((floor + below) / 2)],
      [X(radius - 1.5), Y((floor + below) / 2)],
    )
  })

  the.part('Seats, eyes, and what they see')
  for (const { radius, floor } of rows) {
    const p = (dx, dy) => [X(radius + dx), Y(floor + dy)]
    the.line('line', p(-0.8, 1.45), p(0.7, 1.35), p(1.05, 2.85))
    the.line('thin', p(0.1, 1.4), p(0.1, 0))
    the.person(...p(0.19, 0), s, -1, 'wash-figure', 'sit')
  }
  eyes.forEach(([x, y], index) => {
    the.drawn(index === 5 ? 'mark' : 'thin', [
      [X(x), Y(y)],
      [X(0), Y(0)],
    ])
    the.dot(X(x), Y(y), 3.6, index === 5 ? 'wash-mark' : 'wash-ink')
  })
  if (!small) the.person(X(2.4), Y(0), s, -1, 'wash-figure', 'walk')

  the.part('Risers and treads')
  const words = ['14"', '14½"', '15"', '15½"', '16"']
  rows.slice(1).forEach(({ radius, floor }, index) => {
    the.upright(Y(floor), Y(rows[index].floor), X(radius - 1.5) - 18, '', {
      from: X(radius - 1.5),
      to: X(radius - 1.5) - 12,
      past: 4,
    })
    if (!small) the.text(X(radius - 1.5) + 8, Y(floor) + 19, words[index], { as: 'bare' })
  })
  rows.forEach(({ name, radius }, index) => {
    the.line('axis', [X(radius), Y(eyes[index][1]) - 16], [X(radius), small ? 42 : 76])
    the.grid(X(radius), small ? 24 : 58, name)
  })
  if (small) {
    the.across(X(16.5), X(31.5), 362, `5 x 3'-0" = 15'-0"`, { from: 330, side: 1 })
    the.text(12, 412, 'steps 14, 14½, 15, 15½, 16 in.')
  } else {
    rows.slice(1).forEach(({ radius }) => the.across(X(radius - 3), X(radius), 100, `3'-0"`, { side: 1 }))
    the.across(X(0), X(16.5), 540, `16'-6"`, { from: 490, side: 1 })
    the.across(X(16.5), X(31.5), 540, `5 x 3'-0" = 15'-0"`, { from: 498, side: 1 })
    the.across(X(31.5), X(36), 540, `4'-6"`, { from: 498, side: 1 })
  }
  the.upright(Y(eyes[0][1]), Y(0), X(13.6), '46"', { from: X(16) })
  if (!small)
    the.leader(
      [
        [X(0), Y(0)],
        [X(1.6), Y(8.6)],
        [X(2), Y(8.6)],
      ],
      'center of the stage',
      { tip: 'dot', list: ['seen from every eye'] },
    )

  the.part('Over the head in front')
  const [x5, y5] = eyes[5]
  const [x4, y4] = eyes[4]
  const over = (y5 * x4) / x5
  the.ring('mark', X(x4), Y((over + y4) / 2), small ? 18 : 24)
  the.leader(
    [
      [X(x4) - (small ? 13 : 17), Y((over + y4) / 2) - (small ? 13 : 17)],
      [X(24.9), Y(11)],
      [X(24.4), Y(11)],
    ],
    small ? 'about 4½" over' : 'about 4½" over the eye in front',
    { as: 'mark', tip: 'none', anchor: 'end', list: small ? ['the eye in front'] : [] },
  )
  if (!small) {
    the.leader(
      [
        [X(35.92), Y(3.4)],
        [X(37.2), Y(4.4)],
        [X(37.3), Y(4.4)],
      ],
      '',
      { tip: 'arrow' },
    )
    the.text(X(37.4), Y(4.4) + 5, '2"')
    the.text(X(27.2), Y(1.1), 'raker W12', { as: 'soft' })
    the.text(X(27.2), Y(1.1) + 22, 'post HSS 5x5', { as: 'soft' })
  }
  the.part('Stripes on the nosings of the aisle')
  rows.slice(1).forEach(({ radius, floor }, index) => {
    const half = (floor + rows[index].floor) / 2
    for (const [x, y] of [
      [radius - 2.4, half],
      [radius - 1.5, floor],
    ])
      the.wash('wash-mark', [
        [X(x), Y(y)],
        [X(x + 0.24), Y(y)],
        [X(x + 0.24), Y(y) + 3],
        [X(x), Y(y) + 3],
      ])
  })
  if (small) {
    the.scaleBar(24, 448, s, [0, 2, 4, 8], 'ft')
    return the
  }
  the.note(X(11.4), 618, ['aisle nosings striped: risers grow ¼" a row'], { as: 'soft' })
  the.scaleBar(64, 612, s, [0, 2, 4, 8], 'ft')
  return the
}

write(sightlines(), {
  small: sightlines(true),
  file: 'theater-sightlines',
  component: 'TheaterSightlines',
  title: 'Elevator 9 Theater: sightlines',
  about: 'How the steps of the six rows follow from what is seen over the row in front.',
  order: 53,
  number: 'S-302',
  name: 'Sightlines and steps of the rows',
  scale: 'Scale by the bar',
  hands: 'Drawn CW, checked TL, approved DO. Revision D, as built, September 2024',
  says: 'Section through the six rows of seats. From each eye, 46 inches above its floor, a line runs to the center of the stage, about 4½ inches above the eye in front. So the steps grow toward the back: 14, 14½, 15, 15½ and 16 inches. They are steel plate on rakers and posts that stay 2 inches clear of the wall.',
})

function opening(small = false) {
  const the = small ? board({ width: 480, height: 890 }) : board({ height: 900 })
  const s = small ? 12.4 : 20
  const X = (x) => (small ? 240 : 420) + x * s
  const Y = (y) => (small ? 490 : 800) - y * s
  const box = (x1, y1, x2, y2) => [
    [X(x1), Y(y1)],
    [X(x2), Y(y1)],
    [X(x2), Y(y2)],
    [X(x1), Y(y2)],
  ]
  const top = 33

  the.part('The wall unrolled: hoops of 1957, cut where the opening is')
  for (let y = 0.5; y < top; y += 1) {
    if (y > 0 && y < 16) {
      the.line('hatch', [X(-17), Y(y)], [X(-7), Y(y)])
      the.line('hatch', [X(7), Y(y)], [X(17), Y(y)])
    } else the.line('hatch', [X(-17), Y(y)], [X(17), Y(y)])
  }
  the.breakLine(X(-17), Y(top), X(-17), Y(0))
  the.breakLine(X(17), Y(top), X(17), Y(0))
  the.line('thin', [X(-17), Y(top)], [X(17), Y(top)])

  the.part('Frame: jambs, lintel, sill')
  const outer = [
    [-9.5, 0],
    [-9.5, 19],
    [9.5, 19],
    [9.5, 0],
  ].map(([x, y]) => [X(x), Y(y)])
  const inner = [
    [7, 0],
    [7, 16],
    [-7, 16],
    [-7, 0],
  ].map(([x, y]) => [X(x), Y(y)])
  the.wash('wash', [...outer, ...inner])
  the.concrete([...outer, ...inner], { stones: small ? 30 : 50, sand: small ? 50 : 90, size: small ? 4 : 5 })
  the.drawn('line', outer)
  the.wash('wash-paper', inner)
  the.drawn('cut', inner)
  the.line('cut', [X(-19), Y(0)], [X(19), Y(0)])
  the.earth(
    [
      [X(-19), Y(0)],
      [X(19), Y(0)],
    ],
    { step: 50, size: 12 },
  )

  the.part('Six pieces, in the order in which they went')
  the.line('dash', [X(-2.33), Y(16)], [X(-2.33), Y(0)])
  the.line('dash', [X(2.33), Y(16)], [X(2.33), Y(0)])
  the.line('dash', [X(-7), Y(8)], [X(7), Y(8)])
  ;[
    [-4.67, 12, 1],
    [4.67, 12, 2],
    [0, 12, 3],
    [-4.67, 4, 4],
    [4.67, 4, 5],
    [0, 4, 6],
  ].forEach(([x, y, number]) => the.grid(X(x), Y(y), `${number}`, small ? 15 : 17))

  the.part('Needles that carried the wall meanwhile')
  for (const x of [-6, -3.6, -1.2, 1.2, 3.6, 6]) {
    the.wash('wash-paper', box(x - 0.58, 21.2, x + 0.58, 20))
    the.shape('line', ...box(x - 0.5, 21.1, x + 0.5, 21.0))
    the.shape('line', ...box(x - 0.5, 20.2, x + 0.5, 20.1))
    the.line('line', [X(x), Y(21)], [X(x), Y(20.2)])
  }

  the.part('How the load goes around')
  const ease = (t) => t * t * (3 - 2 * t)
  for (const x0 of [-16, -13.6, -11.2, -8.8, -6.4, -4, -1.6, 1.6, 4, 6.4, 8.8, 11.2, 13.6, 16]) {
    const way = Math.sign(x0)
    const a = Math.abs(x0)
    const low = a < 7.3 ? 7.35 + (a / 7.3) * 1.7 : a < 9.6 ? 9.05 + ((a - 7.3) / 2.3) * 0.9 : a + (16.5 - a) * 0.06
    const points = Array.from({ length: 34 }, (_, index) => {
      const y = top - (index / 33) * top
      const bend = ease(Math.min(1, Math.max(0, (29 - y) / (29 - 16.4 - a * 0.12))))
      return [X(way * (a + (low - a) * bend)), Y(y)]
    })
    the.drawn(a < 7.3 ? 'mark' : 'thin', points)
  }
  for (let x = -16; x <= 16; x += 2) {
    the.line('hair', [X(x), Y(35.6)], [X(x), Y(33.6)])
    the.wash('wash-ink', [
      [X(x), Y(33.2)],
      [X(x) - 4, Y(33.2) - 11],
      [X(x) + 4, Y(33.2) - 11],
    ])
  }
  the.line('thin', [X(-16), Y(35.6)], [X(16), Y(35.6)])
  the.text(X(-16), Y(35.6) - 11, small ? '17.1 klf from above' : '17.1 klf: wall 11.5, lid 3.0, roof and snow 2.6')

  the.part('Dimensions')
  if (small) {
    the.across(X(-7), X(7), 530, `14'-0"`, { from: 502, side: 1 })
    the.across(X(-9.5), X(-7), 530, `2'-6"`, { from: 502, side: 1 })
    the.across(X(7), X(9.5), 530, `2'-6"`, { from: 502, side: 1 })
    the.upright(Y(16), Y(0), X(13), `16'-0"`, { from: X(7.4) })
  } else {
    the.across(X(-7), X(7), 858, `14'-0" (4.27 m)`, { from: 812, side: 1 })
    the.across(X(-9.5), X(-7), 858, `2'-6"`, { from: 812, side: 1 })
    the.across(X(7), X(9.5), 858, `2'-6"`, { from: 812, side: 1 })
    the.upright(Y(16), Y(0), 44, `16'-0" (4.88 m)`, { from: X(-17.6), past: 6 })
    the.upright(Y(19), Y(16), 44, `3'-0"`, { from: X(-17.6), past: 6 })
    the.leader(
      [
        [X(6), Y(20.6)],
        [X(18.2), Y(24.4)],
        [X(18.6), Y(24.4)],
      ],
      'six needles',
      { list: ['W14, eleven days'] },
    )
    the.leader(
      [
        [X(14.6), Y(29.5)],
        [X(18.2), Y(30.4)],
        [X(18.6), Y(30.4)],
      ],
      'hoops #7 at 6"',
      { list: ['drawn at 12"'] },
    )
  }
  the.part('Section through the jamb')
  const q = small ? 52 : 62
  const U = (x) => (small ? 152 : 905) + x * q
  const V = (y) => (small ? 652 : 560) + y * q
  const old = [
    [-0.6, 0],
    [1.9, 0],
    [1.9, 0.833],
    [-0.6, 0.833],
  ].map(([x, y]) => [U(x), V(y)])
  the.wash('wash', old)
  the.hatch(old, { step: 8 })
  the.line('cut', old[1], old[0])
  the.line('cut', old[2], old[3])
  the.breakLine(U(-0.6), V(-0.2), U(-0.6), V(1.03))
  const cast = [
    [-0.1, 0.833],
    [1.9, 0.833],
    [1.9, 0],
    [2.4, 0],
    [2.4, 2.667],
    [-0.1, 2.667],
  ].map(([x, y]) => [U(x), V(y)])
  the.wash('wash', cast)
  the.concrete(cast, { stones: 44, sand: 90, size: 6, seed: 3 })
  the.shape('cut', ...cast)
  the.shape(
    'line',
    ...[
      [0.08, 1.02],
      [2.2, 1.02],
      [2.2, 2.48],
      [0.08, 2.48],
    ].map(([x, y]) => [U(x), V(y)]),
  )
  for (const [x, y] of [
    [0.16, 1.1],
    [0.82, 1.1],
    [1.46, 1.1],
    [2.12, 1.1],
    [0.16, 2.4],
    [0.82, 2.4],
    [1.46, 2.4],
    [2.12, 2.4],
    [0.16, 1.75],
    [2.12, 1.75],
  ])
    the.dot(U(x), V(y), 4.4)
  for (const x of [0.5, 1.14]) the.line('line', [U(x), V(0.2)], [U(x), V(2.1)])
  the.across(U(-0.1), U(2.4), V(3.15), `2'-6"`, { from: V(2.72), side: 1 })
  the.upright(V(0), V(0.833), U(3), '10"', { from: U(2.45), flat: 'end' })
  the.upright(V(0.833), V(2.667), U(3), `1'-10"`, { from: U(2.45), flat: 'end' })
  the.leader(
    [
      [U(0.5), V(1.5)],
      [U(-0.3), V(1.62)],
      [U(-0.36), V(1.62)],
    ],
    small ? 'dowels' : 'dowels #8',
    { anchor: 'end' },
  )
  if (small) {
    the.text(12, 604, 'Jamb, in section', { large: true })
    the.text(12, 872, 'moved 0.04", predicted 1/16"', { as: 'mark' })
    return the
  }
  the.text(905, 486, 'Jamb, in section', { large: true })
  the.text(U(-0.45), V(-0.24), 'wall of 1957', { as: 'soft' })
  the.note(905, 806, ['moved on cutting'], { as: 'soft' })
  the.text(905, 832, '0.04"', { as: 'mark', large: true })
  the.text(905, 858, 'predicted 1/16"', { as: 'soft' })
  return the
}

write(opening(), {
  small: opening(true),
  file: 'theater-opening',
  component: 'TheaterOpening',
  title: 'Elevator 9 Theater: the opening in the wall',
  about: 'The wall of the silo unrolled, with the opening for scenery, its frame, and the path of the load around it.',
  order: 54,
  number: 'S-501',
  name: 'Opening for scenery, wall unrolled',
  scale: 'Elevation and section',
  hands: 'Drawn LF, checked TL, approved DO. Revision D, as built, September 2022',
  says: 'The silo wall unrolled flat around an opening 14 feet wide and 16 feet high. Lines of load come down from above and part to the concrete jambs on either side. The opening was cut in six numbered pieces while six steel needles carried the wall. A section shows the new jamb, 2 feet 6 inches by 1 foot 10 inches, doweled to the old wall.',
})
