// The workshop of the drawings cut from paper: sheets with a lit edge, each with its shadow on the one below.
// The canvas is 1600 × 1200; light comes from the upper left.

const f = (value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value)

/** A colour nearer to black (amount below 0) or to white. */
export function tone(hex, amount) {
  const to = amount < 0 ? 0 : 255
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  return `#${parts.map((part) => Math.round(part + (to - part) * Math.abs(amount)).toString(16).padStart(2, '0')).join('')}`
}

/** A colour between two. */
export function between(one, other, t) {
  const parts = [1, 3, 5].map((at) => [parseInt(one.slice(at, at + 2), 16), parseInt(other.slice(at, at + 2), 16)])
  return `#${parts.map(([a, b]) => Math.round(a + (b - a) * t).toString(16).padStart(2, '0')).join('')}`
}

/** A path from points with numbers rounded. */
export const d = (strings, ...values) => strings.reduce((all, part, i) => all + part + (i < values.length ? f(values[i]) : ''), '')
export const flat = (path, fill, more = '') => `<path d="${path}" fill="${fill}" ${more}/>`
export const rect = (x, y, w, h, fill, r = 0, more = '') => `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" rx="${f(r)}" fill="${fill}" ${more}/>`
export const disc = (x, y, r, fill, more = '') => `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" ${more}/>`
export const oval = (x, y, rx, ry, fill, more = '') => `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${more}/>`
export const line = (path, colour, width, more = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
/** What lies together on one height: thin paper, a sheet, or a thing that stands off. */
export const lift = (content, height = 'sheet') => `<g filter="url(#${height})">${content}</g>`
export const moved = (content, x, y, scale = 1, turn = 0) => `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${scale})">${content}</g>`
/** Something repeated; `at` gets the number of each. */
export const times = (count, at) => Array.from({ length: count }, (_, i) => at(i)).join('')

/** Numbers from 0 to 1 that are always the same. */
export function dice(seed) {
  let state = seed * 2654435761
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39) ^ (state >>> 15)
    return ((state >>> 0) % 100000) / 100000
  }
}

/** A wavy line from left to right at a height, closed at the foot of the canvas. */
export function ridge(y, waves, foot = 1260) {
  const points = times(82, (i) => {
    const x = -20 + i * 20.3
    const high = y + waves.reduce((sum, [size, often, shift]) => sum + size * Math.sin((x / 1600) * 6.283 * often + shift), 0)
    return `${i ? 'L' : 'M'} ${f(x)} ${f(high)} `
  })
  return `${points}L 1640 ${foot} L -20 ${foot} Z`
}

const height = (id, dx, dy, blur, strength, rim) => `
  <filter id="${id}" x="-15%" y="-15%" width="135%" height="140%" color-interpolation-filters="sRGB">
    <feOffset in="SourceAlpha" dx="${rim}" dy="${rim * 1.4}" result="in"/>
    <feComposite in="SourceAlpha" in2="in" operator="out" result="edge"/>
    <feFlood flood-color="#fff" flood-opacity=".34"/><feComposite in2="edge" operator="in" result="lit"/>
    <feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}"/>
    <feComponentTransfer result="soft"><feFuncA type="linear" slope="${strength}"/></feComponentTransfer>
    <feFlood flood-color="#150e14" flood-opacity="1"/><feComposite in2="soft" operator="in" result="shadow"/>
    <feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/><feMergeNode in="lit"/></feMerge>
  </filter>`

const heights = `${height('thin', 2, 4, 3, 0.3, 1)}${height('sheet', 5, 9, 8, 0.34, 1.5)}${height('high', 10, 20, 17, 0.36, 1.8)}`
const space = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const daylight = (dark) =>
  `<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".15"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#120a10" stop-opacity="${dark}"/></linearGradient>`

/** The whole drawing: what is on the ground, and the light over all of it. A rim of 40 is cut off: sheets end beyond the canvas. */
export function picture(ground, content, dark = 0.16) {
  return `<svg ${space} viewBox="-40 -40 1680 1280" width="1680" height="1280"><defs>${heights}${daylight(dark)}</defs><rect x="-40" y="-40" width="1680" height="1280" fill="${ground}"/>${content}<rect width="1600" height="1200" fill="url(#light)"/></svg>`
}

/** One height of a drawing by itself, on nothing: a part of the canvas (left, top, width, height) at a size. */
export function layer(content, [x, y, w, h], scale = 1) {
  return `<svg ${space} viewBox="${x} ${y} ${w} ${h}" width="${w * scale}" height="${h * scale}"><defs>${heights}${daylight(0.2)}</defs>${content}</svg>`
}
