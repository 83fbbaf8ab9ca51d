/** One gzip file of pieces that are compressed by themselves (RFC 1951 and 1952): what is alike in many answers is compressed once. */
import { constants, crc32, deflateRawSync } from 'node:zlib'

/** Some bytes, and what they were compressed to: whole blocks, none of them the last, that need nothing of what comes before. */
export type PressedPiece = { bytes: Uint8Array; deflated: Uint8Array }

const levels = { once: 1, kept: 9 }

/** Compresses one piece. What is `kept` for many answers is worth more effort. */
export function pressPiece(bytes: Uint8Array, effort: keyof typeof levels = 'kept'): PressedPiece {
  return { bytes, deflated: deflateRawSync(bytes, { level: levels[effort], finishFlush: constants.Z_FULL_FLUSH }) }
}

/** Deflate, no name, no date, no system. */
const head = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff)
/** An empty block that is the last. */
const end = Uint8Array.of(0x03, 0)

/** The gzip file of all pieces, one after another. */
export function joinGzipped(pieces: PressedPiece[]): Buffer<ArrayBuffer> {
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(pieces.reduce((sum, { bytes }) => crc32(bytes, sum), 0))
  tail.writeUInt32LE(pieces.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) % 2 ** 32, 4)
  return Buffer.concat([head, ...pieces.map(({ deflated }) => deflated), end, tail])
}
