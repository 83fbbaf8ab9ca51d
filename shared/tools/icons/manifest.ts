/** What the build found in the packages of icons, and where browsers fetch it: build/icon-data/manifest.json. */
import type { SetId, StyleId } from './sets.ts'

export type ManifestSet = {
  id: SetId
  version: string
  /** Names, and drawings in all styles. */
  icons: number
  drawings: number
  /** Per style, the address of a JSON array with the bodies of its icons, in the order of `iconsOf`. */
  bodies: Partial<Record<StyleId, string>>
}

export type IconManifest = {
  sets: ManifestSet[]
  /** Address of the text that `readIndex` reads, of all sets. */
  names: string
  /** Address of the text that `readTags` reads. */
  tags: string
  /** Address of a JSON object with the text of each set's licence. */
  licences: string
}
