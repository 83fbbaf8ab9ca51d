/** Pieces of behaviour that the recipes of <Menu>, <Listbox> and <Combobox> share, as the customer reads them. */

/**
 * Where each key of a list leads from the current place, `current`; its end is `last`.
 *
 * @param up where the arrow upwards leads
 */
export const positionsByKey = (up: string) => `const positions = {
  ArrowDown: Math.min(current + 1, last),
  ArrowUp: ${up},
  Home: 0,
  PageUp: 0,
  End: last,
  PageDown: last,
}`

/** From nowhere the arrow upwards leads to the end. */
export const upFromNowhere = 'current < 0 ? last : Math.max(current - 1, 0)'

/** Adds a value to a list, or takes it away. */
export const toggled = {
  'toggled(list, value)': 'return list.includes(value) ? list.filter((item) => item !== value) : [...list, value]',
}
