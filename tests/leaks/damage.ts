/** A copy of the build with something in it that should not be there, to see that a walk finds it. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { z } from 'zod'
import { buildDir } from '#toolchain/paths.ts'
import { zipFile } from '#shared/goods.ts'

/** A build folder that is the real one, except for one file. Answers the folder. */
export function buildWith(file: string, bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
  const within = file.split('/').slice(0, -1)
  // The folders down to the file are real ones, and what lies beside them leads to the build.
  for (let depth = 0; depth <= within.length; depth++) {
    const here = within.slice(0, depth).join('/')
    mkdirSync(join(folder, here), { recursive: true })
    const next = file.split('/')[depth]
    for (const name of readdirSync(join(buildDir, here)))
      if (name !== next) symlinkSync(join(buildDir, here, name), join(folder, here, name))
  }
  // Nor may what was compressed before stand in for it.
  for (const ending of ['.br', '.gz']) rmSync(join(folder, file + ending), { force: true })
  writeFileSync(join(folder, file), bytes)
  return folder
}

const read = (file: string) => readFileSync(join(buildDir, file))

/** A script of the interface with a list in it, its letters partly escaped. */
export function damagedChunk(file: string, list: string): string {
  const escaped = list.replaceAll(' ', '\\u0020').replace('e', '\\x65')
  return buildWith(`client${file}`, Buffer.concat([read(`client${file}`), Buffer.from(`\nlet l="${escaped}";`)]))
}

/** A kit with a list in one more file. */
export function damagedKit(slug: string, edition: string, list: string): string {
  const file = zipFile('starter-kits', slug, edition)
  const files = { ...unzipSync(read(file)), 'kit/src/part.html': strToU8(`<p class="${list}">Part</p>`) }
  return buildWith(file, zipSync(files))
}

const publishing = z.looseObject({ posts: z.array(z.looseObject({ description: z.string() })) })

/** A feed with a list in what it says of a post. */
export function damagedFeed(list: string): string {
  const built = publishing.parse(JSON.parse(read('publishing.json').toString()))
  const [first, ...others] = built.posts
  const posts = [{ ...first, description: `Like <p class="${list}">` }, ...others]
  return buildWith('publishing.json', Buffer.from(JSON.stringify({ ...built, posts })))
}
