/** Properties whose numbers have no unit; all others are pixels, as in React. */
export const isUnitless = (property: string): boolean =>
  /^(--|opacity|order|flex|z-index|line-height|font-weight|grid|aspect)/.test(property)

/** A property as CSS writes it: `borderRadius` is `border-radius`, and variables stay as they are. */
export const styleProperty = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `{ width: '40%' }` is `width: 40%`; numbers are pixels, as in React. */
export const styleText = (style: Readonly<Record<string, unknown>>): string =>
  Object.entries(style)
    .map(([property, value]) => {
      const name = styleProperty(property)
      const isPixels = typeof value === 'number' && value !== 0 && !isUnitless(name)
      return `${name}: ${isPixels ? `${value}px` : String(value)}`
    })
    .join('; ')
