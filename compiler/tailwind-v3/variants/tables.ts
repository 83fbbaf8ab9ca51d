/** The variants of version 4 that have no value, with what each one asks for. */

type Table = Readonly<Record<string, string>>

/** A table in which only its own names are found, not those every object has, such as `constructor`. */
const table = (entries: Table): Table => Object.assign(Object.create(null), entries)

/** Variants that both versions have, as the selector they add. */
export const sharedPseudos = table({
  first: ':first-child',
  last: ':last-child',
  only: ':only-child',
  odd: ':nth-child(odd)',
  even: ':nth-child(even)',
  'first-of-type': ':first-of-type',
  'last-of-type': ':last-of-type',
  'only-of-type': ':only-of-type',
  visited: ':visited',
  target: ':target',
  open: '[open]',
  default: ':default',
  checked: ':checked',
  indeterminate: ':indeterminate',
  'placeholder-shown': ':placeholder-shown',
  autofill: ':autofill',
  optional: ':optional',
  required: ':required',
  valid: ':valid',
  invalid: ':invalid',
  'in-range': ':in-range',
  'out-of-range': ':out-of-range',
  'read-only': ':read-only',
  empty: ':empty',
  'focus-within': ':focus-within',
  hover: ':hover',
  focus: ':focus',
  'focus-visible': ':focus-visible',
  active: ':active',
  enabled: ':enabled',
  disabled: ':disabled',
})

/** Variants that version 3 does not name, as the selector they add. */
export const newPseudos = table({
  inert: ':is([inert],[inert] *)',
  'user-valid': ':user-valid',
  'user-invalid': ':user-invalid',
})

/** Variants that look at an ancestor; both versions have them, but only version 4 turns them round. */
export const themes = table({
  dark: ':where(.dark,.dark *)',
  ltr: ':where(:dir(ltr),[dir=ltr],[dir=ltr] *)',
  rtl: ':where(:dir(rtl),[dir=rtl],[dir=rtl] *)',
})

/** Variants for a part of an element; they cannot be turned round or looked for in others. */
export const sharedParts: ReadonlySet<string> = new Set([
  'first-letter',
  'first-line',
  'marker',
  'selection',
  'file',
  'placeholder',
  'backdrop',
  'before',
  'after',
])
/** Parts of elements that only version 4 has a variant for. */
export const newParts = table({ 'details-content': '[&::details-content]' })

/** Media that both versions name. */
export const sharedMedia = table({
  'motion-safe': '(prefers-reduced-motion:no-preference)',
  'motion-reduce': '(prefers-reduced-motion:reduce)',
  'contrast-more': '(prefers-contrast:more)',
  'contrast-less': '(prefers-contrast:less)',
  portrait: '(orientation:portrait)',
  landscape: '(orientation:landscape)',
  print: 'print',
  'forced-colors': '(forced-colors:active)',
})

/** Media that version 3 does not name. */
export const newMedia = table({
  'inverted-colors': '(inverted-colors:inverted)',
  'pointer-none': '(pointer:none)',
  'pointer-coarse': '(pointer:coarse)',
  'pointer-fine': '(pointer:fine)',
  'any-pointer-none': '(any-pointer:none)',
  'any-pointer-coarse': '(any-pointer:coarse)',
  'any-pointer-fine': '(any-pointer:fine)',
  noscript: '(scripting:none)',
})

/** Media whose opposite has a name of its own. */
export const opposites = table({
  'motion-safe': 'motion-reduce',
  'motion-reduce': 'motion-safe',
  portrait: 'landscape',
  landscape: 'portrait',
})

/** The widths a screen is asked for, by name. */
export const breakpoints: ReadonlySet<string> = new Set(['sm', 'md', 'lg', 'xl', '2xl'])

/** Attributes that `aria-*` names in version 3; of others it takes the value in brackets. */
export const ariaNames: ReadonlySet<string> = new Set([
  'busy',
  'checked',
  'disabled',
  'expanded',
  'hidden',
  'pressed',
  'readonly',
  'required',
  'selected',
])

/** Elements that stand at a numbered place. */
export const places = table({
  nth: 'nth-child',
  'nth-last': 'nth-last-child',
  'nth-of-type': 'nth-of-type',
  'nth-last-of-type': 'nth-last-of-type',
})
