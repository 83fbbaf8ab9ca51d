// Takes the grain out of a layer of light: non-local means, guided by what is noiseless (normals, colours, masks),
// with the grain's own strength measured from two halves of the samples. First near, then far.

const near = { reach: 4, stride: 1, strength: 0.7 }
const far = { reach: 3, stride: 4, strength: 1.0 }
/** Only for what is known to be smooth, as the paper is. */
const wide = { reach: 3, stride: 11, strength: 1.6 }

/**
 * Two halves of one layer (three planes each) and guides ({ plane, scale }); gives three clean planes.
 * `smooth` says, from 0 to 1, where nothing but soft light is to be expected.
 */
export function denoise(halfA, halfB, guides, width, height, smooth) {
  const count = width * height
  const mean = halfA.map((plane, c) => plane.map((value, i) => (value + halfB[c][i]) / 2))
  const variance = new Float32Array(count)
  for (const [c, plane] of halfA.entries())
    for (let i = 0; i < count; i++) variance[i] += (plane[i] - halfB[c][i]) ** 2 / 12
  tame(mean, variance, width, height)
  const first = pass(mean, spread(variance, width, height, 2), guides, width, height, near)
  const second = pass(first.planes, spread(first.variance, width, height, 1), guides, width, height, far)
  if (!smooth) return second.planes
  const third = pass(second.planes, spread(second.variance, width, height, 3), guides, width, height, wide, 2e-5)
  return second.planes.map((plane, c) => plane.map((value, i) => value + smooth[i] * (third.planes[c][i] - value)))
}

/** A single pixel far brighter than all its neighbours is a firefly: it takes the brightest neighbour's light. */
function tame(planes, variance, width, height) {
  for (const plane of planes) {
    const source = plane.slice()
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x
        let most = 0
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++) if (dx || dy) most = Math.max(most, source[i + dy * width + dx])
        if (source[i] > most) {
          plane[i] = most
          variance[i] = Math.min(variance[i], most * most)
        }
      }
  }
}

/** Smooths the measured variance, which two halves alone know only roughly. */
function spread(plane, width, height, rounds) {
  let from = plane
  for (let round = 0; round < rounds; round++) from = boxed(from, width, height)
  return from
}

function boxed(plane, width, height, target = new Float32Array(plane.length), rows = new Float32Array(plane.length)) {
  for (let y = 0; y < height; y++) {
    const line = y * width
    rows[line] = (2 * plane[line] + plane[line + 1]) / 3
    for (let i = line + 1; i < line + width - 1; i++) rows[i] = (plane[i - 1] + plane[i] + plane[i + 1]) / 3
    rows[line + width - 1] = (2 * plane[line + width - 1] + plane[line + width - 2]) / 3
  }
  for (let y = 0; y < height; y++) {
    const up = (y ? y - 1 : y) * width
    const here = y * width
    const down = (y < height - 1 ? y + 1 : y) * width
    for (let x = 0; x < width; x++) target[here + x] = (rows[up + x] + rows[here + x] + rows[down + x]) / 3
  }
  return target
}

function pass([red, green, blue], variance, guides, width, height, { reach, stride, strength }, least = 1e-7) {
  const count = width * height
  const sums = [0, 1, 2].map(() => new Float32Array(count))
  const [sumRed, sumGreen, sumBlue] = sums
  const weights = new Float32Array(count)
  const spreadSum = new Float32Array(count)
  const distance = new Float32Array(count)
  const patch = new Float32Array(count)
  const rows = new Float32Array(count)
  const k = strength * strength
  for (let dy = -reach * stride; dy <= reach * stride; dy += stride)
    for (let dx = -reach * stride; dx <= reach * stride; dx += stride) {
      const shift = dy * width + dx
      const [top, bottom] = [Math.max(0, -dy), Math.min(height, height - dy)]
      const [left, right] = [Math.max(0, -dx), Math.min(width, width - dx)]
      distance.fill(0)
      for (let y = top; y < bottom; y++)
        for (let i = y * width + left, end = y * width + right; i < end; i++) {
          const j = i + shift
          const both = variance[i] + Math.min(variance[i], variance[j])
          const scale = least + k * (variance[i] + variance[j])
          const gap = (red[i] - red[j]) ** 2 + (green[i] - green[j]) ** 2 + (blue[i] - blue[j]) ** 2
          distance[i] = (gap / 3 - both) / scale
        }
      boxed(distance, width, height, patch, rows)
      for (let y = top; y < bottom; y++)
        for (let i = y * width + left, end = y * width + right; i < end; i++) {
          const j = i + shift
          let far = patch[i] > 0 ? patch[i] : 0
          for (const { plane, scale } of guides) far += ((plane[i] - plane[j]) * scale) ** 2
          if (far > 12) continue
          const weight = Math.exp(-far)
          weights[i] += weight
          spreadSum[i] += weight * weight * variance[j]
          sumRed[i] += weight * red[j]
          sumGreen[i] += weight * green[j]
          sumBlue[i] += weight * blue[j]
        }
    }
  for (const plane of sums) for (let i = 0; i < count; i++) plane[i] /= weights[i]
  for (let i = 0; i < count; i++) spreadSum[i] /= weights[i] * weights[i]
  return { planes: sums, variance: spreadSum }
}
