import { capitalize } from '../../capitalize.ts'
import type { SetId } from './sets.ts'

const pascal = (name: string) => name.split('-').map(capitalize).join('')

/** What the component packages of each set call an icon. */
const packageNames: Record<SetId, (name: string) => string> = {
  // Letters after digits are capitals there: Squares2X2Icon.
  'heroicons-v2': (name) => `${pascal(name).replace(/\d[a-z]/g, (pair) => pair.toUpperCase())}Icon`,
  'heroicons-v1': (name) => `${pascal(name)}Icon`,
  'lucide-icons': pascal,
  'bootstrap-icons': (name) => (/^\d/.test(name) ? `Icon${pascal(name)}` : pascal(name)),
}
/**
 * What a set's own component package calls an icon: "arrow-left" of Heroicons is "ArrowLeftIcon", of Lucide
 * "ArrowLeft".
 */
export const packageName = (set: SetId, name: string) => packageNames[set](name)

/** A name for a component of one's own: always a capital first, always with Icon at its end. */
export const componentName = (name: string) =>
  `${/^\d/.test(name) ? 'Icon' : ''}${pascal(name)}${/^\d/.test(name) ? '' : 'Icon'}`
