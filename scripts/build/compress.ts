import { renameSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, gzip, gzipSync } from 'node:zlib'

const tooSmall = 1024

/** Writes what the server sends instead of a file to browsers that read it compressed; nothing where that saves nothing. */
export function writeCompressed(file: string, bytes: Uint8Array) {
  if (bytes.length < tooSmall) return
  writeWhole(`${file}.br`, brotliCompressSync(bytes))
  writeWhole(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

const brotli = promisify(brotliCompress)
const gz = promisify<Uint8Array, { level: number }, Buffer>(gzip)

/** The same, beside what this process does meanwhile. */
export async function compressedLater(file: string, bytes: Uint8Array): Promise<void> {
  if (bytes.length < tooSmall) return
  const [br, gzipped] = await Promise.all([brotli(bytes), gz(bytes, { level: 9 })])
  writeWhole(`${file}.br`, br)
  writeWhole(`${file}.gz`, gzipped)
}

/** A server may send it at any moment, and never half of it. */
function writeWhole(file: string, bytes: Uint8Array) {
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
}
