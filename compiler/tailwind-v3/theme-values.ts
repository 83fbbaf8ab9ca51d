import { containers } from './utilities/sizing.ts'
import { refuse, type Refusal } from './types.ts'
import { spacing } from './values.ts'

/** Radii of version 4's theme, by the name of their variable. */
const radii = {
  xs: '0.125rem',
  sm: '0.25rem',
  md: '0.375rem',
  lg: '0.5rem',
  xl: '0.75rem',
  '2xl': '1rem',
  '3xl': '1.5rem',
  '4xl': '2rem',
}
const textSizes = {
  xs: '0.75rem',
  sm: '0.875rem',
  base: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  '3xl': '1.875rem',
  '4xl': '2.25rem',
  '5xl': '3rem',
  '6xl': '3.75rem',
  '7xl': '4.5rem',
  '8xl': '6rem',
  '9xl': '8rem',
}
const breakpoints = { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' }

const themeVariables: Readonly<Record<string, string>> = {
  '--spacing': '0.25rem',
  ...prefixed('--radius-', radii),
  ...prefixed('--text-', textSizes),
  ...prefixed('--breakpoint-', breakpoints),
  ...prefixed('--container-', containers),
}

/** Namespaces of version 4's theme; version 3 has no such variables. */
const themeNamespace =
  /^--(color|spacing|radius|text|breakpoint|container|font|font-weight|tracking|leading|shadow|inset-shadow|drop-shadow|ease|animate|blur|perspective|aspect|default)\b/

/**
 * Writes out what version 4's theme provides inside an arbitrary value.
 *
 *     calc(--spacing(4)-1px)         →  calc(1rem-1px)
 *     calc(var(--radius-xl)-1px)     →  calc(0.75rem-1px)
 *
 * @returns the CSS without theme functions and variables, or a refusal for those without a fixed value, such as colours
 */
export function withoutTheme(css: string): string | Refusal {
  const written = css
    .replaceAll(/--spacing\(([\d.]+)\)/g, (all, step: string) => spacing(step) ?? all)
    .replaceAll(/var\((--[\w-]+)\)/g, (all, name: string) => themeVariables[name] ?? all)
  const left = /--(?:spacing|alpha|theme)\(|theme\((?=--)|(?<=var\()--[\w-]+/.exec(written)?.[0]
  if (left?.endsWith('(')) {
    return refuse(`${left}…) is a function of Tailwind CSS 4.`, 'Write its result as a plain value.')
  }
  if (left && themeNamespace.test(left)) {
    return refuse(
      `${left} is a theme variable, and Tailwind CSS 3 declares none.`,
      'Use the utility that names the value, such as bg-primary-600 instead of bg-(--color-primary-600).',
    )
  }
  return written
}

function prefixed(prefix: string, table: Record<string, string>) {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [prefix + name, value]))
}
