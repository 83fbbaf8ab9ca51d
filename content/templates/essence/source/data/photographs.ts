/** The photographs, each by day and by night, and where a plate is printed on what they show. */
export type Photo = 'bottle' | 'pair' | 'box' | 'sample'

export interface Photograph {
  /** Names of files in `media`, without what follows for their sizes. */
  day: string
  night: string
  width: number
  height: number
  /** What is seen, and where in it the plate is. */
  alt: string
  where: string
  /** Classes of the places that a plate is printed on: they stand in `theme.css`. */
  prints: string[]
  /** What is printed below the name of the scent; empty for nothing. */
  note: string
}

export const photographs: Record<Photo, Photograph> = {
  bottle: {
    day: 'bottle-bone-amber',
    night: 'bottle-green-amber',
    width: 960,
    height: 1200,
    alt: 'A thick glass bottle of amber perfume with a pale stopper',
    where: 'on its label',
    prints: ['print-bottle'],
    note: '',
  },
  pair: {
    day: 'pair-bone',
    night: 'pair-green',
    width: 960,
    height: 640,
    alt: 'A bottle of amber perfume in front of its paper box',
    where: 'on both',
    prints: ['print-box-behind', 'print-bottle-before'],
    note: '',
  },
  box: {
    day: 'box-bone',
    night: 'box-green',
    width: 960,
    height: 1200,
    alt: 'A box of thick pale paper with a lid',
    where: 'on its front',
    prints: ['print-box'],
    note: '',
  },
  sample: {
    day: 'sample-bone',
    night: 'sample-green',
    width: 960,
    height: 640,
    alt: 'A glass vial of perfume strapped to a card',
    where: 'on the card',
    prints: ['print-card'],
    note: 'SAMPLE6',
  },
}

export const photoAlt = ({ alt, where }: Photograph, scent: string) => `${alt}, with the plate of ${scent} ${where}`
