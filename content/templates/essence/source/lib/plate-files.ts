/** Which plates a site has as files: each scent upright and wide, by day and by night, and one as it dries down. */
import { materials } from '../data/materials.ts'
import { scents } from '../data/scents.ts'
import type { Inks } from './inks.ts'
import { leftAfter, plateOf, signsOf } from './plate.ts'
import { plateFile } from './plate-svg.ts'

export const upright = { width: 600, height: 800 }
export const wide = { width: 1600, height: 1000, start: 0.46 }

/** The scent that the home page shows drying down, and the hours at which it does. */
export const drying = { scent: 'green-peel', hours: [1, 4, 12] }

/** What the page of the notes begins with: nine of them, from the first that leaves the skin to the last. */
const shelf = ['lemon', 'pink-pepper', 'spearmint', 'neroli', 'plum', 'orris', 'guaiac', 'vetiver', 'labdanum']
const shelfOf = () =>
  signsOf(
    materials.filter(({ slug }) => shelf.includes(slug)).toSorted((a, z) => z.volatility - a.volatility),
    3,
    200,
  )

export interface PlateFile {
  name: string
  draw: () => string
}

/** @param inks as `inksOf` reads them from `theme.css` */
export function plateFiles(inks: { day: Inks; night: Inks }): PlateFile[] {
  const inBoth = (name: string, plate: () => ReturnType<typeof plateOf>, hours = 0): PlateFile[] => [
    { name: `${name}-day.svg`, draw: () => plateFile(plate(), inks.day, 'multiply', leftOf(hours)) },
    { name: `${name}-night.svg`, draw: () => plateFile(plate(), inks.night, 'screen', leftOf(hours)) },
  ]
  const ofScents = scents.flatMap((scent) => {
    const hours = scent.slug === drying.scent ? drying.hours : []
    return [
      ...inBoth(scent.slug, () => plateOf(scent, materials, upright)),
      ...inBoth(`${scent.slug}-wide`, () => plateOf(scent, materials, wide)),
      ...hours.flatMap((hour) => inBoth(`${scent.slug}-${hour}h`, () => plateOf(scent, materials, upright), hour)),
    ]
  })
  return [...ofScents, ...inBoth('shelf', shelfOf)]
}

const leftOf = (hours: number) => (slug: string) =>
  leftAfter(materials.find((material) => material.slug === slug)?.volatility ?? 0, hours)
