/** Photographs of the bottle by day and by night. Name others for a family whose liquid has another color. */
export interface BottlePicture {
  /** Names of files in `public/media`, without what follows for their sizes. */
  day: string
  night: string
  alt: string
}

const amber: BottlePicture = {
  day: 'bottle-bone-amber',
  night: 'bottle-green-amber',
  alt: 'A thick glass bottle of amber perfume with a pale stopper',
}

const byFamily: Record<string, BottlePicture> = {}

export const bottleOf = (family: string): BottlePicture => byFamily[family] ?? amber
