/** The fifteen structures of the work page, at one scale on four lines of ground: node fifteen.mjs writes the sheet. */
import { board, write } from './kit.mjs'

const parabola = (rise, span) => (x) => (4 * rise * x * (span - x)) / span ** 2
/** Where the four lines of ground lie on a phone, by where they lie at a desk. */
const lines = { 262: 112, 476: 236, 686: 322, 876: 402 }
const range = (from, to, step) => Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => from + n * step)

/** On phones two fifths as large, so that all of them can be seen at once. */
function fifteen(k = 1) {
  const small = k < 1
  const the = small ? board({ width: 480, height: 470 }) : board({ height: 976 })
  const s = 2 * k
  /** One structure: its axis and its ground on the sheet of a desk, then what it is drawn of, in feet from there. */
  const at = (x0, y0) => (x, y) => [x0 * k + x * s, (small ? lines[y0] : y0) - y * s]
  const label = (x0, y0, number, size, main = false) => {
    const [x, y] = at(x0, y0)(0, 0)
    if (small) {
      if (main) the.text(x + (number === 'C-2103' ? 14 : 0), y + 42, number, { anchor: 'middle' })
      return
    }
    the.text(x, y + 60, number, { anchor: 'middle' })
    the.text(x, y + 84, size, { as: 'soft', anchor: 'middle' })
  }
  const ground = (from, to, y0) => {
    const P = at(0, y0)
    const line = [
      [from * k, P(0, 0)[1]],
      [to * k, P(0, 0)[1]],
    ]
    the.line('thin', ...line)
    if (!small) the.earth(line, { step: 60, size: 9, gap: 4 })
  }
  /** A river or a cove below a span: the ground is interrupted there. */
  const cut = (P, from, to, deep) => {
    the.wash('wash-paper', [P(from, 0.6), P(to, 0.6), P(to, -8), P(from, -8)])
    the.line('thin', P(from, 0), P(from + deep * 0.9, -deep), P(to - deep * 0.9, -deep), P(to, 0))
    the.line('hair', P(from + deep * 0.55, -deep * 0.6), P(to - deep * 0.55, -deep * 0.6))
  }

  the.part('Four lines of ground')
  ground(24, 1176, 262)
  ground(24, 1176, 476)
  ground(24, 1176, 686)
  ground(24, 960, 876)

  the.part('S-1914 Kettle Bend Footbridge')
  {
    const P = at(210, 262)
    cut(P, -84, 84, 20)
    const rib = parabola(28, 168)
    for (const foot of range(12, 156, 12))
      for (const lean of [-18, 18]) {
        const head = foot + lean
        if (head > 7 && head < 161) the.line('hair', P(foot - 84, 0), P(head - 84, rib(head)))
      }
    the.drawn(
      'mark',
      range(0, 168, 6).map((x) => P(x - 84, rib(x))),
    )
    the.drawn('cut', [P(-86, 0), P(86, 0)])
    for (const x of [-40, 12, 15]) the.person(...P(x, 0.6), s)
    label(210, 262, 'S-1914', '168 ft', true)
  }

  the.part('S-2006 Elevator 9 Theater')
  {
    const P = at(520, 262)
    for (const degrees of range(-75, 75, 15)) {
      const x = 36 * Math.sin((degrees * Math.PI) / 180)
      the.line('hatch', P(x, 107), P(x, 37))
    }
    the.drawn('cut', [P(-36.4, 0), P(-36.4, 108), P(36.4, 108), P(36.4, 0)])
    the.drawn('mark', [P(-36, 36), P(36, 36)])
    for (const way of [-1, 1])
      the.line(
        'line',
        ...[
          [18, 0],
          [18, 1.2],
          [21, 1.2],
          [21, 2.4],
          [24, 2.4],
          [24, 3.6],
          [27, 3.6],
          [27, 4.9],
          [30, 4.9],
          [30, 6.2],
          [36, 6.2],
        ].map(([x, y]) => P(way * x, y)),
      )
    the.line('thin', P(-7, 0), P(-7, 16), P(7, 16), P(7, 0))
    the.person(...P(0, 0), s)
    label(520, 262, 'S-2006', '108 ft', true)
  }

  the.part('C-2103 Harker Point Sea Wall')
  {
    const P = at(722, 262)
    the.wash('wash-paper', [P(1, 0.6), P(56, 0.6), P(56, -12), P(1, -12)])
    the.wash(
      'wash-ink',
      [
        [-3, 3.5],
        [0.5, 3.5],
        [0.4, 2.9],
        [-0.8, 1.4],
        [-1.5, 0.6],
        [0, -10],
        [3.5, -10],
        [3.5, -12.5],
        [-9.5, -12.5],
        [-9.5, -10],
        [-3, -10],
      ].map(([x, y]) => P(x, y)),
    )
    the.line('line', P(2.4, -12.5), P(2.4, -27.5))
    the.line('thin', P(2, -9.4), P(14, -12), P(56, -15))
    the.line('hair', P(3, -8), P(56, -8))
    the.drawn('mark', [P(56, -2.6), P(46, -1.6), P(38, 0.4), P(30, -1.8), P(20, -3.2), P(10, -2), P(1, 1.8)])
    the.person(...P(-8, 0), s)
    label(722, 262, 'C-2103', '16 ft', true)
  }

  the.part('S-0708 Opera House, fly tower')
  {
    const P = at(900, 262)
    the.line('line', P(-44, 0), P(-44, 26), P(-34, 34), P(-12, 34), P(-12, 58), P(24, 58), P(24, 0))
    for (const y of [50, 53, 56]) the.line('hair', P(-12, y), P(24, y))
    for (const x of [-6, 2, 10, 18]) the.line('hair', P(x, 50), P(x, 16))
    the.line('thin', P(-12, 34), P(-12, 22))
    the.line('thin', P(-12, 4), P(24, 4))
    the.person(...P(6, 4), s)
    label(900, 262, 'S-0708', '58 ft')
  }

  the.part('C-1407 Breakwater Light foundation')
  {
    const P = at(1082, 262)
    the.wash('wash-paper', [P(-47, 0.6), P(47, 0.6), P(47, -9), P(-47, -9)])
    the.line('hair', P(-46, -2), P(46, -2))
    the.shape('cut', P(-17, 4), P(17, 4), P(17, -16), P(-17, -16))
    the.line('thin', P(-46, -14), P(-20, -15), P(20, -15.4), P(46, -14))
    the.shape('line', P(-8, 4), P(8, 4), P(5.6, 38), P(-5.6, 38))
    the.line('line', P(-8, 38), P(8, 38))
    the.shape('thin', P(-4, 38), P(4, 38), P(4, 45), P(-4, 45))
    the.line('line', P(-5, 45), P(0, 50), P(5, 45))
    label(1082, 262, 'C-1407', '34 ft')
  }

  the.part('S-1303 Ten Mile Trestle')
  {
    const P = at(526, 476)
    cut(P, -236, 236, 3)
    the.drawn('line', [P(-250, 42), P(250, 42)])
    the.line('thin', P(-243, 37), P(243, 37))
    the.line('hair', P(-243, 45.5), P(243, 45.5))
    for (const x of range(-243, 243, 54)) {
      for (const side of [-1, 1]) the.line('thin', P(x + side * 1.6, 37), P(x + side * 4.4, -2))
      for (const y of [12, 25]) the.line('hair', P(x - 4, y), P(x + 4, y))
      the.line('hair', P(x - 3.4, 12), P(x + 2.6, 25))
      the.line('hair', P(x + 3.4, 12), P(x - 2.6, 25))
    }
    for (const x of range(-243, 237, 6)) the.line('hair', P(x, 37), P(x + 3, 42), P(x + 6, 37))
    for (const [x, pose] of [
      [-140, 'ride'],
      [-60, 'walk'],
      [120, 'coat'],
    ])
      the.person(...P(x, 42), s, 1, 'wash-ink', pose)
    label(526, 476, 'S-1303', '486 ft')
  }

  the.part('S-0603 Mill Pond Footbridge')
  {
    const P = at(1096, 476)
    cut(P, -32, 32, 9)
    const sag = parabola(5, 64)
    the.line('line', P(-34, 1), P(34, 1))
    the.line('thin', ...range(0, 64, 4).map((x) => P(x - 32, 1 - sag(x))))
    for (const x of range(8, 56, 8)) the.line('hair', P(x - 32, 1), P(x - 32, 1 - sag(x)))
    the.line('hair', P(-34, 4.5), P(34, 4.5))
    the.person(...P(4, 1), s)
    label(1096, 476, 'S-0603', '64 ft')
  }

  the.part('S-1004 Sluice Street Bridge')
  {
    const P = at(166, 686)
    cut(P, -56, 56, 15)
    the.drawn('line', [P(-58, 2), P(58, 2)])
    the.line('line', P(-56, 2), P(-42, 18), P(42, 18), P(56, 2))
    for (const x of range(-42, 42, 14)) the.line('thin', P(x, 2), P(x, 18))
    for (const x of range(-42, 28, 14))
      the.line('thin', ...(x < 0 ? [P(x, 18), P(x + 14, 2)] : [P(x, 2), P(x + 14, 18)]))
    label(166, 686, 'S-1004', '112 ft')
  }

  the.part('S-1712 Cutler Street Footbridge')
  {
    const P = at(424, 686)
    for (const side of [-1, 1]) {
      the.line('line', P(side * 50, 0), P(side * 48, 17))
      the.line('thin', P(side * 60, 0), P(side * 60, 17))
      for (const y of range(1.7, 16, 1.7)) the.line('hair', P(side * 51, y), P(side * 60, y))
    }
    the.drawn('line', [P(-60, 17), P(60, 17)])
    the.line('line', P(-48, 21.4), P(48, 21.4))
    for (const x of range(-48, 36, 12)) the.line('thin', P(x, 17), P(x + 6, 21.4), P(x + 12, 17))
    the.person(...P(-22, 17), s)
    the.person(...P(14, 0), s, -1, 'wash-ink', 'ride')
    label(424, 686, 'S-1712', '96 ft')
  }

  the.part('S-1511 Concert Barn')
  {
    const P = at(658, 686)
    the.drawn('line', [P(-35, 0), P(-35, 18), P(0, 44), P(35, 18), P(35, 0)])
    the.line('thin', P(-35, 18), P(35, 18))
    the.line('thin', P(-17.5, 31), P(17.5, 31))
    the.line('thin', P(0, 18), P(0, 44))
    for (const side of [-1, 1]) the.line('thin', P(side * 17.5, 31), P(0, 18))
    for (const x of [-22, -17, -12, -7]) the.person(...P(x, 0), s, 1, 'wash-figure', 'sit')
    the.person(...P(16, 2), s, -1)
    the.line('thin', P(8, 2), P(30, 2))
    label(658, 686, 'S-1511', '70 ft')
  }

  the.part('C-0902 Ferry Slip 2')
  {
    const P = at(900, 686)
    the.wash('wash-paper', [P(-36, 0.6), P(76, 0.6), P(76, -9), P(-36, -9)])
    the.line('thin', P(-36, 0), P(-36, -14))
    the.line('hair', P(-35, -6), P(76, -6))
    the.drawn('line', [P(-38, 0), P(42, -2.6)])
    the.line('thin', P(-38, -3), P(42, -5.4))
    for (const x of [40, 46]) the.line('line', P(x, -16), P(x, 24))
    the.line('line', P(38, 24), P(48, 24))
    the.line('hair', P(41, 24), P(41, -2.4))
    the.line('thin', P(52, -2), P(76, -2), P(76, -9), P(54, -9), P(52, -2))
    label(900, 686, 'C-0902', '80 ft')
  }

  the.part('C-1609 Tidal Gate at Marsh Road')
  {
    const P = at(1116, 686)
    for (const x of [-18, -1.5, 15]) the.shape('line', P(x, 10), P(x + 3, 10), P(x + 3, -8), P(x, -8))
    for (const x of [-15, 1.5]) {
      the.shape('thin', P(x, 6), P(x + 13.5, 6), P(x + 13.5, -4), P(x, -4))
      for (const y of [-1.5, 1, 3.5]) the.line('hair', P(x, y), P(x + 13.5, y))
    }
    the.line('line', P(-21, 12), P(21, 12))
    the.line('hair', P(-21, 15.5), P(21, 15.5))
    the.person(...P(6, 12), s, -1)
    label(1116, 686, 'C-1609', 'two, 14 ft')
  }

  the.part('S-1206 Playhouse in the Carbarn')
  {
    const P = at(150, 876)
    the.line('line', P(-52, 0), P(-52, 22), P(52, 22), P(52, 0))
    for (const x of range(-52, 26, 26)) the.line('thin', P(x, 22), P(x + 8, 30), P(x + 26, 22))
    for (const x of range(-26, 26, 26)) the.line('hair', P(x, 22), P(x, 0))
    the.line(
      'line',
      P(-44, 9),
      ...range(0, 8, 1).flatMap((n) => [P(-44 + n * 6, 9 - n), P(-38 + n * 6, 9 - n)]),
      P(10, 0),
    )
    for (const n of [1, 2, 4, 5, 7]) the.person(...P(-42 + n * 6, 9 - n), s, 1, 'wash-figure', 'sit')
    the.person(...P(30, 3), s, -1)
    the.line('thin', P(16, 0), P(16, 3), P(50, 3))
    label(150, 876, 'S-1206', '410 seats')
  }

  the.part('S-1802 Seawater Hall, balcony')
  {
    const P = at(390, 876)
    the.line('line', P(-36, 0), P(-36, 30), P(0, 38), P(36, 30), P(36, 0))
    the.drawn('line', [P(-36, 17), P(-30, 17), P(-30, 15.6), P(-24, 15.6), P(-24, 14.2), P(-16, 14.2), P(-16, 17)])
    the.line('thin', P(-36, 11), P(-16, 13))
    for (const [x, y] of [
      [-33, 17],
      [-27, 15.6],
      [-21, 14.2],
    ])
      the.person(...P(x, y), s, 1, 'wash-figure', 'sit')
    for (const x of [-12, -6, 0]) the.person(...P(x, 0), s, 1, 'wash-figure', 'sit')
    the.person(...P(24, 3), s, -1)
    the.line('thin', P(14, 0), P(14, 3), P(36, 3))
    label(390, 876, 'S-1802', '120 seats')
  }

  the.part('C-1105 Granite Quay')
  {
    const P = at(716, 876)
    the.wash('wash-paper', [P(-120, 0.6), P(120, 0.6), P(120, -9), P(-120, -9)])
    the.shape('line', P(-120, 0), P(120, 0), P(120, -13), P(-120, -13))
    for (const [row, y] of [-3.2, -6.4, -9.6].entries()) {
      the.line('hair', P(-120, y), P(120, y))
      for (const x of range(-116 + (row % 2) * 4, 112, 8)) the.line('hair', P(x, y), P(x, y + 3.2))
    }
    if (!small) the.breakLine(...P(120, 4), ...P(120, -16))
    for (const x of [-80, 10, 90]) the.line('thin', P(x, 0), P(x, 2.4), P(x + 1.6, 2.4), P(x + 1.6, 0))
    the.person(...P(-40, 0), s)
    label(716, 876, 'C-1105', '620 ft, cut short')
  }

  if (small) {
    the.scaleBar(300, 456, s, [0, 50, 100], 'ft')
    return the
  }
  the.scaleBar(952, 936, s, [0, 20, 40, 80], 'ft')
  return the
}

write(fifteen(), {
  small: fifteen(0.4),
  file: 'fifteen-to-scale',
  component: 'FifteenToScale',
  title: 'Fifteen structures at one scale',
  about: 'The three structures of the cases and twelve earlier ones beside each other, all at one scale.',
  order: 40,
  number: 'G-002',
  name: 'Fifteen of sixty-one, at one scale',
  scale: 'Scale by the bar',
  hands: 'Drawn DP, checked HG, approved RA. Revision D, January 2026',
  says: 'Fifteen structures at one scale on four lines of ground. In the first, heavy: the footbridge of 168 feet, the theater in its silo of 108 feet, and the sea wall. Beside and below them, light: a fly tower, the foundation of a light, a trestle of 486 feet, three smaller bridges, a barn, a ferry slip, a tidal gate, two halls and a quay.',
})
