// What grounds are drawn with: fields of numbers over the picture, noise, cells, and light that falls on a relief.

export const width = 1600
export const height = 1000

/** A field: one number for every pixel, from a function of x and y in pixels. */
export function field(at) {
  const values = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) values[i] = at(x, y, i)
  return values
}

function hash(x, y, seed) {
  let bits = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
}

/** A number from 0 to 1 that is always the same for the same place. */
export const chance = hash

/** Smooth noise from -1 to 1 whose lumps are 1 wide. */
export function noise(x, y, seed = 0) {
  const [xi, yi] = [Math.floor(x), Math.floor(y)]
  const [xf, yf] = [x - xi, y - yi]
  const u = xf * xf * xf * (xf * (xf * 6 - 15) + 10)
  const v = yf * yf * yf * (yf * (yf * 6 - 15) + 10)
  const slope = (dx, dy) => {
    const turn = hash(xi + dx, yi + dy, seed) * 6.2832
    return Math.cos(turn) * (xf - dx) + Math.sin(turn) * (yf - dy)
  }
  const top = slope(0, 0) * (1 - u) + slope(1, 0) * u
  const foot = slope(0, 1) * (1 - u) + slope(1, 1) * u
  return (top * (1 - v) + foot * v) * 1.5
}

/** Noise upon noise, each half as large and half as strong. */
export function layers(x, y, octaves, seed = 0, gain = 0.5) {
  let [sum, strength] = [0, 1]
  for (let o = 0; o < octaves; o++) {
    sum += noise(x * 2 ** o + o * 17.3, y * 2 ** o - o * 9.1, seed + o) * strength
    strength *= gain
  }
  return sum
}

/** The distances to the nearest two points of a jittered lattice, and a number that names the nearest. */
export function cells(x, y, seed = 0, jitter = 0.9) {
  const [xi, yi] = [Math.floor(x), Math.floor(y)]
  let [first, second, name] = [9, 9, 0]
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const px = xi + dx + 0.5 + (hash(xi + dx, yi + dy, seed) - 0.5) * jitter
      const py = yi + dy + 0.5 + (hash(xi + dx, yi + dy, seed + 7) - 0.5) * jitter
      const far = Math.hypot(px - x, py - y)
      if (far < first) [second, first, name] = [first, far, hash(xi + dx, yi + dy, seed + 13)]
      else if (far < second) second = far
    }
  }
  return { first, second, name }
}

/** How brightly a relief is lit from the upper left; 1 is flat. */
export function lit(relief, steep, from = [-0.64, -0.77]) {
  return field((x, y, i) => {
    const dx = relief[x + 1 < width ? i + 1 : i] - relief[x > 0 ? i - 1 : i]
    const dy = relief[y + 1 < height ? i + width : i] - relief[y > 0 ? i - width : i]
    return 1 - (dx * -from[0] + dy * -from[1]) * steep * -1
  })
}

export const mix = (a, b, t) => a + (b - a) * t
export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value))
export const smooth = (low, high, value) => {
  const t = clamp((value - low) / (high - low))
  return t * t * (3 - 2 * t)
}

/** '#c0ffee' as linear light. */
export function tone(code) {
  return [1, 3, 5].map((at) => {
    const value = parseInt(code.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
}

export const blend = (one, other, t) => one.map((part, c) => mix(part, other[c], t))

/** Pixels from a function that gives linear light; a half step of noise keeps gradients from banding. */
export function pixels(at) {
  const bytes = Buffer.alloc(width * height * 3)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const light = at(x, y, i)
      for (let c = 0; c < 3; c++) {
        const value = clamp(light[c])
        const soft = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
        bytes[i * 3 + c] = clamp(Math.floor(soft * 255 + hash(x, y, 91 + c)), 0, 255)
      }
    }
  }
  return bytes
}
