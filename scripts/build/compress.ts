import { writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const tooSmall = 1024

/** Writes what the server sends instead of a file to browsers that read it compressed; nothing where that saves nothing. */
export function writeCompressed(file: string, bytes: Uint8Array) {
  if (bytes.length < tooSmall) return
  writeFileSync(`${file}.br`, brotliCompressSync(bytes))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
