import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Code } from 'mdast'
import type { LiveComponent } from '#shared/article.ts'
import { chromaticFamilies, grayFamilies } from '#shared/recolor.ts'
import { root } from '../paths.ts'

const asBuilt: Omit<LiveComponent, 'type' | 'path'> = {
  dir: 'ltr',
  theme: null,
  primary: null,
  secondary: null,
  width: null,
}

/**
 * A fence called "component" with a component's path in it. Words after that name dress it:
 * "rtl", "dark", "light", "primary=amber", "secondary=stone", "width=375".
 */
export function liveComponent({ meta, value }: Code, refuse: (message: string) => never): LiveComponent {
  const path = value.trim()
  if (!/^[a-z0-9/-]+$/.test(path) || !existsSync(join(root, 'content/components', `${path}.tsx`)))
    return refuse(`There is no component "${path}".`)
  const dress = (meta ?? '').split(' ').filter(Boolean).map(readWord)
  const unknown = dress.find((word) => typeof word === 'string')
  if (typeof unknown === 'string') return refuse(`"${unknown}" is nothing a component can be shown in.`)
  return Object.assign({ type: 'component' as const, path, ...asBuilt }, ...dress)
}

/** What a word changes, or the word itself when it means nothing. */
function readWord(word: string): Partial<LiveComponent> | string {
  const [name, value = ''] = word.split('=')
  if (word === 'rtl') return { dir: 'rtl' }
  if (word === 'dark' || word === 'light') return { theme: word }
  if (name === 'primary' && (chromaticFamilies as readonly string[]).includes(value)) return { primary: value }
  if (name === 'secondary' && (grayFamilies as readonly string[]).includes(value)) return { secondary: value }
  if (name === 'width' && /^[1-9]\d{2,3}$/.test(value)) return { width: Number(value) }
  return word
}
