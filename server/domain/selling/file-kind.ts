import type { FileKind } from '#shared/design-service.ts'

/**
 * What a file is by its content, whatever it is called or said to be; null for what we do not take. Its first bytes are
 * looked at: PNG (ISO 15948), JPEG (T.81), WebP and AVIF (their containers and brands), PDF (ISO 32000), ZIP and Figma.
 * A Figma file may be a ZIP with a drawing in it, and an SVG is text that begins with its element.
 */
export function fileKind(bytes: Uint8Array): FileKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096))
  const says = (text: string, at = 0) => head.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  if (says('\x89PNG\r\n\x1a\n')) return 'PNG'
  if (says('\xff\xd8\xff')) return 'JPEG'
  if (says('RIFF') && says('WEBP', 8)) return 'WebP'
  if (says('ftyp', 4) && isAvif(head)) return 'AVIF'
  if (says('%PDF-')) return 'PDF'
  if (says('fig-kiwi')) return 'Figma'
  if (says('PK\x03\x04')) return hasFigmaCanvas(bytes) ? 'Figma' : 'ZIP'
  return isSvg(head) ? 'SVG' : null
}

/** Among the brands of its first box (ISO 14496-12, 4.3), of four letters each. */
function isAvif(head: Buffer): boolean {
  const box = head.subarray(8, Math.min(head.readUInt32BE(0), 64))
  const brands = [box.subarray(0, 4), ...Array.from({ length: 12 }, (_, at) => box.subarray(8 + 4 * at, 12 + 4 * at))]
  return brands.some((brand) => /^avi[fs]$/.test(brand.toString('latin1')))
}

/** The table at the end of a ZIP names what is in it (APPNOTE 4.3.12). */
const hasFigmaCanvas = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('canvas.fig', 0, 'latin1')

/**
 * What may stand before the element of an SVG: white space, a declaration, comments and a document type (XML 1.0, 2.8).
 * They are taken off one by one, since one expression for all of them would try every way to divide what it reads, which
 * of thirty comments takes minutes.
 */
const prolog = [/^\s+/, /^<\?xml[^>]*\?>/, /^<!--[^]*?-->/, /^<!DOCTYPE\s+svg\b[^>[]*(?:\[[^\]]*\]\s*)?>/]

function isSvg(head: Buffer): boolean {
  let text = head.toString('utf8')
  if (text.includes('\0')) return false
  for (;;) {
    const part = prolog.map((each) => each.exec(text)?.[0]).find((found) => found !== undefined)
    if (part === undefined) return /^<svg[\s>]/.test(text)
    text = text.slice(part.length)
  }
}
