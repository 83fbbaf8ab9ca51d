import { iconSets, setIds, type SetId } from '#shared/tools/icons/sets.ts'
import type { IconSample } from '#shared/tools/pictures.ts'
import type { Icons } from './icons.ts'

/** Things every set has a drawing of, under one of their names; where one has none, the next takes its place. */
const things = [
  ['house', 'home'], ['bell'], ['calendar'], ['camera'], ['heart'], ['star'], ['trash', 'trash-2'], ['user', 'person'],
  ['folder'], ['lock', 'lock-closed'], ['key'], ['gift'], ['globe', 'globe-alt'], ['map'], ['book', 'book-open'],
  ['flag'], ['cloud'], ['sun'], ['moon'], ['bookmark'], ['truck'], ['phone'], ['eye'], ['pencil'],
] // prettier-ignore
const most = 18

/** They are the same as long as the process runs. */
const chosen = new WeakMap<Icons, Record<SetId, IconSample>>()

/** A row of icons of each set, drawn as the set first shows them. */
export function iconSamples(icons: Icons): Record<SetId, IconSample> {
  const known = chosen.get(icons) ?? choose(icons)
  chosen.set(icons, known)
  return known
}

function choose(icons: Icons): Record<SetId, IconSample> {
  const { icons: all } = icons.library()
  const samples = setIds.map((id): [SetId, IconSample] => {
    const style = iconSets[id].styles[0]
    const named = new Map(all.filter(({ set }) => set === id).map((icon) => [icon.name, icon]))
    const bodies = things.flatMap((names) => {
      const icon = names.map((name) => named.get(name)).find(Boolean)
      return (icon && icons.body(icon, style.id)) ?? []
    })
    return [id, { grid: style.grid, stroke: style.stroke, bodies: bodies.slice(0, most) }]
  })
  return Object.fromEntries(samples) as Record<SetId, IconSample>
}
