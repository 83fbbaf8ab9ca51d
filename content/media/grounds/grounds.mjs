// Each ground is a function that returns pixels; what is said of it stands in captions.json.
import { blend, cells, chance, clamp, field, height, layers, lit, mix, noise, pixels, smooth, tone, width } from './field.mjs'

/** Light that is a little stronger at the upper left, as a window gives it. */
const window = (x, y, fall = 0.2) => 1.06 - fall * Math.hypot(x / width - 0.15, (y / height - 0.1) * 0.7)

function paper(colour, seed, strength = 1) {
  const base = tone(colour)
  const relief = field((x, y) => layers(x / 16, y / 16, 4, seed, 0.62) + 0.5 * noise(x / 120, y / 90, seed + 9))
  const light = lit(relief, 0.09 * strength)
  return pixels((x, y, i) => base.map((part) => part * light[i] * window(x, y)))
}

/** Cloth woven of threads that run thick and thin; each lies over and under in turn. */
function linen(colour, weft, seed) {
  const [base, other] = [tone(colour), tone(weft)]
  const pitch = 9
  const relief = field((x, y) => {
    const bend = noise(x / 210, y / 210, seed + 30) * 5
    const u = (x + bend + noise(x / 600, y / 24, seed) * 1.6) / pitch
    const v = (y + bend * 0.6 + noise(x / 24, y / 600, seed + 1) * 1.6) / pitch
    const over = (Math.floor(u) + Math.floor(v)) % 2 === 0
    const thick = 0.75 + 0.35 * chance(Math.floor(over ? u : 0), Math.floor(over ? 0 : v), seed + 3)
    const across = Math.abs((over ? u : v) % 1) - 0.5
    const along = Math.abs((over ? v : u) % 1) - 0.5
    return thick * Math.sqrt(Math.max(0, 1 - 3.4 * across * across)) * (1 - 1.5 * along * along)
  })
  const light = lit(relief, 0.32)
  return pixels((x, y, i) => {
    const u = Math.floor((x + noise(x / 210, y / 210, seed + 30) * 5) / pitch)
    const v = Math.floor((y + noise(x / 210, y / 210, seed + 30) * 3) / pitch)
    const thread = (u + v) % 2 === 0 ? chance(u, 3, seed) : chance(5, v, seed)
    const shade = mix(0.55, 1, clamp(relief[i])) * light[i] * (0.9 + 0.16 * thread) * window(x, y, 0.3)
    const colours = (u + v) % 2 === 0 ? base : other
    return colours.map((part) => part * shade)
  })
}

/** Chips of stone in cement, ground flat: large ones first, small ones between. */
function terrazzo(cement, chips, seed) {
  const base = tone(cement)
  const tones = chips.map(tone)
  return pixels((x, y) => {
    let colour = base.map((part) => part * (0.985 + 0.03 * layers(x / 40, y / 40, 3, seed)))
    for (const [size, share, reach] of [[26, 0.34, 0.36], [54, 0.4, 0.37], [118, 0.42, 0.4]]) {
      const [wx, wy] = [x / size + 0.16 * noise(x / size / 0.4, y / size / 0.4, seed + size), y / size + 0.16 * noise(x / size / 0.4 + 50, y / size / 0.4, seed + size)]
      const { first, second, name } = cells(wx, wy, seed + size, 0.8)
      if (name > share) continue
      const edge = Math.min(second - first, (reach - first) * 1.4) - 0.12
      const inside = smooth(-0.7 / size, 0.7 / size, edge)
      if (!inside) continue
      const stone = tones[Math.floor((name / share) * tones.length * 0.999)]
      const veined = 0.93 + 0.14 * layers(x / 22, y / 22, 3, seed + Math.floor(name * 900))
      colour = blend(colour, stone.map((part) => part * veined), inside)
    }
    return colour.map((part) => part * window(x, y, 0.16))
  })
}

/** Polished stone with veins: thin lines where warped noise crosses zero, clouds between them. */
function marble(light, dark, vein, seed, strength = 1) {
  const [pale, deep, line] = [tone(light), tone(dark), tone(vein)]
  return pixels((x, y) => {
    const [u, v] = [(x * 0.82 + y * 0.57) / 520, (y * 0.82 - x * 0.57) / 760]
    const wx = u + 0.55 * layers(u * 1.3, v * 1.3, 4, seed)
    const wy = v + 0.55 * layers(u * 1.3 + 40, v * 1.3, 4, seed + 5)
    const cloud = smooth(-0.5, 0.9, layers(wx * 1.1, wy * 0.8, 5, seed + 11))
    let colour = blend(pale, deep, cloud * 0.75)
    for (const [scale, thin, force] of [[1.1, 0.02, 0.85], [2.3, 0.014, 0.45], [4.4, 0.016, 0.2]]) {
      const away = Math.abs(layers(wx * scale + 7 * scale, wy * scale * 0.8, 4, seed + 20 + scale))
      const width = thin * (0.5 + smooth(-0.3, 0.6, noise(wx * 2, wy * 2, seed + 31)) * 1.6)
      const dim = smooth(-0.35, 0.35, noise(wx * 1.4 + 9, wy * 1.4, seed + 44))
      colour = blend(colour, line, strength * force * dim * (0.75 * Math.exp(-((away / width) ** 2)) + 0.25 * Math.exp(-away / (width * 5))))
    }
    return colour.map((part) => part * window(x, y, 0.14))
  })
}

/** Lime wash laid on with a broad brush in crossing strokes, in patches. */
function plaster(colour, seed) {
  const base = tone(colour)
  const relief = field((x, y) => {
    const bend = 40 * noise(x / 420, y / 420, seed + 5)
    const stroke = (turn, s) => {
      const [u, v] = [x * Math.cos(turn) + y * Math.sin(turn) + bend, y * Math.cos(turn) - x * Math.sin(turn) + bend]
      return layers(u / 190, v / 26, 3, s, 0.6)
    }
    const patch = smooth(-0.25, 0.25, noise(x / 190, y / 150, seed + 3))
    return mix(stroke(0.7, seed), stroke(-0.5, seed + 11), patch) + 0.8 * layers(x / 260, y / 260, 3, seed + 8)
  })
  const light = lit(relief, 0.16)
  return pixels((x, y, i) => base.map((part) => part * light[i] * (1 + 0.11 * relief[i]) * window(x, y, 0.34)))
}

/** A pool in the sun: the net of light that waves throw on its floor. */
function pool(shallow, deep, seed, net = 1) {
  const [pale, dark] = [tone(shallow), tone(deep)]
  const sheet = (x, y, scale, s) => {
    const wx = x / scale + 0.42 * layers(x / scale / 1.4, y / scale / 1.4, 2, s + 3)
    const wy = (y / scale) * 1.25 + 0.42 * layers(x / scale / 1.4 + 30, y / scale / 1.4, 2, s + 6)
    const { first, second } = cells(wx, wy, s, 1)
    return second - first
  }
  return pixels((x, y) => {
    const bright = Math.exp(-sheet(x, y, 150, seed) * 13) * 0.95 + Math.exp(-sheet(x + 300, y, 104, seed + 50) * 12) * 0.5
    const glow = Math.exp(-sheet(x, y, 150, seed) * 3.4) * 0.22
    const depth = clamp(0.5 + 0.28 * layers(x / 700, y / 520, 2, seed + 90) + (y / height - 0.5) * -0.35)
    const water = blend(pale, dark, depth)
    return water.map((part, c) => part * (0.86 + glow) + (0.5 * part + [0.13, 0.2, 0.19][c]) * bright * net)
  })
}

/** Soft lights in the dark that run into one another. */
function glow(ground, lights, seed) {
  const base = tone(ground)
  const spots = lights.map(([colour, x, y, size, force]) => [tone(colour), x * width, y * height, size * width, force])
  return pixels((x, y) => {
    const wx = x + 130 * layers(x / 620, y / 620, 2, seed)
    const wy = y + 130 * layers(x / 620 + 20, y / 620, 2, seed + 4)
    const sum = [...base]
    for (const [colour, sx, sy, size, force] of spots) {
      const strength = force * Math.exp(-(((wx - sx) / size) ** 2) - ((wy - sy) / (size * 0.72)) ** 2)
      for (let c = 0; c < 3; c++) sum[c] = mix(sum[c], colour[c], strength)
    }
    return sum
  })
}

/** Sheets of card cut along the lines of a map and laid on one another, each with its shadow. */
function contours(colours, seed) {
  const tones = colours.map(tone)
  const land = (x, y) => layers(x / 560 + 3, y / 560, 3, seed, 0.42)
  const step = 1.7 / tones.length
  const level = (value) => clamp(Math.floor((value + 0.85) / step), 0, tones.length - 1)
  const ground = field((x, y) => land(x, y))
  const at = (x, y) => level(ground[clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)])
  return pixels((x, y, i) => {
    const here = level(ground[i])
    let shadow = 0
    for (const [far, force] of [[3, 0.22], [7, 0.17], [12, 0.12], [18, 0.09], [26, 0.07]]) {
      const above = at(x - far * 0.62, y - far * 0.78) - here
      if (above > 0) shadow += force * (far < 12 || above > 1 ? 1 : 0.75)
    }
    const rim = at(x - 1.5, y - 1.5) < here ? 0.1 : 0
    const grain = 1 + 0.022 * layers(x / 9, y / 9, 2, seed + 70)
    return tones[here].map((part) => part * (1 - Math.min(0.62, shadow)) * grain * (1 + rim) * window(x, y, 0.18))
  })
}

/** Boards of oak side by side, their grain running across the picture. */
function boards(light, dark, seed) {
  const [pale, deep] = [tone(light), tone(dark)]
  const high = 200
  return pixels((x, y) => {
    const row = Math.floor(y / high)
    const shift = chance(row, 2, seed) * 900
    const joint = Math.floor((x + shift) / 1150)
    const [bx, by] = [x + shift + joint * 771 + row * 333, y + row * 97 + joint * 51]
    const bend = by / 17 + 3.4 * noise(bx / 620, by / 120, seed + row * 3 + joint) + 0.25 * noise(bx / 90, by / 14, seed + 7)
    const ring = 0.5 + 0.5 * Math.sin(bend * 2.1 + 1.2 * noise(bx / 800, by / 60, seed + 9))
    const pores = smooth(0.25, 0.8, noise(bx / 46, by / 1.9, seed + 21)) * 0.3 + smooth(0.3, 0.8, noise(bx / 150, by / 3.2, seed + 25)) * 0.22
    const board = 0.86 + 0.24 * chance(row, joint, seed + 40)
    const gap = Math.min(smooth(0, 2.6, y % high), smooth(0, 2.6, (x + shift) % 1150))
    return blend(pale, deep, clamp(ring ** 1.5 * 0.5 + pores)).map((part) => part * board * mix(0.35, 1, gap) * window(x, y, 0.3))
  })
}

export const grounds = {
  'paper-cream': () => paper('#efe6d4', 3),
  'paper-ink': () => paper('#232c3b', 5, 1.5),
  'linen-natural': () => linen('#d9cbb0', '#cfbf9f', 2),
  'linen-indigo': () => linen('#3b4d70', '#33435f', 8),
  'terrazzo-chalk': () => terrazzo('#ece6da', ['#b4593c', '#2f4a4f', '#d9a54e', '#c9b9a2', '#8a9a86'], 4),
  'terrazzo-night': () => terrazzo('#272b31', ['#d98c6a', '#e8dfcf', '#6f8f93', '#b98b3f', '#4a5560'], 9),
  'marble-white': () => marble('#f1eee9', '#dcd8d2', '#7d7974', 6),
  'marble-green': () => marble('#1f4a40', '#123029', '#c9d8c9', 15, 0.8),
  'plaster-clay': () => plaster('#c8805f', 12),
  'plaster-sage': () => plaster('#a9b49c', 21),
  'pool-noon': () => pool('#6fd0d4', '#2a93ad', 5),
  'pool-deep': () => pool('#1c6e8c', '#0a2f4d', 11, 0.45),
  'glow-ember': () => glow('#140d16', [['#d9482f', 0.2, 0.95, 0.34, 0.95], ['#f0a04b', 0.42, 1.08, 0.26, 0.9], ['#7a2f6b', 0.8, 0.75, 0.36, 0.85], ['#2b2a6e', 1.0, 0.15, 0.34, 0.7]], 3),
  'glow-lagoon': () => glow('#071318', [['#0f7f86', 0.75, 0.2, 0.36, 0.9], ['#5fd0b0', 0.95, 0.02, 0.22, 0.85], ['#1c4fa0', 0.25, 0.85, 0.36, 0.85], ['#7a5fd0', 0.02, 1.0, 0.24, 0.7]], 8),
  'contours-teal': () => contours(['#173a44', '#1f5560', '#2f757a', '#559792', '#8bbbae', '#c4dccb', '#eef0df'], 14),
  'contours-sunset': () => contours(['#4a2440', '#7d2f4d', '#b5473f', '#d9703f', '#e89f57', '#f1c987', '#f7e8c8'], 27),
  'oak-boards': () => boards('#d2a876', '#a1713f', 4),
}
