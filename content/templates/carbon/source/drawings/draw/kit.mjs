/** A drawing board: lines, dimensions, leaders and hatches in units of the sheet, written out as one component. */
import { writeFileSync } from 'node:fs'

const round = (value) => Math.round(value * 10) / 10
const at = ([x, y]) => `${round(x)} ${round(y)}`
export const pathOf = (points, close = false) => `M${points.map(at).join('L')}${close ? 'Z' : ''}`

const short = (value) => String(round(value)).replace(/^(-?)0\./, '$1.')
const pair = (x, y) => short(x) + (y < 0 && short(y) !== '0' ? '' : ' ') + short(y)

/** The same path by what is between its points, in about six sevenths of the bytes. One with curves stays as it is. */
export const compact = (d) => (d.match(/M[^M]*/g) ?? [d]).map(compactPiece).join('')

function compactPiece(d) {
  if (!/^[MLZ\d.\s-]*$/.test(d)) return d
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let before = ''
  let out = ''
  for (const [, command, list] of d.matchAll(/([MLZ])([^MLZ]*)/g)) {
    if (command === 'Z') {
      ;[x, y] = [startX, startY]
      out += 'z'
      before = 'z'
      continue
    }
    const [toX, toY] = list.trim().split(/\s+/).map(Number)
    const [byX, byY] = [round(toX - x), round(toY - y)]
    const way = command === 'M' ? 'M' : byY === 0 && byX !== 0 ? 'h' : byX === 0 && byY !== 0 ? 'v' : 'l'
    const words = way === 'M' ? pair(toX, toY) : way === 'h' ? short(byX) : way === 'v' ? short(byY) : pair(byX, byY)
    out += way === 'l' && before === 'l' ? (words.startsWith('-') ? '' : ' ') + words : way + words
    if (way === 'M') [startX, startY] = [toX, toY]
    ;[x, y] = [toX, toY]
    before = way
  }
  return out
}

/** And back: a path by its points, as pieces of it are found by where they lie. */
export const expand = (d) => (d.match(/M[^M]*/g) ?? [d]).map(expandPiece).join('')

function expandPiece(d) {
  if (!/^[Mlhvz\d.\s-]*$/.test(d)) return d
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let out = ''
  for (const [, way, list] of d.matchAll(/([Mlhvz])([^Mlhvz]*)/g)) {
    const values = (list.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    if (way === 'z') {
      ;[x, y] = [startX, startY]
      out += 'Z'
    }
    for (let index = 0; index < values.length; index += way === 'h' || way === 'v' ? 1 : 2) {
      const [a, b] = [values[index], values[index + 1]]
      if (way === 'M') [x, y, startX, startY] = [a, b, a, b]
      else if (way === 'h') x = round(x + a)
      else if (way === 'v') y = round(y + a)
      else [x, y] = [round(x + a), round(y + b)]
      out += `${way === 'M' ? 'M' : 'L'}${at([x, y])}`
    }
  }
  return out
}

/** A smooth line through points. */
export const smooth = (points) =>
  points.slice(1).reduce(
    (d, p, index) => {
      const [before, from, next] = [points[index - 1] ?? points[index], points[index], points[index + 2] ?? p]
      const first = [from[0] + (p[0] - before[0]) / 6, from[1] + (p[1] - before[1]) / 6]
      const second = [p[0] - (next[0] - from[0]) / 6, p[1] - (next[1] - from[1]) / 6]
      return `${d}C${at(first)} ${at(second)} ${at(p)}`
    },
    pathOf([points[0]]),
  )

/** What a line of lettering takes: Martian Mono is 0.7 em wide. */
const wide = (words, size = 16.5) => words.length * size * 0.7

export function board({ width = 1200, height, top = 0 }) {
  const out = []
  let lines = new Map()
  let letters = []

  const put = (markup) => out.push(markup.replace(/( d=")([^"]*)"/, (_, name, d) => `${name}${compact(d)}"`))
  const stroke = (pen, d) => lines.set(pen, (lines.get(pen) ?? '') + d)

  /** Ends a group: what has the same pen becomes one path, and lettering lies above. */
  function flush() {
    for (const [pen, d] of lines) put(`<path className="pen-${pen}" d="${d}" />`)
    out.push(...letters)
    lines = new Map()
    letters = []
  }

  const the = {
    box: `0 ${top} ${width} ${height - top}`,
    out,
    flush,
    /** A group under a name that customers read in the code. */
    part(name) {
      flush()
      put(`{/* ${name} */}`)
    },
    line: (pen, ...points) => stroke(pen, pathOf(points)),
    path: (pen, d) => stroke(pen, d),
    shape: (pen, ...points) => stroke(pen, pathOf(points, true)),
    /** A stroke that draws itself, from its first point to its last. */
    drawn: (pen, d) =>
      put(`<path className="draw pen-${pen}" pathLength="1" d="${typeof d === 'string' ? d : pathOf(d)}" />`),
    wash: (kind, points) =>
      put(`<path className="${kind}" d="${typeof points === 'string' ? points : pathOf(points, true)}" />`),
    dot: (x, y, r = 3.5, kind = 'wash-ink') =>
      put(`<circle className="${kind}" cx="${round(x)}" cy="${round(y)}" r="${r}" />`),
    ring: (pen, x, y, r) => stroke(pen, `M${at([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`),
    text(x, y, words, { as = '', anchor = 'start', turn = 0, large = false } = {}) {
      if (!words) return
      const name = `lettering${as && `-${as}`}${large ? ' lettering-large' : ''}`
      const place = turn ? ` transform="rotate(${turn} ${at([x, y])})"` : ''
      const side = anchor === 'start' ? '' : ` textAnchor="${anchor}"`
      letters.push(`<text className="${name}" x="${round(x)}" y="${round(y)}"${side}${place}>${words}</text>`)
    },
    /** Several lines under each other. */
    note(x, y, list, options = {}) {
      list.forEach((words, index) => the.text(x, y + index * (options.large ? 28 : 22), words, options))
    },
    /** A horizontal dimension at y, with extension lines from the thing measured. */
    across(x1, x2, y, words, { from, to = from, side = -1, past = 7, outside = false, as = '' } = {}) {
      const up = (start) => start !== undefined && start !== y
      if (up(from))
        stroke(
          'hair',
          pathOf([
            [x1, from + Math.sign(y - from) * 6],
            [x1, y + Math.sign(y - from) * past],
          ]),
        )
      if (up(to))
        stroke(
          'hair',
          pathOf([
            [x2, to + Math.sign(y - to) * 6],
            [x2, y + Math.sign(y - to) * past],
          ]),
        )
      stroke(
        'hair',
        pathOf([
          [x1 - 6, y],
          [x2 + 6, y],
        ]),
      )
      for (const x of [x1, x2])
        stroke(
          'line',
          pathOf([
            [x - 5, y + 5],
            [x + 5, y - 5],
          ]),
        )
      if (outside)
        the.text(outside === 'end' ? x2 + 14 : x1 - 14, y + 5, words, {
          as,
          anchor: outside === 'end' ? 'start' : 'end',
        })
      else the.text((x1 + x2) / 2, side < 0 ? y - 8 : y + 20, words, { as, anchor: 'middle' })
    },
    /** A vertical dimension at x. */
    upright(y1, y2, x, words, { from, to = from, past = 7, outside = false, flat = false, as = '', shift = 0 } = {}) {
      const off = (start) => start !== undefined && start !== x
      if (off(from))
        stroke(
          'hair',
          pathOf([
            [from + Math.sign(x - from) * 6, y1],
            [x + Math.sign(x - from) * past, y1],
          ]),
        )
      if (off(to))
        stroke(
          'hair',
          pathOf([
            [to + Math.sign(x - to) * 6, y2],
            [x + Math.sign(x - to) * past, y2],
          ]),
        )
      stroke(
        'hair',
        pathOf([
          [x, Math.min(y1, y2) - 6],
          [x, Math.max(y1, y2) + 6],
        ]),
      )
      for (const y of [y1, y2])
        stroke(
          'line',
          pathOf([
            [x - 5, y + 5],
            [x + 5, y - 5],
          ]),
        )
      if (outside)
        the.text(x, (outside === 'above' ? Math.min(y1, y2) - 14 : Math.max(y1, y2) + 24) + shift, words, {
          as,
          anchor: 'middle',
        })
      else if (flat)
        the.text(x + (flat === 'end' ? 12 : -12), (y1 + y2) / 2 + 5 + shift, words, {
          as,
          anchor: flat === 'end' ? 'start' : 'end',
        })
      else the.text(x - 8, (y1 + y2) / 2 + shift, words, { as, anchor: 'middle', turn: -90 })
    },
    /** A note with its line: from the words to the thing, which gets a dot or an arrow. */
    leader(points, words, { as = '', anchor, tip = 'arrow', list = [] } = {}) {
      const [target, next] = points
      const end = points.at(-1)
      const before = points.at(-2)
      const leads = anchor ?? (end[0] >= before[0] ? 'start' : 'end')
      stroke('hair', pathOf(points))
      if (tip === 'dot') the.dot(target[0], target[1], 3, as === 'mark' ? 'wash-mark' : 'wash-ink')
      else if (tip !== 'none') {
        const angle = Math.atan2(next[1] - target[1], next[0] - target[0])
        const wing = (turn) => [target[0] + 11 * Math.cos(angle + turn), target[1] + 11 * Math.sin(angle + turn)]
        put(`<path className="wash-ink" d="${pathOf([target, wing(0.17), wing(-0.17)], true)}" />`)
      }
      const x = end[0] + (leads === 'start' ? 7 : leads === 'end' ? -7 : 0)
      the.note(x, end[1] + 5, [words, ...list], { as, anchor: leads })
    },
    /** The mark of a level, standing on its line, with its figure. */
    level(x, y, words, { anchor = 'start', as = '', run = 0 } = {}) {
      const way = anchor === 'start' ? 1 : -1
      put(
        `<path className="${as === 'mark' ? 'wash-mark' : 'wash-ink'}" d="${pathOf(
          [
            [x, y],
            [x - 7, y - 11],
            [x, y - 11],
          ],
          true,
        )}" />`,
      )
      stroke(
        'thin',
        pathOf([
          [x, y],
          [x - 7, y - 11],
          [x + 7, y - 11],
          [x, y],
        ]),
      )
      stroke(
        'hair',
        pathOf([
          [x - way * (run || 14), y],
          [x + way * (16 + wide(words)), y],
        ]),
      )
      the.text(x + way * 15, y - 5, words, { as, anchor })
    },
    /** A number of the grid in its ring, on its axis. */
    grid(x, y, words, r = 15) {
      stroke('thin', `M${at([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
      the.text(x, y + 5.2, words, { as: 'bare', anchor: 'middle' })
    },
    /** Where on the sheet one unit is, in black and white fields. */
    scaleBar(x, y, unit, steps, words) {
      steps.slice(0, -1).forEach((from, index) => {
        const to = steps[index + 1]
        const box = [
          [x + from * unit, y],
          [x + to * unit, y],
          [x + to * unit, y + 7],
          [x + from * unit, y + 7],
        ]
        if (index % 2 === 0) put(`<path className="wash-ink" d="${pathOf(box, true)}" />`)
        stroke('thin', pathOf(box, true))
      })
      steps.forEach((step, index) =>
        the.text(x + step * unit, y - 8, index === steps.length - 1 ? `${step} ${words}` : `${step}`, {
          anchor: index === steps.length - 1 ? 'start' : 'middle',
        }),
      )
    },
    north(x, y, turn = 0, r = 26) {
      const turned = ([px, py]) => {
        const a = (turn * Math.PI) / 180
        return [x + px * Math.cos(a) - py * Math.sin(a), y + px * Math.sin(a) + py * Math.cos(a)]
      }
      the.ring('thin', x, y, r)
      stroke(
        'thin',
        pathOf(
          [
            [0, -r - 12],
            [10, r * 0.82],
            [0, r * 0.5],
            [-10, r * 0.82],
          ].map(turned),
          true,
        ),
      )
      put(
        `<path className="wash-ink" d="${pathOf(
          [
            [0, -r - 12],
            [10, r * 0.82],
            [0, r * 0.5],
          ].map(turned),
          true,
        )}" />`,
      )
      const [tx, ty] = turned([0, -r - 24])
      the.text(tx, ty + 5, 'N', { anchor: 'middle' })
    },
    /** Parallel lines inside of an outline. */
    hatch(points, { angle = 45, step = 9, pen = 'hatch', gap = 0 } = {}) {
      const a = (angle * Math.PI) / 180
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const turned = points.map(([x, y]) => [x * c + y * s, -x * s + y * c])
      const back = ([u, v]) => [u * c - v * s, u * s + v * c]
      const tops = turned.map(([, v]) => v)
      for (let v = Math.ceil(Math.min(...tops) / step) * step; v < Math.max(...tops); v += step) {
        const hits = turned
          .flatMap(([u1, v1], index) => {
            const [u2, v2] = turned[(index + 1) % turned.length]
            return v1 <= v !== v2 <= v ? [u1 + ((v - v1) / (v2 - v1)) * (u2 - u1)] : []
          })
          .toSorted((p, q) => p - q)
        for (let index = 0; index + 1 < hits.length; index += 2)
          if (hits[index + 1] - hits[index] > gap + 1)
            stroke(pen, pathOf([back([hits[index], v]), back([hits[index + 1], v])]))
      }
    },
    /** Concrete: stones and sand, always the same ones. */
    concrete(points, { stones = 20, sand = 60, seed = 7, size = 5 } = {}) {
      const random = generator(seed)
      const inside = within(points)
      const xs = points.map(([x]) => x)
      const ys = points.map(([, y]) => y)
      const pick = () => {
        for (let tries = 0; tries < 400; tries++) {
          const p = [
            Math.min(...xs) + random() * (Math.max(...xs) - Math.min(...xs)),
            Math.min(...ys) + random() * (Math.max(...ys) - Math.min(...ys)),
          ]
          if (
            [
              [-size, -size],
              [size, -size],
              [size, size],
              [-size, size],
            ].every(([dx, dy]) => inside([p[0] + dx, p[1] + dy]))
          )
            return p
        }
      }
      for (let index = 0; index < stones; index++) {
        const p = pick()
        if (!p) continue
        const turn = random() * 6.3
        const r = size * (0.55 + random() * 0.45)
        stroke(
          'hatch',
          pathOf(
            [0, 2.2, 4.1].map((a) => [p[0] + r * Math.cos(a + turn), p[1] + r * Math.sin(a + turn)]),
            true,
          ),
        )
      }
      for (let index = 0; index < sand; index++) {
        const p = pick()
        if (p) stroke('hatch', `M${at(p)}h1.2`)
      }
    },
    /** Earth below a line: bundles of strokes, turned by turns. */
    earth(points, { step = 46, size = 15, gap = 5 } = {}) {
      let rest = step / 3
      for (let index = 0; index + 1 < points.length; index++) {
        const [[x1, y1], [x2, y2]] = [points[index], points[index + 1]]
        const length = Math.hypot(x2 - x1, y2 - y1)
        const [c, s] = [(x2 - x1) / length, (y2 - y1) / length]
        for (; rest < length; rest += step)
          for (let n = 0; n < 4; n++) {
            const [bx, by] = [x1 + c * (rest + n * gap), y1 + s * (rest + n * gap)]
            stroke(
              'hatch',
              pathOf([
                [bx, by + 1],
                [bx - size * 0.7, by + size],
              ]),
            )
          }
        rest -= length
      }
    },
    /** Blocks of stone that fill an outline: cells around points that lie evenly, a little apart. */
    stones(points, { apart = 40, seed = 5, pen = 'thin', shrink = 0.9 } = {}) {
      const random = generator(seed)
      const inside = within(points)
      const xs = points.map(([x]) => x)
      const ys = points.map(([, y]) => y)
      const seeds = []
      for (let y = Math.min(...ys) + apart * 0.45, row = 0; y < Math.max(...ys); y += apart * 0.86, row++)
        for (let x = Math.min(...xs) + (row % 2 ? apart : apart / 2); x < Math.max(...xs); x += apart) {
          const p = [x + (random() - 0.5) * apart * 0.5, y + (random() - 0.5) * apart * 0.4]
          if (inside(p)) seeds.push(p)
        }
      let cells = ''
      for (const [sx, sy] of seeds) {
        let cell = points
        for (const [ox, oy] of seeds) {
          if (ox === sx && oy === sy) continue
          const [mx, my, dx, dy] = [(sx + ox) / 2, (sy + oy) / 2, ox - sx, oy - sy]
          const side = ([x, y]) => (x - mx) * dx + (y - my) * dy
          cell = cell.flatMap((p, index) => {
            const next = cell[(index + 1) % cell.length]
            const [a, b] = [side(p), side(next)]
            const cut = [p[0] + ((next[0] - p[0]) * a) / (a - b), p[1] + ((next[1] - p[1]) * a) / (a - b)]
            return a <= 0 ? (b <= 0 ? [p] : [p, cut]) : b <= 0 ? [cut] : []
          })
        }
        if (cell.length < 3) continue
        const cx = cell.reduce((sum, [x]) => sum + x, 0) / cell.length
        const cy = cell.reduce((sum, [, y]) => sum + y, 0) / cell.length
        const small = cell.map(([x, y]) => [cx + (x - cx) * shrink, cy + (y - cy) * shrink])
        cells += pathOf(small, true)
      }
      put(`<path className="wash pen-${pen}" d="${cells}" />`)
    },
    /** Still water at a level: the mark, and the lines that grow shorter below it. */
    water(x, y, words, { anchor = 'start', as = '' } = {}) {
      stroke(
        'thin',
        pathOf(
          [
            [x, y - 1],
            [x - 8, y - 13],
            [x + 8, y - 13],
          ],
          true,
        ),
      )
      for (const [index, half] of [13, 8.5, 4].entries())
        stroke(
          'hair',
          pathOf([
            [x - half, y + 5 + index * 4],
            [x + half, y + 5 + index * 4],
          ]),
        )
      if (words) the.text(x + (anchor === 'start' ? 17 : -17), y - 6, words, { as, anchor })
    },
    /** Somebody, 5 ft 8 in. tall, so that sizes are felt: walking, standing, seated, rowing, on a bicycle, or a child. */
    person(x, y, unit, way = 1, kind = 'wash-ink', pose = 'walk') {
      const { limbs, head, size = 1, wheels = [] } = poses[pose]
      const foot = ([dx, dy]) => [x + way * dx * unit * size, y - dy * unit * size]
      const fine = unit * size > 12
      let d = ''
      for (const [from, to, w1, w2] of limbs)
        d += capsule(foot(from), foot(to), w1 * unit * size, w2 * unit * size, fine)
      const [hx, hy] = foot(head)
      const [rx, ry] = [0.29 * unit * size, 0.38 * unit * size].map(round)
      d += `M${round(hx - rx)} ${round(hy)}a${rx} ${ry} 0 1 1 ${round(2 * rx)} 0a${rx} ${ry} 0 1 1 ${round(-2 * rx)} 0Z`
      put(`<path className="${kind}" d="${d}" />`)
      for (const wheel of wheels) the.ring('thin', ...foot(wheel), round(1.08 * unit * size))
    },
    /** Where a thing goes on beyond the sheet. */
    breakLine(x1, y1, x2, y2) {
      const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
      const length = Math.hypot(x2 - x1, y2 - y1)
      const [c, s] = [(x2 - x1) / length, (y2 - y1) / length]
      const p = (along, across) => [mx + c * along - s * across, my + s * along + c * across]
      stroke('thin', pathOf([[x1, y1], p(-9, 0), p(-4, -11), p(4, 11), p(9, 0), [x2, y2]]))
    },
  }
  return the
}

/** Limbs from joint to joint in feet, each as thick as it begins and ends; the head is an oval. Facing the right. */
const poses = {
  walk: {
    head: [0.16, 5.24],
    limbs: [
      [[0.08, 4.95], [0.04, 4.6], 0.26, 0.4],
      [[0.04, 4.45], [-0.02, 3.1], 0.72, 0.58],
      [[0.02, 3.0], [0.5, 1.65], 0.5, 0.32],
      [[0.5, 1.65], [0.72, 0.22], 0.3, 0.17],
      [[0.72, 0.12], [1.16, 0.08], 0.2, 0.14],
      [[-0.06, 3.0], [-0.22, 1.65], 0.5, 0.32],
      [[-0.22, 1.65], [-0.92, 0.5], 0.3, 0.17],
      [[-0.95, 0.42], [-0.72, 0.1], 0.2, 0.14],
      [[0.1, 4.5], [-0.36, 3.6], 0.3, 0.22],
      [[-0.36, 3.6], [-0.42, 2.86], 0.2, 0.16],
      [[0.06, 4.5], [0.36, 3.62], 0.3, 0.22],
      [[0.36, 3.62], [0.86, 3.12], 0.2, 0.16],
    ],
  },
  stand: {
    head: [0, 5.24],
    limbs: [
      [[0, 4.95], [0, 4.6], 0.28, 0.5],
      [[-0.36, 4.48], [0.36, 4.48], 0.4, 0.4],
      [[0, 4.4], [0, 3.0], 1.0, 0.84],
      [[-0.2, 3.0], [-0.24, 1.6], 0.48, 0.32],
      [[-0.24, 1.6], [-0.26, 0.12], 0.32, 0.2],
      [[0.2, 3.0], [0.26, 1.6], 0.48, 0.32],
      [[0.26, 1.6], [0.3, 0.12], 0.32, 0.2],
      [[-0.3, 0.08], [-0.5, 0.06], 0.16, 0.12],
      [[0.34, 0.08], [0.58, 0.06], 0.16, 0.12],
      [[-0.48, 4.46], [-0.66, 3.5], 0.28, 0.22],
      [[-0.66, 3.5], [-0.5, 2.8], 0.22, 0.18],
      [[0.48, 4.46], [0.72, 3.6], 0.28, 0.22],
      [[0.72, 3.6], [0.34, 3.1], 0.22, 0.18],
    ],
  },
  coat: {
    head: [0.04, 5.1],
    size: 0.96,
    limbs: [
      [[0.02, 4.85], [0, 4.5], 0.26, 0.5],
      [[0, 4.35], [0, 3.2], 0.86, 0.7],
      [[0, 3.3], [0, 1.55], 0.76, 1.16],
      [[-0.2, 1.5], [-0.26, 0.12], 0.28, 0.18],
      [[0.2, 1.5], [0.34, 0.12], 0.28, 0.18],
      [[0.34, 0.08], [0.62, 0.06], 0.16, 0.12],
      [[-0.28, 0.08], [-0.04, 0.06], 0.16, 0.12],
      [[-0.36, 4.3], [-0.6, 3.3], 0.26, 0.22],
      [[-0.6, 3.3], [-0.5, 2.7], 0.2, 0.16],
      [[0.36, 4.3], [0.66, 3.45], 0.26, 0.22],
      [[0.66, 3.45], [0.98, 2.9], 0.2, 0.16],
    ],
  },
  sit: {
    head: [-0.06, 3.72],
    limbs: [
      [[-0.16, 3.45], [-0.2, 3.1], 0.26, 0.42],
      [[-0.2, 2.98], [-0.28, 1.66], 0.7, 0.62],
      [[-0.26, 1.68], [1.3, 1.66], 0.54, 0.36],
      [[1.3, 1.66], [1.36, 0.2], 0.32, 0.18],
      [[1.34, 0.1], [1.76, 0.07], 0.2, 0.14],
      [[-0.16, 3.0], [0.1, 2.1], 0.28, 0.22],
      [[0.1, 2.1], [0.86, 1.96], 0.2, 0.16],
    ],
  },
  row: {
    head: [0.42, 2.72],
    limbs: [
      [[0.36, 2.45], [0.3, 2.1], 0.26, 0.4],
      [[0.3, 2.0], [-0.1, 0.8], 0.62, 0.56],
      [[-0.1, 0.75], [1.3, 1.35], 0.44, 0.32],
      [[1.3, 1.35], [2.1, 0.5], 0.3, 0.2],
      [[0.34, 2.0], [1.5, 1.75], 0.24, 0.16],
    ],
  },
  ride: {
    head: [0.98, 5.32],
    wheels: [
      [-1.72, 1.08],
      [1.78, 1.08],
    ],
    limbs: [
      [[0.86, 5.06], [0.7, 4.76], 0.26, 0.4],
      [[0.66, 4.66], [-0.62, 3.3], 0.62, 0.6],
      [[-0.62, 3.2], [0.46, 2.5], 0.5, 0.34],
      [[0.46, 2.5], [0.06, 1.0], 0.32, 0.18],
      [[0.06, 0.86], [0.5, 0.84], 0.2, 0.14],
      [[-0.62, 3.2], [0.2, 2.0], 0.46, 0.32],
      [[0.2, 2.0], [-0.42, 1.4], 0.28, 0.18],
      [[0.72, 4.62], [0.94, 3.8], 0.28, 0.2],
      [[0.94, 3.8], [1.5, 3.42], 0.2, 0.16],
      // The frame
      [[-1.72, 1.08], [-0.1, 1.0], 0.1, 0.1],
      [[-0.1, 1.0], [-0.7, 2.95], 0.1, 0.1],
      [[-0.1, 1.0], [1.36, 2.7], 0.1, 0.1],
      [[-0.6, 2.62], [1.34, 2.86], 0.1, 0.1],
      [[-1.72, 1.08], [-0.62, 2.64], 0.08, 0.08],
      [[1.3, 3.3], [1.78, 1.08], 0.1, 0.1],
      [[1.28, 3.36], [1.62, 3.4], 0.12, 0.1],
    ],
  },
}
poses.child = { ...poses.walk, size: 0.62 }

/** A limb, thicker at one end; all wind the same way, so that where two lie over each other nothing is cut out. */
function capsule([x1, y1], [x2, y2], w1, w2, fine) {
  const a = Math.atan2(y2 - y1, x2 - x1)
  const turns = fine ? [1.57, 2.36, 3.14, 3.93, 4.71] : [1.57, 4.71]
  const points = [
    ...turns.map((turn) => [x1 + (w1 / 2) * Math.cos(a + turn), y1 + (w1 / 2) * Math.sin(a + turn)]),
    ...turns.map((turn) => [x2 - (w2 / 2) * Math.cos(a + turn), y2 - (w2 / 2) * Math.sin(a + turn)]),
  ]
  return pathOf(points, true)
}

const generator = (seed) => () => {
  seed = (seed * 16807) % 2147483647
  return seed / 2147483647
}

const within =
  (points) =>
  ([x, y]) =>
    points.reduce((inside, [x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length]
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside
    }, false)

/**
 * Writes the sheet: the drawing in its frame, a smaller one of 480 units for what is narrower, and below them what it is,
 * at which scale, and by whom.
 */
export function write(the, { file, component, title, about, order, number, name, scale, hands, says, small }) {
  const drawing = (board, shown) => {
    board.flush()
    return `<svg viewBox="${board.box}" role="img" aria-label="${says}" className="drawing drawing-below ${shown} aspect-[${board.box.split(' ').slice(2).join('/')}]">
          ${board.out.join('\n          ')}
        </svg>`
  }
  writeFileSync(
    new URL(`../${file}.tsx`, import.meta.url),
    `/**
 * @title ${title}
 * @description ${about}
 * @order ${order}
 */
export default function ${component}() {
  return (
    <figure className="page sheet my-3">
      <div dir="ltr" className="sheet-frame">
        ${drawing(the, 'drawing-wide')}
        {/* The same for narrow sheets, in fewer words */}
        ${drawing(small, 'drawing-small')}
      </div>
      <figcaption className="sheet-strip">
        <span className="sheet-number">${number}</span>
        <span className="sheet-name"><bdi>${name}</bdi></span>
        <span className="sheet-scale"><bdi>${scale}</bdi></span>
        <span className="sheet-hands"><bdi>${hands}</bdi></span>
      </figcaption>
    </figure>
  )
}
`,
  )
}
