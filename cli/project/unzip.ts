/** Reads a zip of ours: files that are stored or deflated, without what only others write. */
import { crc32 as nodeCrc32, inflateRawSync } from 'node:zlib'
import { exits, Fault } from '../fault.ts'
import { isBelow } from './place.ts'

export type Unzipped = { path: string; bytes: Buffer; isProgram: boolean }

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const endSize = 22
/** More than any project of ours has. */
const most = { files: 5000, bytes: 256 * 1024 * 1024 }

/** The files of an archive below its one folder, by their paths from there. Throws a Fault for one that is not whole. */
export function unzip(zip: Buffer): Unzipped[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || end + endSize > zip.length || zip.readUInt32LE(end) !== endMark) throw broken()
  const count = zip.readUInt16LE(end + 10)
  if (count > most.files) throw broken()
  const files: Unzipped[] = []
  let at = zip.readUInt32LE(end + 16)
  let total = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== entryMark) throw broken()
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, nameEnd)
    const size = zip.readUInt32LE(at + 24)
    total += size
    if (total > most.bytes) throw broken()
    if (!name.endsWith('/')) {
      const path = name.slice(name.indexOf('/') + 1)
      if (!isBelow(path)) throw broken()
      files.push({ path, bytes: read(zip, at, size), isProgram: ((zip.readUInt32LE(at + 38) >>> 16) & 0o111) !== 0 })
    }
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

function read(zip: Buffer, entry: number, size: number): Buffer {
  const method = zip.readUInt16LE(entry + 10)
  const packed = zip.readUInt32LE(entry + 20)
  const local = zip.readUInt32LE(entry + 42)
  if (local + 30 > zip.length || zip.readUInt32LE(local) !== localMark) throw broken()
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const content = zip.subarray(start, start + packed)
  if (content.length !== packed || (method !== 0 && method !== 8)) throw broken()
  let bytes: Buffer
  try {
    bytes = method === 0 ? content : size === 0 ? Buffer.alloc(0) : inflateRawSync(content, { maxOutputLength: size })
  } catch (error) {
    throw broken(error)
  }
  if (bytes.length !== size || crc32(bytes) !== zip.readUInt32LE(entry + 16)) throw broken()
  return bytes
}

/** Node.js has its own from 20.15 on. */
function crc32(bytes: Buffer): number {
  if (typeof nodeCrc32 === 'function') return nodeCrc32(bytes)
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const broken = (cause?: unknown) =>
  new Fault('The archive did not arrive whole.', {
    exit: exits.site,
    cause,
    todo: 'Run it again. Nothing was written.',
  })
