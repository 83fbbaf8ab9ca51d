/** C-2103 Harker Point Sea Wall: node wall.mjs writes its four sheets. Feet NAVD 88, from the facts of the office. */
import { board, pathOf, smooth, write } from './kit.mjs'

const hands = 'Drawn LF, checked HG, approved MV. Revision D, as built, June 2025'
const r = (value) => Math.round(value * 10) / 10

/** The recurve: a quarter of a circle of 2 ft, from the face of the stem out to its lip of 7 in. */
const recurve = Array.from({ length: 19 }, (_, index) => {
  const a = (index / 18) * (Math.PI / 2)
  return [-0.5 + 2 * Math.cos(a), 13.4 + 2 * Math.sin(a)]
})
const stem = [[0, 2.5], ...recurve, [-0.5, 16], [3, 16], [3, 2.5]]
const outline = [[-3.5, 2.5], ...stem, [9.5, 2.5], [9.5, 0], [-3.5, 0]]

/** For phones nearer to the wall, so that all of it can be seen at once. */
function section(small = false) {
  const the = small ? board({ width: 480, height: 640 }) : board({ height: 920 })
  const s = small ? 17 : 22.4
  const X = (x) => (small ? (x + 12.4) * s : 248 + (x + 22) * s)
  const Y = (y) => (small ? 34 + (18.9 - y) * s : 52 + (18.4 - y) * s)
  const at = (list) => list.map(([x, y]) => [X(x), Y(y)])

  const beach = [
    [-20.6, 1.8],
    [-18, 2.0],
    [-14, 2.35],
    [-11.2, 2.6],
  ]
  const armor = [
    [0.2, 5],
    [-6, 5],
    [-14.6, 0.7],
    [-14.6, -0.6],
    [-11, -0.6],
    [-6.4, -0.1],
    [-3.6, 0],
    [-3.6, 2.5],
    [-0.1, 2.5],
  ]

  the.part('The sea at its design level, and a wave')
  const wave = [
    [-20.6, 9.3],
    [-19, 9.6],
    [-17, 11],
    [-15.4, 12.9],
    [-14.2, 13],
    [-12.6, 11.6],
    [-10.6, 9.9],
    [-8, 9.2],
    [-5.2, 9.6],
    [-2.6, 11],
    [-0.6, 13.2],
    [0.55, 14.2],
  ]
  the.wash('wash-water', [
    ...at(wave),
    ...at([
      [1.2, 11.4],
      [0.3, 5],
      [-6, 5],
      [-11.2, 2.6],
      [-20.6, 1.8],
    ]),
  ])
  the.line('dash', [X(-20.6), Y(10.5)], [X(1.1), Y(10.5)])
  the.line('hair', [X(-20.6), Y(4.7)], [X(-11), Y(4.7)])
  for (const [from, to, y] of [
    [-19.5, -14, 8.2],
    [-12, -6, 7.8],
    [-18, -13, 6.9],
    [-9, -3, 6.7],
    [-16, -11, 5.8],
  ])
    the.line('hatch', [X(from), Y(y)], [X(to), Y(y)])

  the.part('Soil, beach and fill')
  the.earth(at(beach), { step: 40, size: 12 })
  the.drawn('cut', at(beach))
  const fill = at([
    [5, 11.4],
    [20, 11.4],
    [20, -3],
    [9.6, -3],
    [9.6, 2.6],
    [5, 2.6],
  ])
  the.hatch(fill, { angle: -45, step: 26 })
  for (const y of [-4.4, -9.6])
    the.earth(
      [
        [X(-14), Y(y)],
        [X(-4.4), Y(y)],
      ],
      { step: 88, size: 11 },
    )
  for (const y of [-2.4, -7, -11.8])
    the.earth(
      [
        [X(1), Y(y)],
        [X(20), Y(y)],
      ],
      { step: 96, size: 11 },
    )

  the.part('Filter stone behind the stem')
  the.stones(
    at([
      [3.05, 11.3],
      [4.9, 11.3],
      [4.9, 2.6],
      [3.05, 2.6],
    ]),
    { apart: 13, seed: 12, pen: 'hatch' },
  )

  the.part('Armor: two layers of granite')
  the.stones(at(armor), { apart: 44, seed: 6, pen: 'thin', shrink: 0.93 })

  the.line(
    'dash',
    ...at([
      [-11.2, 2.6],
      [-3.6, 3.2],
    ]),
  )

  the.part('Sheet piles')
  const pile = at([
    [-3.04, 1],
    [-1.77, 1],
    [-1.77, -15],
    [-3.04, -15],
  ])
  the.wash('wash', pile)
  the.drawn('line', [pile[0], pile[3], pile[2], pile[1]])
  the.line('thin', [X(-2.4), Y(0)], [X(-2.4), Y(-15)])

  the.part('The wall')
  the.wash('wash-paper', at(outline))
  the.wash('wash', at(outline))
  the.concrete(
    at(outline),
    small ? { stones: 36, sand: 60, size: 5, seed: 21 } : { stones: 80, sand: 150, size: 5, seed: 21 },
  )
  the.drawn('cut', pathOf(at(outline), true))
  the.line(
    'dash',
    ...at([
      [-3.04, 0],
      [-3.04, 1],
      [-1.77, 1],
      [-1.77, 0],
    ]),
  )
  the.line(
    'thin',
    ...at([
      [0.3, 0.4],
      [0.42, 5],
      [1.72, 13.4],
      [1.65, 14.2],
    ]),
  )
  the.line(
    'thin',
    ...at([
      [2.72, 0.4],
      [2.72, 15.72],
      [-0.2, 15.72],
    ]),
  )
  the.line(
    'thin',
    ...at([
      [-3.2, 2.22],
      [9.2, 2.22],
    ]),
  )
  the.line(
    'thin',
    ...at([
      [-3.2, 0.28],
      [9.2, 0.28],
    ]),
  )
  for (let x = -2.9; x < 9.2; x += 0.94) for (const y of [0.45, 2.05]) the.dot(X(x), Y(y), 2)
  for (let y = 3.2; y < 15.4; y += 1) the.dot(X(2.56), Y(y), 2)

  the.part('Weep hole')
  the.wash(
    'wash-paper',
    at([
      [0.1, 4.65],
      [3.2, 4.75],
      [3.2, 4.41],
      [0.1, 4.31],
    ]),
  )
  the.line(
    'line',
    ...at([
      [0.24, 4.65],
      [3.2, 4.75],
    ]),
  )
  the.line(
    'line',
    ...at([
      [0.2, 4.31],
      [3.2, 4.41],
    ]),
  )

  the.part('Promenade')
  const slab = at([
    [3, 12.5],
    [20, 12.5],
    [20, 12.1],
    [3, 12.1],
  ])
  the.wash('wash', slab)
  the.line('cut', slab[0], slab[1])
  the.line('thin', slab[2], slab[3])
  for (let x = 5; x < 20; x += 2) the.line('thin', [X(x), Y(12.5)], [X(x), Y(12.1)])
  the.stones(
    at([
      [3.1, 12.05],
      [20, 12.05],
      [20, 11.45],
      [3.1, 11.45],
    ]),
    { apart: 11, seed: 3, pen: 'hatch' },
  )
  the.breakLine(X(20), Y(13.2), X(20), Y(-3))
  the.person(X(small ? 14 : 16.1), Y(12.5), s, -1, 'wash-ink', 'coat')
  the.person(X(18.2), Y(12.5), s, -1, 'wash-ink', 'child')

  the.part('What it is low for: somebody on a bench sees the sea over its crest')
  the.person(X(9.9), Y(12.5), s, -1, 'wash-ink', 'sit')
  the.shape(
    'line',
    ...at([
      [8.8, 14],
      [10.7, 14],
      [10.7, 13.84],
      [8.8, 13.84],
    ]),
  )
  the.line(
    'line',
    ...at([
      [10.5, 14],
      [10.9, 15.5],
    ]),
  )
  for (const x of [9, 10.5]) the.line('line', [X(x), Y(13.84)], [X(x), Y(12.5)])
  const eye = [9.72, 12.5 + 46 / 12]
  const sight = (x) => 16 + ((eye[1] - 16) * (x + 0.5)) / (eye[0] + 0.5)
  the.drawn('mark', at([eye, [small ? -12.4 : -20.6, sight(small ? -12.4 : -20.6)]]))
  the.line(
    'dash',
    ...at([
      [1.5, 16],
      [1.5, 16.58],
      [3, 16.58],
      [3, 16],
    ]),
  )
  the.leader(
    at([
      [2.4, 16.58],
      [3.3, small ? 18.6 : 18.35],
      [3.4, small ? 18.6 : 18.35],
    ]),
    small ? 'plain 16.6' : 'plain wall +16.6',
    { as: 'soft', tip: 'none' },
  )
  the.text(X(9.3), Y(17), 'eye +16.3', { as: 'mark', anchor: 'end' })

  the.part('What the recurve does')
  the.drawn(
    'mark',
    `${smooth(at(wave.slice(0, -1)))}C${at([
      [0.5, 14.6],
      [0.4, 15.2],
      [-0.8, 15.05],
    ])
      .map((p) => p.map(r).join(' '))
      .join(' ')}C${at([
      [-2.6, 14.8],
      [-4.4, 14],
      [-5.4, 12.4],
    ])
      .map((p) => p.map(r).join(' '))
      .join(' ')}`,
  )
  the.wash('wash-mark', [
    [X(-5.6), Y(12.0)],
    [X(-5.68), Y(12.72)],
    [X(-5.02), Y(12.5)],
  ])

  if (small) {
    the.part('Levels and dimensions')
    for (const [y, words, as] of [
      [10.5, 'design +10.5', 'mark'],
      [4.7, 'MHHW +4.7', 'soft'],
      [-0.3, 'MSL -0.3', 'soft'],
      [-5.3, 'MLLW -5.3', 'soft'],
      [-15, 'tip -15.0', ''],
    ]) {
      the.line('hair', [0, Y(y)], [y < -10 ? X(-3.2) : 56, Y(y)])
      the.text(8, Y(y) - 6, words, { as })
    }
    the.text(8, Y(16.6) - 12, 'crest +16.0')
    the.note(X(5.3), Y(10.6), ['promenade', '+12.5'])
    the.text(X(5.3), Y(5.4), 'fill', { as: 'soft' })
    the.text(X(-1.2), Y(-8), 'sheet piles')
    the.text(X(-1.2), Y(-8) + 22, `16'-0"`, { as: 'soft' })
    the.across(X(-3.5), X(9.5), Y(-2.4), `13'-0"`, { from: Y(0), side: 1 })
    the.upright(Y(16), Y(12.5), X(4.3), `3'-6"`, { from: X(3), flat: 'end' })
    the.scaleBar(X(4), 628, s, [0, 2, 4], 'ft')
    return the
  }
  the.part('Tide staff')
  for (let y = -16; y < 18; y++) {
    const field = at([
      [-22.3, y + 1],
      [-21.7, y + 1],
      [-21.7, y],
      [-22.3, y],
    ])
    if (y % 2 === 0) the.wash('wash-ink', field)
  }
  the.shape(
    'thin',
    ...at([
      [-22.3, 18],
      [-21.7, 18],
      [-21.7, -16],
      [-22.3, -16],
    ]),
  )
  for (const [y, words] of [
    [16, 'crest +16.0'],
    [12.5, 'promenade +12.5'],
    [8.9, 'Jan 2024 +8.9'],
    [4.7, 'MHHW +4.7'],
    [-0.3, 'MSL -0.3'],
    [-5.3, 'MLLW -5.3'],
    [-15, 'tip -15.0'],
  ]) {
    the.line('thin', [X(-22.3) - 12, Y(y)], [X(-22.3), Y(y)])
    the.text(X(-22.3) - 18, Y(y) + 5, words, { anchor: 'end', as: y === 16 || y === 12.5 || y === -15 ? '' : 'soft' })
  }
  the.line('hair', [X(-21.7), Y(16)], [X(-20.9), Y(16)])
  the.line('hair', [X(-21.7), Y(-15)], [X(-3.4), Y(-15)])
  the.text(X(-20.8), Y(14.2), 'design +10.5, 3.8 ft waves', { as: 'mark' })
  the.line('hair', [X(-20.2), Y(13.95)], [X(-20.2), Y(10.5)])

  the.part('Dimensions and notes')
  the.across(X(-3.5), X(9.5), Y(-2.1), `13'-0"`, { from: Y(0), side: 1 })
  the.across(X(-0.5), X(1.5), Y(17.6), `2'-0"`, { from: Y(16), to: Y(16), outside: 'start' })
  the.upright(Y(16), Y(12.5), X(4.6), `3'-6"`, { from: X(3), flat: 'end' })
  the.upright(Y(2.5), Y(0), X(10.6), `2'-6"`, { from: X(9.5), flat: 'end' })
  the.upright(Y(1), Y(-15), X(-5), `16'-0"`, { from: X(-3), past: 5 })
  the.leader(
    [
      [X(-1.8), Y(-9)],
      [X(0.6), Y(-9)],
    ],
    'sheet piles PZC 18',
    { list: ['ASTM A690'] },
  )
  the.leader(
    [
      [X(-10.6), Y(1.6)],
      [X(-11.2), Y(-3.4)],
      [X(-11.4), Y(-3.4)],
    ],
    'granite, 2 tons',
    { anchor: 'end', list: ['two layers'] },
  )
  the.leader(
    [
      [X(2.2), Y(8)],
      [X(6.4), Y(9.4)],
    ],
    'concrete 5,000 psi',
    { list: ['w/cm 0.40, F3 S1 C2'] },
  )
  the.leader(
    [
      [X(3.2), Y(4.58)],
      [X(6.4), Y(5.6)],
    ],
    `weep 4" at 10'-0"`,
    {},
  )
  the.text(X(-8.6) - 6, Y(3.7) - 8, '1 : 2', { as: 'soft', anchor: 'middle', turn: -26.6 })
  the.scaleBar(760, 886, s, [0, 2, 4, 8], 'ft')
  the.text(236, 892, 'levels in ft, NAVD 88', { as: 'soft' })
  return the
}

write(section(), {
  small: section(true),
  file: 'wall-section',
  component: 'WallSection',
  title: 'Harker Point Sea Wall: typical section',
  about:
    'The section of the sea wall from the sheet piles to the recurve, with a tide staff, the design wave, and a bench.',
  order: 61,
  number: 'C-301',
  name: 'Typical section, Sta. 6+20',
  scale: 'Scale by the bar',
  hands,
  says: 'Section of a concrete sea wall. It stands on a base 13 feet wide with steel sheet piles down to 15 feet below datum at its sea side, behind two layers of granite. Its crest is at 16.0 feet, 3 feet 6 inches above the promenade. At the top it curves out to sea by 2 feet and throws the design wave back. Somebody on a bench, whose eye is at 16.3 feet, sees the sea over it; a plain wall that keeps as much water out would stand in the way at 16.6. A staff at the left shows the tides, from mean lower low water at minus 5.3 to the storm of January 13, 2024 at 8.9 feet.',
})

function recurveDetail(small = false) {
  const the = small ? board({ width: 480, height: 650 }) : board({ height: 860 })
  const q = small ? 66 : 96
  const U = (x) => (small ? 156 : 470) + (x + 0.5) * q
  const V = (y) => (small ? 30 : 70) + (18.55 - y) * q
  const at = (list) => list.map(([x, y]) => [U(x), V(y)])
  const low = 11.2
  const front = (y) => (1.5 * (y - 2.5)) / 10.9

  the.part('Concrete, cut')
  const body = [[front(low), low], ...recurve, [-0.5, 15.92], [-0.42, 16], [2.92, 16], [3, 15.92], [3, low]]
  the.wash('wash', at(body))
  the.concrete(at(body), { stones: 80, sand: 160, size: 8, seed: 17 })
  the.drawn('cut', at(body))
  the.breakLine(U(front(low) - 0.4), V(low), U(3.4), V(low))

  the.part('To be cast later, when the sea has risen')
  the.line(
    'dash',
    ...at([
      [-0.5, 16],
      [-0.5, 18],
      [3, 18],
      [3, 16],
    ]),
  )
  for (const x of [1.78, 2.5]) {
    the.line(
      'dash',
      ...at([
        [x, 16.1],
        [x, 17.7],
      ]),
    )
    the.shape(
      'line',
      ...at([
        [x - 0.07, 15.9],
        [x + 0.07, 15.9],
        [x + 0.07, 15.3],
        [x - 0.07, 15.3],
      ]),
    )
    the.wash(
      'wash-ink',
      at([
        [x - 0.1, 16],
        [x + 0.1, 16],
        [x + 0.1, 15.9],
        [x - 0.1, 15.9],
      ]),
    )
    the.line(
      'line',
      ...at([
        [x, 15.3],
        [x, 14.2],
      ]),
    )
  }

  the.part('Bars: stainless, with 3 in. of cover')
  the.line(
    'line',
    ...at([
      [2.72, low + 0.1],
      [2.72, 15.72],
      [-0.2, 15.72],
      [-0.2, 15.6],
      [0.55, 15.46],
    ]),
  )
  const bent = Array.from({ length: 10 }, (_, index) => {
    const a = (index / 9) * 1.32
    return [-0.5 + 2.28 * Math.cos(a), 13.4 + 2.28 * Math.sin(a)]
  })
  the.line('line', ...at([[front(low) + 0.3, low + 0.1], ...bent]))
  for (let y = 11.7; y < 15.5; y += 0.75) the.dot(U(2.62), V(y), 5)
  for (const [x, y] of [
    [front(11.7) + 0.4, 11.7],
    [front(12.45) + 0.4, 12.45],
    [front(13.2) + 0.4, 13.2],
    [1.78, 13.95],
    [1.5, 14.7],
    [0.75, 15.32],
    [2, 15.62],
    [0.9, 15.62],
  ])
    the.dot(U(x), V(y), 5)

  the.part('Promenade and joint')
  const slab = [
    [3.04, 12.5],
    [5.6, 12.5],
    [5.6, 12.1],
    [3.04, 12.1],
  ]
  the.wash('wash', at(slab))
  the.line(
    'cut',
    ...at([
      [3.04, 12.5],
      [5.6, 12.5],
    ]),
  )
  the.line(
    'line',
    ...at([
      [3.04, 12.5],
      [3.04, 12.1],
      [5.6, 12.1],
    ]),
  )
  the.line(
    'line',
    ...at([
      [5, 12.5],
      [5, 12.1],
    ]),
  )
  the.stones(
    at([
      [3.06, 12.05],
      [5.6, 12.05],
      [5.6, low],
      [3.06, low],
    ]),
    { apart: 30, seed: 8, pen: 'hatch' },
  )
  the.wash(
    'wash-ink',
    at([
      [3, 12.5],
      [3.05, 12.5],
      [3.05, 12.1],
      [3, 12.1],
    ]),
  )

  the.part('Where the water goes')
  const run = (gap) => {
    const list = Array.from({ length: 16 }, (_, index) => {
      const a = (index / 15) * (Math.PI / 2)
      return [-0.5 + (2 - gap) * Math.cos(a), 13.4 + (2 - gap) * Math.sin(a)]
    })
    const leaves = [list.at(-1), [-1.5, 15.3 - gap * 0.96], [-2.6 + gap * 0.4, 14.85 - gap]]
    return { rises: at([[front(low) - gap, low], ...list]), leaves: at(leaves) }
  }
  for (const gap of [0.16, 0.42, 0.72]) {
    const { rises, leaves } = run(gap)
    the.drawn('mark', pathOf(rises) + smooth(leaves).replace(/^M[^C]*/, ''))
    const [[x1, y1], [x2, y2]] = leaves.slice(-2)
    const a = Math.atan2(y2 - y1, x2 - x1)
    const wing = (turn) => [x2 - 11 * Math.cos(a + turn), y2 - 11 * Math.sin(a + turn)]
    the.wash('wash-mark', [[x2 + 4 * Math.cos(a), y2 + 4 * Math.sin(a)], wing(0.42), wing(-0.42)])
  }

  the.part('Dimensions and notes')
  the.across(U(-0.5), U(1.5), V(18.3), `2'-0"`, { from: V(16.2), to: V(16.2) })
  the.across(U(1.5), U(3), V(18.3), `1'-6"`, { from: V(16.2), to: V(16.2) })
  the.upright(V(18), V(16), U(small ? 3.7 : 3.9), '24" later', { from: U(3.1) })
  the.upright(V(16), V(12.5), U(small ? 3.7 : 3.9), `3'-6"`, { from: U(3.1) })
  the.upright(V(16), V(15.4), U(-1.2), 'lip 7"', { from: U(-0.55), flat: 'start' })
  the.line(
    'hair',
    ...at([
      [-0.5, 13.4],
      [-0.5 + 2 * Math.cos(0.62), 13.4 + 2 * Math.sin(0.62)],
    ]),
  )
  the.ring('thin', U(-0.5), V(13.4), 4)
  the.text(U(-0.55), V(13.4) + 24, small ? `r = 2'-0"` : `radius 2'-0"`, { anchor: 'end' })
  if (small) {
    the.leader(
      [
        [U(1.7), V(15.95)],
        [U(-0.6), V(17.1)],
        [U(-0.7), V(17.1)],
      ],
      'coupler',
      { anchor: 'end' },
    )
    the.note(12, V(12.2), ['wave leaves', 'to seaward'], { as: 'mark' })
    the.note(12, 570, ['crest +16.0, promenade +12.5', 'bars #6 at 8", cover 3"'])
    the.scaleBar(24, 634, q, [0, 1, 2], 'ft')
    return the
  }
  the.level(U(4.6), V(16), 'crest +16.0')
  the.level(U(4.6), V(12.5), '+12.5')
  the.leader(
    [
      [U(1.7), V(15.95)],
      [U(-0.9), V(17.1)],
      [U(-1), V(17.1)],
    ],
    'coupler',
    { anchor: 'end', list: ['under a plug'] },
  )
  the.leader(
    [
      [U(2.72), V(14.4)],
      [U(4.7), V(14.75)],
    ],
    '#6 at 8", A955',
    {},
  )
  the.leader(
    [
      [U(2.86), V(13.6)],
      [U(4.7), V(13.6)],
    ],
    'cover 3"',
    { list: [] },
  )
  the.note(80, V(14.4), ['the wave leaves', 'to seaward'], { as: 'mark' })
  the.text(U(3.9) + 26, V(18.1) + 5, 'for a sea', { as: 'soft' })
  the.text(U(3.9) + 26, V(18.1) + 26, '2 ft higher', { as: 'soft' })
  the.scaleBar(80, 826, q, [0, 1, 2], 'ft')
  return the
}

write(recurveDetail(), {
  small: recurveDetail(true),
  file: 'wall-recurve',
  component: 'WallRecurve',
  title: 'Harker Point Sea Wall: recurve',
  about: 'The curved top of the wall at four times its scale, with its bars and what may be cast on it later.',
  order: 63,
  number: 'C-501',
  name: 'Recurve and crest',
  scale: 'Scale by the bar',
  hands,
  says: 'Detail of the top of the wall: a quarter circle with a radius of 2 feet turns the face out to sea, below a lip of 7 inches. Water that runs up the face leaves it to seaward. Stainless bars lie 3 inches below the surface. Dashed above the crest are 24 inches that can be cast later, on couplers that are already there under plugs.',
})

function plan(small = false) {
  const the = small ? board({ width: 480, height: 330, top: 32 }) : board({ height: 712, top: 92 })
  const s = small ? 0.385 : 0.9
  const radius = 900
  const [cx, cy] = small ? [228, 170 - radius * s] : [600, 392 - radius * s]
  const spread = 1240 / radius
  /** By station, and by feet to the land (minus: to the sea). */
  const P = (station, off = 0) => {
    const a = -spread / 2 + station / radius
    return [cx + (radius - off) * s * Math.sin(a), cy + (radius - off) * s * Math.cos(a)]
  }
  const along = (off, from = 0, to = 1240) =>
    Array.from({ length: 42 }, (_, index) => P(from + ((to - from) * index) / 41, off))

  the.part('The sea floor: contours each foot')
  for (const [index, off] of [-40, -66, -96, -130, -168, -212].entries()) {
    const line = Array.from({ length: 42 }, (_, n) => {
      const station = -130 + (1500 * n) / 41
      return P(station, off - 9 * Math.sin(station / 130 + index) - index * 5 * Math.sin(station / 310))
    }).filter(([x, y]) => (small ? x > 4 && x < 476 && y < 326 : x > 20 && x < 1180 && y < 700))
    the.line('hatch', ...line)
    const label = line[Math.round(line.length * 0.86)]
    if (!small && index % 2 === 0) the.text(label[0], label[1] + 5, `${2 - index}`, { as: 'soft', anchor: 'middle' })
  }

  the.part('Armor, wall, promenade, street')
  the.line('thin', ...along(-15))
  for (let station = 4; station < 1240; station += small ? 24 : 9) {
    const [a, b] = [P(station, -14 + (station % 2)), P(station + 4, -2.4)]
    the.line('hatch', a, b)
  }
  the.wash('wash-ink', [...along(0), ...along(3.4).toReversed()])
  the.drawn('cut', along(1.7))
  the.line('line', ...along(22))
  the.line('thin', ...along(26))
  the.line('thin', ...along(52))
  for (let station = 0; station <= 1240; station += 31) the.line('thin', P(station, 3), P(station, 22))

  the.part('Lost in December 2020')
  the.drawn('mark', along(-7, 500, 800))

  the.part('Steps and slipway')
  for (const station of [310, 930]) {
    the.wash('wash-paper', [P(station - 11, 4), P(station + 11, 4), P(station + 11, -20), P(station - 11, -20)])
    the.shape('line', P(station - 11, 4), P(station + 11, 4), P(station + 11, -20), P(station - 11, -20))
    for (let off = 0; off > -19; off -= 4) the.line('thin', P(station - 11, off), P(station + 11, off))
  }
  the.shape('line', P(1240, 14), P(1272, 14), P(1272, -64), P(1240, -64))
  the.line('thin', P(1256, 10), P(1256, -58))
  the.wash('wash-ink', [P(1256, -62), P(1251, -50), P(1261, -50)])

  the.part('Houses')
  for (const [station, off, wide, deep] of [
    [40, 66, 34, 26],
    [96, 66, 28, 30],
    [150, 66, 44, 24],
    [236, 68, 30, 30],
    [290, 66, 40, 26],
    [366, 66, 30, 34],
    [420, 66, 52, 28],
    [520, 70, 34, 28],
    [584, 66, 30, 26],
    [636, 66, 36, 34],
    [712, 66, 60, 30],
    [806, 66, 34, 28],
    [866, 70, 30, 26],
    [924, 66, 42, 28],
    [1010, 66, 30, 34],
    [1068, 66, 36, 26],
    [1130, 68, 48, 30],
  ]) {
    const corners = [P(station, off), P(station + wide, off), P(station + wide, off + deep), P(station, off + deep)]
    the.shape('hair', ...corners)
    the.hatch(corners, { step: small ? 4 : 7, angle: 45 })
  }

  the.part('Stations each 100 ft')
  for (let station = 0; station <= 1200; station += small ? 400 : 100) {
    the.line('line', P(station, -3), P(station, 8))
    const [x, y] = P(station, small ? 140 : 122)
    the.line('hair', P(station, 26), P(station, small ? 112 : 106))
    the.text(x, y + 5, `${station / 100}+00`, { as: 'soft', anchor: 'middle' })
  }

  the.part('Cutting line, notes, north')
  if (small) {
    the.line('mark', P(620, 64), P(620, -70))
    the.text(P(620, -70)[0] + 8, P(620, -70)[1] + 14, 'C-301', { as: 'mark' })
    the.text(12, 232, '300 ft lost', { as: 'mark' })
    the.text(12, 254, 'December 2020', { as: 'mark' })
    the.leader([P(530, -10), [156, 228]], '', { as: 'mark', tip: 'none' })
    the.text(468, 232, 'slipway', { anchor: 'end' })
    the.text(300, 274, 'Gulf of Maine', { as: 'soft', anchor: 'middle' })
    the.north(440, 292, 45, 17)
    the.scaleBar(16, 316, s, [0, 100, 200], 'ft')
    return the
  }
  the.line('mark', P(620, 64), P(620, -56))
  const [mx, my] = P(620, 64)
  const [nx, ny] = P(620, -56)
  for (const [x, y] of [
    [mx, my],
    [nx, ny],
  ]) {
    the.line('mark', [x, y], [x + 20, y])
    the.wash('wash-mark', [
      [x + 34, y],
      [x + 20, y - 6],
      [x + 20, y + 6],
    ])
  }
  the.text(nx + 42, ny + 5, 'C-301', { as: 'mark' })
  const label = (station, off, to, words, options = {}) =>
    the.leader([P(station, off), to, [to[0] + (options.anchor === 'end' ? -10 : 10), to[1]]], words, options)
  label(310, -20, [250, 520], 'steps 3+10', { anchor: 'end' })
  label(930, -20, [930, 520], 'steps 9+30')
  label(1262, -50, [1068, 470], 'slipway')
  label(560, -8, [545, 560], '300 ft lost, December 2020', { as: 'mark', anchor: 'end' })
  label(770, -10, [800, 560], 'armor 2-ton granite')
  the.text(600, 640, 'Gulf of Maine', { as: 'soft', anchor: 'middle', large: true })
  the.note(80, 640, ['1,240 ft (378 m), 40 panels', `of 31'-0", radius 900 ft`], {})
  the.north(1118, 630, 45)
  the.scaleBar(860, 680, s, [0, 50, 100, 200], 'ft')
  return the
}

write(plan(), {
  small: plan(true),
  file: 'wall-plan',
  component: 'WallPlan',
  title: 'Harker Point Sea Wall: plan',
  about: 'The plan of the wall by stations, with promenade, houses, steps, slipway and the sea floor.',
  order: 62,
  number: 'C-101',
  name: 'Plan by stations',
  scale: 'Scale by the bar',
  hands,
  says: 'Plan of the sea wall: a curve of 1,240 feet with a radius of 900 feet around the point, in 40 panels. Behind it a promenade, a street and houses; in front of it armor stone, two flights of steps, and a slipway at its northeast end. A yellow line marks the 300 feet that the storm of December 2020 took from the old wall.',
})

/** EurOtop, 2018: mean overtopping of a vertical wall in cubic feet per second and foot; the recurve halves it here. */
const overtopping = (crest, water = 10.5, wave = 3.8) =>
  0.047 * Math.exp(-(((2.35 * (crest - water)) / wave) ** 1.3)) * Math.sqrt(32.2 * wave ** 3)

/** From noon to noon: the water was highest a quarter after noon on January 13. */
function tides(small = false) {
  const the = small ? board({ width: 480, height: 850 }) : board({ height: 640 })
  const X = (hour) => (small ? 60 + hour * 8.4 : 96 + hour * 12.4)
  const Y = (level) => (small ? 56 + (17 - level) * 13.6 : 70 + (17 - level) * 20.6)
  const predicted = (hour) =>
    -0.2 +
    4.95 * Math.cos(((hour - 24.5) / 12.42) * 2 * Math.PI) +
    0.55 * Math.cos(((hour - 24.5) / 24.84) * 2 * Math.PI)
  const surge = (hour) => 3.6 * Math.exp(-(((hour - 24.2) / 6.4) ** 2)) + 0.35 * Math.exp(-(((hour - 36) / 9) ** 2))
  const hours = Array.from({ length: 97 }, (_, index) => index / 2)

  the.part('Levels')
  for (let level = -6; level <= 16; level += 2) {
    the.line('hatch', [X(0), Y(level)], [X(48), Y(level)])
    the.text(X(0) - (small ? 8 : 14), Y(level) + 5, `${level > 0 ? '+' : ''}${level}`, { as: 'soft', anchor: 'end' })
  }
  for (let hour = 0; hour <= 48; hour += small ? 12 : 6) {
    the.line('hair', [X(hour), Y(-7)], [X(hour), Y(-7) + 7])
    the.text(X(hour), Y(-7) + 26, `${(hour + 12) % 24}`, { as: 'soft', anchor: 'middle' })
  }
  the.line('thin', [X(0), Y(16.4)], [X(0), Y(-7)], [X(48), Y(-7)])
  for (const midnight of [12, 36]) the.line('axis', [X(midnight), Y(15.4)], [X(midnight), Y(-7)])
  the.text(X(24), Y(-7) + 50, 'January 13, 2024', { as: 'soft', anchor: 'middle' })

  the.part('What the tables said, and what came')
  the.path('dash', smooth(hours.map((hour) => [X(hour), Y(predicted(hour))])))
  const came = hours.map((hour) => [X(hour), Y(predicted(hour) + surge(hour))])
  the.drawn('mark', smooth(came))
  const top = hours.reduce(
    (best, hour) => (predicted(hour) + surge(hour) > predicted(best) + surge(best) ? hour : best),
    0,
  )
  the.dot(X(top), Y(predicted(top) + surge(top)), 4.5, 'wash-mark')
  the.text(X(top) + 14, Y(predicted(top) + surge(top)) + 2, '+8.9', { as: 'mark', large: true })
  const calm = small ? 20.3 : 37
  the.leader(
    [
      [X(calm), Y(predicted(calm))],
      [X(small ? 15.5 : 38.4), Y(7)],
    ],
    'predicted',
    { as: 'soft' },
  )
  for (const [level, words] of [
    [16, 'crest +16.0'],
    [12.5, 'promenade +12.5'],
    [10.5, 'design +10.5'],
    [3.5, 'beach +3.5'],
  ]) {
    the.line(level === 16 ? 'line' : 'thin', [X(0), Y(level)], [X(48), Y(level)])
    if (level > 4) the.text(X(1), Y(level) - (small ? 4 : 7), words)
    else if (!small) the.note(X(48) + 8, Y(level) - 15, words.split(' '))
  }

  the.part('Overtopping by the height of the crest')
  const U = (crest) => (small ? 94 + (crest - 13) * 72 : 800 + (crest - 13) * 66)
  const V = (q) => (small ? 510 : 70) + (Math.log10(0.3) - Math.log10(q)) * (small ? 106 : 158)
  for (const q of [0.3, 0.1, 0.03, 0.01, 0.003, 0.001]) {
    the.line('hatch', [U(13), V(q)], [U(18), V(q)])
    the.text(U(13) - (small ? 8 : 12), V(q) + 5, `${q}`, { as: 'soft', anchor: 'end' })
  }
  for (let crest = 13; crest <= 18; crest++) {
    the.line('hair', [U(crest), V(0.001)], [U(crest), V(0.001) + 7])
    the.text(U(crest), V(0.001) + 26, `+${crest}`, { as: 'soft', anchor: 'middle' })
  }
  the.line('thin', [U(13), V(0.3)], [U(13), V(0.001)], [U(18), V(0.001)])
  const crests = Array.from({ length: 51 }, (_, index) => 13 + index / 10)
  const plain = crests
    .filter((crest) => overtopping(crest) < 0.3 && overtopping(crest) > 0.001)
    .map((crest) => [U(crest), V(overtopping(crest))])
  const curved = crests
    .filter((crest) => overtopping(crest) / 2 < 0.3 && overtopping(crest) / 2 > 0.001)
    .map((crest) => [U(crest), V(overtopping(crest) / 2)])
  the.drawn('line', plain)
  the.drawn('mark', curved)
  the.line('dash', [U(13), V(0.01)], [U(18), V(0.01)])
  the.text(U(13) + 10, V(0.01) - 8, 'allowed 0.01')
  the.line('axis', [U(16), V(0.001)], [U(16), V(overtopping(16)) - 20])
  the.dot(U(16), V(overtopping(16)), 4.5)
  the.dot(U(16), V(overtopping(16) / 2), 4.5, 'wash-mark')
  the.leader(
    [
      [U(14.6), V(overtopping(14.6))],
      [U(15.2), V(0.15)],
    ],
    'plain wall',
  )
  the.line('hair', [U(16.7), V(overtopping(16.7) / 2)], [U(16) - 8, V(0.002) - 5])
  the.text(U(16) - 14, V(0.002), 'recurve', { as: 'mark', anchor: 'end' })
  the.text(U(16) - 12, V(overtopping(16) / 2) + 22, '0.007', { as: 'mark', anchor: 'end' })
  the.text(U(16) + 12, V(overtopping(16)) - 8, '0.015')
  the.text(U(15.5), V(0.001) + 50, 'crest, ft NAVD 88', { as: 'soft', anchor: 'middle' })
  the.text(small ? 12 : X(0), small ? 28 : 40, 'Water at the wall, ft', { large: true })
  the.text(small ? 12 : U(13) - 60, small ? 478 : 40, 'Over it, cfs per foot', { large: true })
  return the
}

write(tides(), {
  small: tides(true),
  file: 'wall-tides',
  component: 'WallTides',
  title: 'Harker Point Sea Wall: tides and storms',
  about: 'The tide of January 13, 2024 beside the levels of the wall, and what comes over it by its height.',
  order: 64,
  number: 'C-601',
  name: 'Tides, storm and overtopping',
  scale: 'Diagrams',
  hands: 'Analysis WC, checked HG, approved MV. Revision D, June 2025',
  says: 'Two diagrams. The first shows two days of water level: at noon on January 13, 2024 the sea rose to 8.9 feet, 3.6 feet over the tables, and stayed below the design level of 10.5 and the crest of 16.0. The second shows overtopping, which falls as the crest rises: at 16 feet it is 0.015 cubic feet a second per foot for a plain wall and 0.007 with the recurve, under the 0.01 that is allowed.',
})
