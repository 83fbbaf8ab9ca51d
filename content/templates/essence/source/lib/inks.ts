/** The inks of plates that are files, as `theme.css` names them: what is drawn in a page takes them from there by itself. */
import type { MaterialFamily } from './plate-forms.ts'

export type Inks = Record<MaterialFamily | 'ground', string>

const names: (keyof Inks)[] = [
  'ground',
  'citrus',
  'leaf',
  'fruit',
  'flower',
  'spice',
  'wood',
  'root',
  'balsam',
  'mineral',
  'skin',
]

/** Reads the inks of a style sheet: each stands there twice, first for the day and then for the night. */
export function inksOf(css: string): { day: Inks; night: Inks } {
  const both = names.map((name) => {
    const [day, night] = [...css.matchAll(new RegExp(`--plate-${name}:\\s*([^;]+);`, 'g'))].map(([, value]) => value)
    if (!day || !night) throw new Error(`theme.css does not name --plate-${name} for the day and for the night.`)
    return { name, day: resolved(day, css), night: resolved(night, css) }
  })
  const inks = (light: 'day' | 'night') => Object.fromEntries(both.map((ink) => [ink.name, ink[light]])) as Inks
  return { day: inks('day'), night: inks('night') }
}

/** A color of a ramp by its value. */
function resolved(value: string, css: string): string {
  const ramp = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (!ramp) return value
  const found = new RegExp(`${ramp}:\\s*([^;]+);`).exec(css)?.[1]
  if (!found) throw new Error(`theme.css does not say what ${ramp} is.`)
  return found
}
