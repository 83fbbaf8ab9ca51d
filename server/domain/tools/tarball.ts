/** Files as a tarball that npm installs: the same files always make the same bytes, whenever and wherever they are packed. */
import { gzipSync } from 'node:zlib'

export type Packed = { name: string; bytes: Uint8Array; isProgram: boolean }

const block = 512
/** The moment that npm itself writes into what it packs: 26 October 1985, in seconds. */
const moment = 499162500
/** The system it was packed on, in the head of gzip, where 255 means unknown (RFC 1952, 2.3.1). */
const systemAt = 9

/**
 * Packs files below the folder "package", as npm does: in the ustar format (POSIX.1-1988), compressed with gzip.
 *
 * @param files their names have at most 92 bytes
 * @throws RangeError for a longer name
 */
export function tarball(files: readonly Packed[]): Buffer {
  const pieces: Buffer[] = []
  for (const { name, bytes, isProgram } of [...files].sort((a, z) => (a.name < z.name ? -1 : 1))) {
    pieces.push(headOf(`package/${name}`, bytes.length, isProgram ? 0o755 : 0o644), Buffer.from(bytes))
    pieces.push(Buffer.alloc((block - (bytes.length % block)) % block))
  }
  const packed = gzipSync(Buffer.concat([...pieces, Buffer.alloc(2 * block)]), { level: 9 })
  packed[systemAt] = 255
  return packed
}

function headOf(name: string, size: number, mode: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`The name is too long for a tarball: ${name}`)
  const head = Buffer.alloc(block)
  const octal = (value: number, at: number, length: number) =>
    head.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at)
  head.write(name, 0)
  octal(mode, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(moment, 136, 12)
  // The sum of all bytes of the head, with spaces where it stands itself.
  head.write('        ', 148)
  head.write('0', 156)
  head.write('ustar\u000000', 257)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return head
}
