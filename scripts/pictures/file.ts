/** The pictures of components as they lie in content/pictures, and what is known of them. */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ComponentPicture } from '#shared/catalog.ts'
import { root } from '#toolchain/paths.ts'
import { componentRecord } from '../component-record.ts'

export const pictureThemes = ['light', 'dark'] as const
type Theme = (typeof pictureThemes)[number]

export type TakenPicture = {
  /** Of the source and the page round it; another one asks for a new picture. */
  source: string
} & ComponentPicture
export type TakenPictures = Record<string, TakenPicture>

const folder = 'content/pictures'

/** A picture's file, relative to the project's root. */
export const pictureFile = (path: string, theme: Theme) => `${folder}/${path}-${theme}.avif`

export const { read: readTaken, write: writeTaken } = componentRecord<TakenPicture>('pictures')

/** Keeps a picture; answers the hash that is part of its address. */
export function writePicture(path: string, theme: Theme, bytes: Uint8Array): string {
  const file = join(root, pictureFile(path, theme))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  return pictureHash(bytes)
}

export const pictureHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 8)

/** Takes away the pictures of what is gone. */
export function removePictures(path: string) {
  for (const theme of pictureThemes) rmSync(join(root, pictureFile(path, theme)), { force: true })
}
