import type { Code } from 'mdast'
import type { LiveComponent } from '#shared/article.ts'
import { chromaticFamilies, grayFamilies } from '#shared/recolor.ts'
import { isThere } from '#toolchain/stamps/record.ts'

const asBuilt: Omit<LiveComponent, 'type' | 'path'> = {
  dir: 'ltr',
  theme: null,
  primary: null,
  secondary: null,
  narrow: false,
  code: false,
}

/**
 * A fence called "component" with a component's path in it. Words after that name dress it:
 * "rtl", "dark", "light", "primary=amber", "secondary=stone", "narrow". "code" puts its code below.
 */
export function liveComponent({ meta, value }: Code, refuse: (message: string) => never): LiveComponent {
  const path = value.trim()
  if (!/^[a-z0-9/-]+$/.test(path) || !isThere(`content/components/${path}.tsx`))
    return refuse(`There is no component "${path}".`)
  const dress = (meta ?? '').split(' ').filter(Boolean).map(readWord)
  const unknown = dress.find((word) => typeof word === 'string')
  if (typeof unknown === 'string') return refuse(`"${unknown}" is nothing a component can be shown in.`)
  const live: LiveComponent = Object.assign({ type: 'component' as const, path, ...asBuilt }, ...dress)
  if (live.code && (live.primary || live.secondary))
    return refuse('Code is shown in the colours the reader chose; leave out "code", or the colour.')
  return live
}

/** What a word changes, or the word itself when it means nothing. */
function readWord(word: string): Partial<LiveComponent> | string {
  const [name, value = ''] = word.split('=')
  if (word === 'rtl') return { dir: 'rtl' }
  if (word === 'narrow' || word === 'code') return { [word]: true }
  if (word === 'dark' || word === 'light') return { theme: word }
  const [primary, secondary] = [
    chromaticFamilies.find((family) => family === value),
    grayFamilies.find((family) => family === value),
  ]
  if (name === 'primary' && primary) return { primary }
  if (name === 'secondary' && secondary) return { secondary }
  return word
}
