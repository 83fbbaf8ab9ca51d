/** Everything a body says: as it is, unpacked, inflated, and with its escapes taken away. */
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { unzipSync } from 'fflate'

/** How often escapes may stand within escapes: HTML in JSON in an attribute. */
const deepest = 3

/** Calls `look` with every text of a body. What cannot be unpacked throws: a walk must not pass by what it cannot read. */
export function everyLayer(body: Uint8Array, look: (text: Uint8Array) => void): void {
  if (startsWith(body, [0x50, 0x4b, 3, 4])) {
    for (const [name, file] of Object.entries(unzipSync(body))) {
      look(Buffer.from(name))
      everyLayer(file, look)
    }
    return
  }
  if (startsWith(body, [0x1f, 0x8b])) return everyLayer(gunzipSync(body), look)
  if (startsWith(body, [0x89, 0x50, 0x4e, 0x47])) return textsOfPng(body).forEach(look)
  look(body)
  if (!isText(body)) return
  inlineData(body, look)
  let text = body
  for (let depth = 0; depth < deepest; depth++) {
    const plain = unescaped(text)
    if (plain === null) return
    look(plain)
    inlineData(plain, look)
    text = plain
  }
}

/** The bytes of an answer as they were before it was sent. */
export function decoded(body: Uint8Array, encoding: string | null): Uint8Array {
  if (encoding === 'br') return brotliDecompressSync(body)
  if (encoding === 'gzip') return gunzipSync(body)
  if (encoding === 'zstd') return zstdDecompressSync(body)
  if (encoding === null || encoding === 'identity') return body
  throw new Error(`Nothing here reads the encoding ${encoding}.`)
}

const startsWith = (body: Uint8Array, bytes: number[]) => bytes.every((byte, index) => body[index] === byte)

/** Pictures, sounds and fonts are read as they are: what they say of themselves stands there in plain letters. */
const isText = (body: Uint8Array) => !body.subarray(0, 64).includes(0)

/** What a PNG says of itself, also where that is compressed (PNG, 11.3.3). */
function textsOfPng(body: Uint8Array): Uint8Array[] {
  const view = new DataView(body.buffer, body.byteOffset, body.length)
  const texts: Uint8Array[] = []
  for (let at = 8; at + 12 <= body.length;) {
    const length = view.getUint32(at)
    const data = body.subarray(at + 8, at + 8 + length)
    const type = Buffer.from(body.subarray(at + 4, at + 8)).toString('latin1')
    if (type === 'zTXt') texts.push(inflateSync(data.subarray(data.indexOf(0) + 2)))
    else if (type === 'iTXt' && data[data.indexOf(0) + 1] === 1) texts.push(inflateSync(inTxt(data)))
    else if (type !== 'IDAT') texts.push(data)
    at += 12 + length
  }
  return texts
}

/** The text of an iTXt chunk: behind its keyword, two flags, its language and its translated keyword. */
function inTxt(data: Uint8Array): Uint8Array {
  const language = data.indexOf(0) + 3
  const translated = data.indexOf(0, language) + 1
  return data.subarray(data.indexOf(0, translated) + 1)
}

const mark = Buffer.from('base64,')

/** What data URLs and inline source maps hold. */
function inlineData(text: Uint8Array, look: (text: Uint8Array) => void) {
  const whole = Buffer.from(text.buffer, text.byteOffset, text.length)
  for (let at = whole.indexOf(mark); at !== -1; at = whole.indexOf(mark, at + 1)) {
    let end = at + mark.length
    while (end < whole.length && /[\w+/=-]/.test(String.fromCharCode(whole[end]!))) end++
    const data = Buffer.from(whole.toString('latin1', at + mark.length, end), 'base64')
    if (data.length > 0) everyLayer(data, look)
  }
}

const backslash = 0x5c
const percent = 0x25
const ampersand = 0x26
const space = 0x20
/** What is no ASCII separates words whatever it is. */
const foreign = 0xff
const entities: Record<string, number> = { lt: 0x3c, gt: 0x3e, amp: 0x26, quot: 0x22, apos: 0x27, nbsp: space }

const hexValue = new Int8Array(256).fill(-1)
for (const [index, character] of [...'0123456789abcdef'].entries()) {
  hexValue[character.charCodeAt(0)] = index
  hexValue[character.toUpperCase().charCodeAt(0)] = index
}

/** A text without one layer of escapes (of JSON, scripts, stylesheets, HTML and addresses); null where it has none. */
export function unescaped(text: Uint8Array): Uint8Array | null {
  if (!text.includes(backslash) && !text.includes(percent) && !text.includes(ampersand)) return null
  const out = new Uint8Array(text.length)
  let length = 0
  let changed = false
  const hex = (from: number, digits: number) => {
    let value = 0
    for (let index = 0; index < digits; index++) {
      const digit = hexValue[text[from + index] ?? 0]!
      if (digit < 0) return -1
      value = value * 16 + digit
    }
    return value
  }
  const put = (code: number) => {
    out[length++] = code < 0x80 ? code : foreign
    changed = true
  }
  for (let at = 0; at < text.length;) {
    const byte = text[at]!
    if (byte === backslash && at + 1 < text.length) {
      const [code, taken] = afterBackslash(text, at + 1, hex)
      if (code !== null) put(code)
      changed = true
      at += 1 + taken
    } else if (byte === percent && hex(at + 1, 2) >= 0) {
      put(hex(at + 1, 2))
      at += 3
    } else if (byte === ampersand) {
      const found = entityAt(text, at + 1)
      if (found) put(found[0])
      else out[length++] = byte
      at += found ? found[1] + 1 : 1
    } else {
      out[length++] = byte
      at++
    }
  }
  return changed ? out.subarray(0, length) : null
}

/** What stands for an escape, and how many bytes it takes behind its backslash; null stands for nothing. */
function afterBackslash(
  text: Uint8Array,
  at: number,
  hex: (from: number, digits: number) => number,
): [code: number | null, taken: number] {
  const character = String.fromCharCode(text[at]!)
  if (character === 'u' && hex(at + 1, 4) >= 0) return [hex(at + 1, 4), 5]
  if (character === 'u' && text[at + 1] === 0x7b) {
    const end = text.indexOf(0x7d, at)
    const digits = end - at - 2
    if (digits > 0 && digits <= 6 && hex(at + 2, digits) >= 0) return [hex(at + 2, digits), digits + 3]
  }
  if (character === 'x' && hex(at + 1, 2) >= 0) return [hex(at + 1, 2), 3]
  // Stylesheets write a digit at the beginning of a class as "\32 xl".
  if (character === '3' && hex(at, 2) >= 0x30 && hex(at, 2) <= 0x39) return [hex(at, 2), text[at + 2] === space ? 3 : 2]
  if ('nrtvf0'.includes(character)) return [space, 1]
  if (character === '\n') return [null, 1]
  return [text[at]!, 1]
}

/** The character of an entity behind its "&", and how many bytes that takes. */
function entityAt(text: Uint8Array, at: number): [code: number, taken: number] | null {
  const end = text.subarray(at, at + 9).indexOf(0x3b)
  if (end < 1) return null
  const name = Buffer.from(text.subarray(at, at + end)).toString('latin1')
  if (name in entities) return [entities[name]!, end + 1]
  const digits = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(name)
  if (!digits) return null
  return [digits[1] ? parseInt(digits[1], 16) : Number(digits[2]), end + 1]
}
