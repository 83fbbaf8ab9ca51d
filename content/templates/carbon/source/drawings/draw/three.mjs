/** The three structures beside each other: node three.mjs writes the sheet of the work page, at one scale for all. */
import { board, pathOf, write } from './kit.mjs'

const span = 168
const rise = 28
const rib = (x) => (4 * rise * x * (span - x)) / span ** 2

/** On phones two fifths as large, so that all three can be seen at once. */
function three(k = 1) {
  const small = k < 1
  const the = small ? board({ width: 480, height: 278 }) : board({ height: 620 })
  const s = 3.42 * k
  const ground = 470 * k
  const Y = (feet) => ground - feet * s

  the.part('Ground')
  const line = [
    [24, 0],
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
    [1180, 56],
  ].map(([x, down]) => [x * k, ground + down * k])
  the.drawn('cut', line)
  the.earth(line.slice(0, 10), { step: small ? 26 : 52, size: small ? 7 : 11, gap: small ? 3 : 5 })
  the.earth(line.slice(11), { step: small ? 26 : 52, size: small ? 7 : 11, gap: small ? 3 : 5 })
  the.line('hair', [92 * k, ground + 48 * k], [550 * k, ground + 48 * k])
  the.line('hair', [1016 * k, ground + 26 * k], [1180 * k, ground + 26 * k])

  the.part('S-1914 Kettle Bend Footbridge')
  const X = (x) => 40 * k + x * s
  const P = (x, y) => [X(x), Y(y - 1)]
  for (let foot = 12; foot < span; foot += 12)
    for (const lean of [-18, 18]) {
      const head = foot + lean
      if (head > 7 && head < span - 7) the.line('thin', P(foot, 0), P(head, rib(head)))
    }
  const arch = Array.from({ length: 57 }, (_, index) => P(index * 3, rib(index * 3)))
  the.drawn('cut', arch)
  the.line('line', [X(-3), Y(0)], [X(span + 3), Y(0)])
  the.line('line', [X(-1), Y(-1.6)], [X(span + 1), Y(-1.6)])
  the.line('hair', [X(-3), Y(3.5)], [X(span + 3), Y(3.5)])
  for (const x of [52, 104, 107]) the.person(X(x), Y(0), s)

  the.part('S-2006 Elevator 9 Theater')
  const T = (x) => 802 * k + x * s
  for (let degrees = -80; degrees <= 80; degrees += 10) {
    const x = 36 * Math.sin((degrees * Math.PI) / 180)
    the.line('hatch', [T(x), Y(107)], [T(x), Y(37)])
  }
  the.wash('wash', [
    [T(-40), Y(-0.5)],
    [T(40), Y(-0.5)],
    [T(40), Y(-4.5)],
    [T(-40), Y(-4.5)],
  ])
  the.shape('line', [T(-40), Y(-0.5)], [T(40), Y(-0.5)], [T(40), Y(-4.5)], [T(-40), Y(-4.5)])
  the.drawn('cut', [
    [T(-36.4), Y(0)],
    [T(-36.4), Y(108)],
    [T(36.4), Y(108)],
    [T(36.4), Y(0)],
  ])
  the.line('cut', [T(-36), Y(36)], [T(36), Y(36)])
  the.line('thin', [T(-36), Y(33)], [T(36), Y(33)])
  the.line('thin', [T(-31), Y(27.2)], [T(31), Y(27.2)])
  the.line('thin', [T(-7), Y(0)], [T(-7), Y(16)], [T(7), Y(16)], [T(7), Y(0)])
  const steps = [
    [14, 18],
    [28.5, 21],
    [43.5, 24],
    [59, 27],
    [75, 30],
  ]
    .flatMap(([inches, x], index, all) => [
      [x, index ? all[index - 1][0] / 12 : 0],
      [x, inches / 12],
    ])
    .concat([[35.8, 75 / 12]])
  for (const way of [-1, 1]) the.line('line', [T(way * 13), Y(0)], ...steps.map(([x, y]) => [T(way * x), Y(y)]))
  the.person(T(-2), Y(0), s)

  the.part('C-2103 Harker Point Sea Wall')
  const W = (x) => 1014 - x * s
  const V = (level) => Y(level - 12.5)
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
  ].map(([x, level]) => [W(x), V(level)])
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
    ].map(([x, level]) => [W(x), V(level)]),
    { apart: small ? 7 : 11, seed: 6, pen: 'hatch' },
  )
  the.line('line', [W(-2.4), V(0)], [W(-2.4), V(-15)])
  the.person(W(9), Y(0), s)
  the.drawn(
    'mark',
    `M${1180 * k} ${V(10.2)}C${1150 * k} ${V(10.2)} ${1140 * k} ${V(13)} ${1122 * k} ${V(13)}C${1100 * k} ${V(13)} ${1090 * k} ${V(9.4)} ${1062 * k} ${V(9.4)}C${1040 * k} ${V(9.4)} ${1022 * k} ${V(11.4)} ${1012 * k} ${V(14)}`,
  )

  if (small) {
    for (const [x, anchor, name, size] of [
      [X(84), 'middle', 'Footbridge', '168 ft'],
      [T(0), 'middle', 'Theater', '108 ft'],
      [476, 'end', 'Sea wall', '16 ft'],
    ])
      the.note(x, 246, [name, size], { anchor })
    return the
  }
  the.part('Names and sizes')
  for (const [x, number, name, size] of [
    [X(84), 'S-1914', 'Kettle Bend Footbridge', `span 168'-0"`],
    [T(0), 'S-2006', 'Elevator 9 Theater', `108'-0" high`],
    [1102, 'C-2103', 'Harker Point', `wall 16'-0"`],
  ]) {
    the.text(x, 574, `${number} ${name === 'Harker Point' ? 'Sea Wall' : name}`, { anchor: 'middle' })
    the.text(x, 596, size, { as: 'soft', anchor: 'middle' })
  }
  the.upright(Y(108), Y(0), 652, `108'-0"`, { from: T(-37), to: T(-41) })
  the.across(X(0), X(span), Y(44), `168'-0"`, { from: Y(34), to: Y(34) })
  the.scaleBar(64, 92, s, [0, 20, 40], 'ft')
  return the
}

write(three(), {
  small: three(0.4),
  file: 'three-to-scale',
  component: 'ThreeToScale',
  title: 'Three structures at one scale',
  about: 'The footbridge, the theater and the sea wall beside each other, all at one scale.',
  order: 40,
  number: 'G-002',
  name: 'Three structures at one scale',
  scale: 'Scale by the bar',
  hands: 'Drawn DP, checked HG, approved RA. Revision C, January 2026',
  says: 'Three structures at one scale on one line of ground: the footbridge, an arch of 168 feet; the theater in its silo, 108 feet high; and the sea wall in section, whose crest is as high above the promenade as a parapet.',
})
