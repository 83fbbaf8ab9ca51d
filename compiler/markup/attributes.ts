/** What the compiler knows about HTML attributes: React's name, HTML's name, and whether presence alone means true. */
type Known = { html: string; boolean?: true; elements?: readonly string[] }

const same = (names: string): Record<string, Known> =>
  Object.fromEntries(names.split(' ').map((name) => [name, { html: name }]))
const lower = (names: string): Record<string, Known> =>
  Object.fromEntries(names.split(' ').map((name) => [name, { html: name.toLowerCase() }]))
const flags = (names: string): Record<string, Known> =>
  Object.fromEntries(names.split(' ').map((name) => [name, { html: name.toLowerCase(), boolean: true }]))
const kebab = (names: string): Record<string, Known> =>
  Object.fromEntries(
    names.split(' ').map((name) => [name, { html: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) }]),
  )

const table: Record<string, Known> = {
  ...same(
    'abbr accept action alt cite cols content dir draggable height hidden href id label lang list max method min name open pattern placeholder rel role rows scope size sizes slot span src start step style summary target title type value width wrap loading decoding media kind inert form popover',
  ),
  ...lower(
    'acceptCharset autoCapitalize autoComplete autoCorrect colSpan contentEditable crossOrigin dateTime encType enterKeyHint fetchPriority hrefLang inputMode maxLength minLength poster preload referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex useMap itemProp itemType formAction formMethod popoverTarget',
  ),
  ...flags(
    'allowFullScreen autoFocus autoPlay checked controls default disabled formNoValidate hidden inert loop multiple muted noValidate open playsInline readOnly required reversed selected itemScope download',
  ),
  acceptCharset: { html: 'accept-charset' },
  htmlFor: { html: 'for' },
  defaultValue: { html: 'value', elements: ['input', 'textarea', 'select'] },
  defaultChecked: { html: 'checked', boolean: true, elements: ['input'] },
  // SVG
  ...same(
    'baseFrequency clipPathUnits cx cy d dx dy fill filter filterUnits fx fy gradientTransform gradientUnits in in2 k1 k2 k3 k4 markerHeight markerUnits markerWidth mask maskContentUnits maskUnits mode numOctaves offset opacity operator orient pathLength patternContentUnits patternTransform patternUnits points preserveAspectRatio primitiveUnits r refX refY result rotate rx ry seed spreadMethod stdDeviation stitchTiles stroke textLength transform values viewBox x x1 x2 xmlns y y1 y2',
  ),
  ...kebab(
    'clipPath clipRule colorInterpolationFilters dominantBaseline fillOpacity fillRule floodColor floodOpacity fontSize fontWeight imageRendering letterSpacing markerEnd markerMid markerStart paintOrder shapeRendering stopColor stopOpacity strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor textRendering vectorEffect',
  ),
}

/** @returns what is known of the attribute, by React's name; undefined when it is not one authors may use on that tag */
export function attributeOf(name: string, tag: string): Known | undefined {
  if (/^(aria|data)-[a-z0-9-]+$/.test(name)) return { html: name }
  if (!Object.hasOwn(table, name)) return undefined
  const known = table[name]
  return known?.elements && !known.elements.includes(tag) ? undefined : known
}
