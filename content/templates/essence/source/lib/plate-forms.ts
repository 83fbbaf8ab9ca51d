/**
 * The ten forms of a plate, one for each family of materials. Each fills a round place with strokes: `volatility` sets
 * how far apart and how thin they are, and below `solid` a form is cut out whole, with its strokes left open.
 */
export type Paint = 'ink' | 'ground'

/** A path with one paint. Without a width it is filled, else drawn. */
export interface Shape {
  d: string
  paint: Paint
  width?: number
  opacity?: number
}

export interface Place {
  x: number
  y: number
  r: number
  volatility: number
  /** Where the form points to, in radians; 0 is upright. */
  turn: number
  random: () => number
}

type Form = (place: Place) => Shape[]

/** Below this a form is cut out whole: what is at the foot of a pyramid. */
export const solid = 0.31
const tau = Math.PI * 2
const n = (value: number) => String(Math.round(value * 10) / 10)
const at = (x: number, y: number) => `${n(x)} ${n(y)}`
const range = (count: number) => Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index)

/** Strokes of what evaporates are thin and far apart. */
const gapOf = (volatility: number) => 5 + 12 * volatility
const widthOf = (volatility: number) => 3.6 - 2.3 * volatility
/** In what stays, the open strokes are few; the heaviest is almost whole. */
const openGap = (volatility: number) => 25 - 42 * volatility
const openWidth = (volatility: number) => 1.1 + 5 * volatility

const isSolid = ({ volatility }: Place) => volatility < solid
const gap = (place: Place) => (isSolid(place) ? openGap(place.volatility) : gapOf(place.volatility))
const line = (place: Place, d: string): Shape =>
  isSolid(place)
    ? { d, paint: 'ground', width: openWidth(place.volatility) }
    : { d, paint: 'ink', width: widthOf(place.volatility) }
const body = (place: Place, d: string): Shape[] => (isSolid(place) ? [{ d, paint: 'ink' }] : [])
const circle = (x: number, y: number, r: number) =>
  `M${at(x - r, y)}a${at(r, r)} 0 1 0 ${n(2 * r)} 0a${at(r, r)} 0 1 0 ${n(-2 * r)} 0Z`
const turned = ({ x, y, turn }: Place, dx: number, dy: number) =>
  at(x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn))

/** A wheel cut through: segments in a rind, each in nested lines. */
const citrus: Form = ({ x, y, r, turn, random, volatility }) => {
  const segments = 8 + Math.floor(random() * 3)
  const step = tau / segments
  const wedge = (segment: number, inset: number) => {
    const middle = turn + (segment + 0.5) * step
    const half = step / 2
    // The apex moves outward as the sides move in, as they do in a real wedge.
    const apex = (inset + r * 0.035) / Math.sin(half)
    const outer = r * 0.85 - inset
    const open = half - Math.asin(Math.min(1, (inset + r * 0.035) / outer))
    if (outer - apex < r * 0.12 || open < 0.05) return ''
    const corner = (angle: number) => at(x + outer * Math.cos(middle + angle), y + outer * Math.sin(middle + angle))
    return `M${at(x + apex * Math.cos(middle), y + apex * Math.sin(middle))}L${corner(-open)}A${at(outer, outer)} 0 0 1 ${corner(open)}Z`
  }
  const row = (inset: number) => range(segments).map((segment) => wedge(segment, inset))
  const between = gapOf(volatility) * 0.5
  return [
    { d: circle(x, y, r * 0.96), paint: 'ink', width: r * 0.08 },
    { d: row(0).join(''), paint: 'ink', opacity: 0.34 },
    {
      d: range(4)
        .flatMap((ring) => row(ring * between))
        .join(''),
      paint: 'ink',
      width: 1.3,
    },
  ]
}

/** A twig with its leaves; of what is heavy, one broad leaf with another behind it. */
const leaf: Form = (place) => {
  const { r, random } = place
  const blades = isSolid(place) ? broad(r, random) : twig(r, random)
  const between = gap(place) * 1.1
  const outlines: string[] = []
  const veins: string[] = []
  for (const { x, y, lean, length, half } of blades) {
    const point = (along: number, across: number) =>
      turned(
        place,
        x + across * Math.cos(lean) + along * Math.sin(lean),
        y + across * Math.sin(lean) - along * Math.cos(lean),
      )
    outlines.push(
      `M${point(0, 0)}C${point(length * 0.22, half * 1.5)} ${point(length * 0.74, half * 1.12)} ${point(length, 0)}C${point(length * 0.74, -half * 1.12)} ${point(length * 0.22, -half * 1.5)} ${point(0, 0)}Z`,
    )
    veins.push(`M${point(0, 0)}L${point(length * 0.95, 0)}`)
    for (const step of range((length * 0.74) / between)) {
      const along = length * 0.08 + step * between
      const reach = half * 0.86 * Math.sin(Math.PI * Math.min(1, (along + half * 0.34) / length) ** 0.82)
      for (const side of [1, -1]) veins.push(`M${point(along, 0)}L${point(along + reach * 0.62, side * reach)}`)
    }
  }
  const shape = outlines.join('')
  const stem: Shape[] = isSolid(place)
    ? []
    : [{ d: `M${turned(place, 0, r)}L${turned(place, 0, -r * 0.35)}`, paint: 'ink', width: 2.4 }]
  return [...body(place, shape), ...stem, ...(isSolid(place) ? [] : [line(place, shape)]), line(place, veins.join(''))]
}

const broad = (r: number, random: () => number) => {
  const side = random() < 0.5 ? -1 : 1
  return [
    { x: side * r * 0.08, y: r * 0.98, lean: side * -0.3, length: r * 1.9, half: r * 0.5 },
    { x: side * r * 0.12, y: r * 0.86, lean: side * 0.95, length: r * 1.18, half: r * 0.34 },
  ]
}

const twig = (r: number, random: () => number) => {
  const pairs = 2 + Math.floor(random() * 2)
  const sides = range(pairs * 2).map((index) => {
    const side = index % 2 === 0 ? 1 : -1
    const y = r * 0.62 - (index / (pairs * 2)) * r * 1.05
    const length = r * (pairs === 2 ? 0.98 : 0.84) * (0.92 + 0.16 * random())
    return { x: 0, y, lean: side * (1.02 - 0.09 * index), length, half: length * 0.235 }
  })
  return [...sides, { x: 0, y: -r * 0.22, lean: 0, length: r * 0.82, half: r * 0.2 }]
}

/** Petals around a center, each in nested lines. */
const flower: Form = (place) => {
  const { x, y, r, turn, random, volatility } = place
  const petals = 5 + Math.floor(random() * 4)
  const width = (2.9 / petals) * (0.9 + random() * 0.25)
  const petal = (index: number, size: number) => {
    const angle = turn + (index * tau) / petals
    const to = (radius: number, lean: number) =>
      at(x + radius * Math.cos(angle + lean), y + radius * Math.sin(angle + lean))
    const inner = r * 0.13
    return `M${to(inner, 0)}C${to(size * 0.55, -width)} ${to(size * 1.02, -width * 0.78)} ${to(size, 0)}C${to(size * 1.02, width * 0.78)} ${to(size * 0.55, width)} ${to(inner, 0)}Z`
  }
  const sizes = range((r * 0.72) / (gap(place) * 1.1)).map((ring) => r - ring * gap(place) * 1.1)
  const outline = range(petals).map((index) => petal(index, r))
  const nested = sizes.slice(isSolid(place) ? 1 : 0).flatMap((size) => range(petals).map((index) => petal(index, size)))
  const eye: Shape = { d: circle(x, y, r * 0.085), paint: 'ink' }
  const wash: Shape[] = isSolid(place) ? [] : [{ d: outline.join(''), paint: 'ink', opacity: 0.5 - 0.5 * volatility }]
  return [...outline.flatMap((d) => body(place, d)), ...wash, line(place, nested.join('')), eye]
}

/** Rounds within rounds that touch at one point, as the light on a plum. */
const fruit: Form = (place) => {
  const { x, y, r, turn, volatility } = place
  const between = gapOf(volatility) * 1.15
  const rings = range(r / between).map((ring) => {
    const radius = r - ring * between
    return circle(x + (r - radius) * Math.cos(turn), y + (r - radius) * Math.sin(turn), radius)
  })
  return [
    { d: circle(x, y, r), paint: 'ink', opacity: 0.78 - volatility },
    { d: rings.join(''), paint: 'ink', width: widthOf(volatility) },
  ]
}

/** Seeds on the spiral of a flower head, larger toward the edge. */
const spice: Form = (place) => {
  const { x, y, r, turn, volatility } = place
  const between = 8 + 9 * volatility
  const count = Math.min(320, (r / between) ** 2 * 3.1)
  const sizes = [0.3, 0.42, 0.54].map((share) => ({ share, dots: [] as string[] }))
  for (const seed of range(count)) {
    const radius = r * Math.sqrt((seed + 0.5) / count)
    const angle = turn + seed * 2.39996
    const size = sizes[Math.min(2, Math.floor((radius / r) * 3))]
    size?.dots.push(`M${at(x + radius * Math.cos(angle), y + radius * Math.sin(angle))}h0`)
  }
  return sizes.map(({ share, dots }) => ({
    d: dots.join(''),
    paint: 'ink',
    width: between * share * (1.75 - volatility * 0.9),
  }))
}

/** A board with the arches of its grain. */
const wood: Form = (place) => {
  const { r, random } = place
  const half = r * 0.62
  const height = r * 0.98
  const bend = (2.1 + random() * 1.4) / r
  const heart = (random() - 0.5) * half * 0.7
  const point = (u: number, y: number) => turned(place, u, y)
  const between = gap(place) * 1.15
  const grain: string[] = []
  const arch = (from: number, to: number, apex: number) => {
    if (to - from < 3) return
    const yAt = (u: number) => apex + bend * (u - heart) ** 2
    const middle = (from + to) / 2
    const control = yAt(from) + bend * 2 * (from - heart) * (middle - from)
    grain.push(`M${point(from, yAt(from))}Q${point(middle, control)} ${point(to, yAt(to))}`)
  }
  for (const step of range((height * 2 + bend * (half * 1.7) ** 2) / (between * 1.7))) {
    const apex = height - (step + 0.6) * between * 1.7
    const low = Math.sqrt(Math.max(0, (height - apex) / bend))
    const high = Math.sqrt(Math.max(0, (-height - apex) / bend))
    const start = Math.max(-half, heart - low)
    const end = Math.min(half, heart + low)
    if (apex >= -height) arch(start, end, apex)
    else {
      arch(start, Math.min(end, heart - high), apex)
      arch(Math.max(start, heart + high), end, apex)
    }
  }
  const board = `M${point(-half, -height)}L${point(half, -height)}L${point(half, height)}L${point(-half, height)}Z`
  return [...body(place, board), ...(isSolid(place) ? [] : [line(place, board)]), line(place, grain.join(''))]
}

/** Strands from a crown, each as long as it likes, all swayed by the same ground. */
const root: Form = (place) => {
  const { r, random, volatility } = place
  const count = Math.max(7, Math.round(r / (3.6 + 7 * volatility)))
  const sway = (random() < 0.5 ? -1 : 1) * (0.24 + 0.14 * random())
  const strands = range(count).map((strand) => {
    const u = (strand / (count - 1)) * 2 - 1
    const length = r * (1.5 + 0.5 * random() - 0.62 * u * u)
    const point = (across: number, down: number) => turned(place, across * r, -r * 0.98 + down * length)
    return `M${point(u * 0.09, 0.02 * Math.abs(u))}C${point(u * 0.86 + sway, 0.3)} ${point(u * 0.62 - sway * 1.35, 0.62)} ${point(u * 0.98, 1)}`
  })
  return [
    { d: strands.join(''), paint: 'ink', width: 5.4 - 4.6 * volatility },
    { d: `M${turned(place, 0, -r * 0.99)}L${turned(place, r * 0.02, -r * 0.84)}`, paint: 'ink', width: r * 0.17 },
  ]
}

/** A drop, with the light on one side of it, and the smaller ones that ran down beside it. */
const balsam: Form = (place) => {
  const { r, random, volatility } = place
  const side = random() < 0.5 ? -1 : 1
  const lights = 1 + Math.round(volatility * 13)
  const drop = (dx: number, dy: number, size: number) => {
    const point = (u: number, w: number) => turned(place, dx + u * size, dy - w * size)
    return `M${point(0, 2.05)}C${point(0.14, 1.62)} ${point(0.8, 1.3)} ${point(0.8, 0.76)}C${point(0.8, 0.3)} ${point(0.44, 0)} ${point(0, 0)}C${point(-0.44, 0)} ${point(-0.8, 0.3)} ${point(-0.8, 0.76)}C${point(-0.8, 1.3)} ${point(-0.14, 1.62)} ${point(0, 2.05)}Z`
  }
  const light = (index: number) => {
    const inset = 0.84 - index * 0.115
    const point = (u: number, w: number) =>
      turned(place, side * u * inset * r, r * 0.98 - (0.82 + (w - 0.82) * inset) * r)
    return `M${point(0.28, 1.5)}C${point(0.52, 1.24)} ${point(0.8, 1.08)} ${point(0.8, 0.74)}C${point(0.8, 0.44)} ${point(0.62, 0.2)} ${point(0.4, 0.09)}`
  }
  const main = drop(0, r * 0.98, r)
  const beside = [
    drop(-side * r * (0.98 + 0.14 * random()), r * 0.98, r * (0.28 + random() * 0.1)),
    drop(-side * r * (0.62 + 0.1 * random()), -r * 0.34, r * (0.16 + random() * 0.06)),
  ]
  const lines = range(Math.min(7, lights)).map(light).join('')
  if (isSolid(place))
    return [
      ...body(place, main),
      { d: lines, paint: 'ground', width: 2.2 + r / 90 },
      { d: beside.join(''), paint: 'ink' },
    ]
  return [{ d: main, paint: 'ink', opacity: 0.62 - volatility }, line(place, main + lines + beside.join(''))]
}

/** Strata: strokes that lie on each other, none as long as the next. */
const mineral: Form = (place) => {
  const { r, random, volatility } = place
  const between = 9 + 11 * volatility
  let left = 0.75
  let right = 0.75
  const strokes = range((r * 1.9) / between).map((layer, _, all) => {
    const height = (layer / (all.length - 1 || 1)) * 2 - 1
    left = Math.min(1, Math.max(0.5, left + (random() - 0.5) * 0.42))
    right = Math.min(1, Math.max(0.5, right + (random() - 0.5) * 0.42))
    const wide = r * 1.14 * Math.sqrt(1 - height * height * 0.72)
    const y = height * r * 0.93
    const swell = between * 0.55 * (random() - 0.5)
    const from = -wide * left
    const to = wide * right
    return `M${turned(place, from, y)}C${turned(place, from / 2, y - swell)} ${turned(place, to / 2, y + swell)} ${turned(place, to, y)}`
  })
  return [{ d: strokes.join(''), paint: 'ink', width: between * (0.86 - 0.72 * volatility) }]
}

/** A disk without an edge: flat in the middle, grains around it. */
const skin: Form = (place) => {
  const { x, y, r, random } = place
  const grains = range(r * 2.1).map(() => {
    const angle = random() * tau
    const radius = r * (0.83 + 0.32 * random() ** 1.6)
    return `M${at(x + radius * Math.cos(angle), y + radius * Math.sin(angle))}h0`
  })
  return [
    { d: circle(x, y, r * 0.84), paint: 'ink', opacity: 0.82 },
    { d: grains.join(''), paint: 'ink', width: 3.2 },
  ]
}

export const forms = { citrus, leaf, fruit, flower, spice, wood, root, balsam, mineral, skin }
export type MaterialFamily = keyof typeof forms
