/** Width and height as a picture's own header gives them: WebP (lossy, lossless, extended), AVIF and SVG. */
export function sizeOf(bytes: Buffer): { format: string; width: number; height: number } {
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return webp(bytes)
  if (bytes.toString('latin1', 4, 12) === 'ftypavif') return avif(bytes)
  const box = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(bytes.toString('utf8', 0, 300))
  if (box) return { format: 'svg', width: Number(box[1]), height: Number(box[2]) }
  throw new Error('This is neither WebP, AVIF nor an SVG with a size.')
}

function webp(bytes: Buffer) {
  const chunk = bytes.toString('latin1', 12, 16)
  const format = 'webp'
  if (chunk === 'VP8X') return { format, width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) }
  if (chunk === 'VP8 ') return { format, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  const bits = bytes.readUInt32LE(21)
  return { format, width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
}

/** The spatial extents box; a picture with transparency has two, of the same size. */
function avif(bytes: Buffer) {
  const at = bytes.indexOf('ispe', 0, 'latin1')
  return { format: 'avif', width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
}
