import { nameParts } from './concepts.ts'
import type { Icon } from './index.ts'
import { iconSets, type SetId, setIds, type StyleId } from './sets.ts'
import { type StyledIcon, styleOf } from './icon-style.ts'

const leastAlike = 0.3

/** The icons of every set that are most like one, best first: by name, by what the concepts call the same, by tags. */
export function similarIcons(icons: readonly Icon[], to: StyledIcon, { perSet = 4 } = {}): Record<SetId, StyledIcon[]> {
  const wanted = meaningOf(to.icon)
  const wish = wishFor(to)
  const found = Object.fromEntries(setIds.map((id) => [id, [] as { shown: StyledIcon; likeness: number }[]])) as Record<
    SetId,
    { shown: StyledIcon; likeness: number }[]
  >
  for (const icon of icons) {
    if (icon.id === to.icon.id) continue
    const likeness = likenessOf(wanted, meaningOf(icon))
    if (likeness < leastAlike) continue
    const style = styleOf(icon, icon.set === to.icon.set ? to.style.id : wish) ?? styleOf(icon, null)
    if (style)
      found[icon.set].push({
        shown: { icon, style },
        likeness: style.tone === to.style.tone ? likeness : likeness - 0.05,
      })
  }
  return Object.fromEntries(
    setIds.map((id) => [
      id,
      found[id]
        .sort((a, z) => z.likeness - a.likeness || a.shown.icon.name.length - z.shown.icon.name.length)
        .slice(0, perSet)
        .map(({ shown }) => shown),
    ]),
  ) as Record<SetId, StyledIcon[]>
}

/** A style that sets without this one understand: what its tone is called in the set that has most of them. */
const wishFor = ({ style }: StyledIcon): StyleId =>
  iconSets['heroicons-v2'].styles.find(({ tone }) => tone === style.tone)?.id ?? 'outline'

type Meaning = { parts: Set<string>; tags: Set<string> }
const meanings = new WeakMap<Icon, Meaning>()

function meaningOf(icon: Icon): Meaning {
  let meaning = meanings.get(icon)
  if (!meaning) {
    meaning = { parts: new Set(nameParts(icon.name)), tags: new Set(icon.tags) }
    meanings.set(icon, meaning)
  }
  return meaning
}

/** From 0 to 1: how much of what both say is said by both. */
function likenessOf(a: Meaning, z: Meaning): number {
  const parts = overlap(a.parts, z.parts)
  return parts === 0 ? 0 : 0.8 * parts + 0.2 * overlap(a.tags, z.tags)
}

function overlap(a: ReadonlySet<string>, z: ReadonlySet<string>): number {
  let both = 0
  for (const each of a) if (z.has(each)) both += 1
  return both === 0 ? 0 : both / (a.size + z.size - both)
}
