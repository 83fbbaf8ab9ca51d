// Reads the light passes Blender wrote: OpenEXR, multilayer, 32 bit floats, uncompressed.
import { readFileSync } from 'node:fs'

/** @returns {{ width: number, height: number, planes: Record<string, Float32Array> }} one plane a channel, as `DiffDir.R` */
export function readExr(file) {
  const bytes = readFileSync(file)
  let at = 8
  const word = () => {
    const end = bytes.indexOf(0, at)
    const text = bytes.toString('utf8', at, end)
    at = end + 1
    return text
  }
  const channels = []
  let width = 0
  let height = 0
  for (let name = word(); name; name = word()) {
    const type = word()
    const next = at + 4 + bytes.readInt32LE(at)
    at += 4
    if (type === 'chlist') {
      for (let channel = word(); channel; channel = word()) {
        channels.push(channel.replace(/^[^.]*\.(?=.*\.)/, ''))
        at += 16
      }
    } else if (name === 'dataWindow') {
      width = bytes.readInt32LE(at + 8) - bytes.readInt32LE(at) + 1
      height = bytes.readInt32LE(at + 12) - bytes.readInt32LE(at + 4) + 1
    } else if (name === 'compression' && bytes[at] !== 0) {
      throw new Error(`${file} is compressed; the darkroom reads only plain floats.`)
    }
    at = next
  }
  at += 8 * height
  const planes = Object.fromEntries(channels.map((channel) => [channel, new Float32Array(width * height)]))
  for (let row = 0; row < height; row++) {
    at += 8
    for (const channel of channels) {
      const line = new Float32Array(bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + at + width * 4))
      planes[channel].set(line, row * width)
      at += width * 4
    }
  }
  return { width, height, planes }
}
