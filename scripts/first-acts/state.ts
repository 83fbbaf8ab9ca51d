/** All that an act can change in a page, as text; runs in the browser. */
export function readState(): string {
  const lines: string[] = []
  const passing = /^(?:data-alive|data-hover|data-active|data-focus|data-headlessui-state|data-scrolled|nonce)$/
  // What documents leave out of icons, and icons that are made in the browser have.
  const leftOut = /^(?:data-slot|xmlns)$/
  // What keeps a preview's place, previews only to be looked at, icons that are drawn where the page was scrolled to, pictures that come as one comes near, and what the server draws by lot or for one visit.
  const placeholders =
    'svg[width="1"], .icon-rows, [inert][aria-hidden], [aria-hidden]:has(> img[loading=lazy]), aside[aria-label="A customer says"], [name=_token]'
  const framed = 'In sight: '
  let text = ''

  function flush() {
    if (text.trim()) lines.push(text.replace(/\s+/g, ' ').trim())
    text = ''
  }
  function attributesOf(element: Element) {
    return [...element.attributes]
      .filter(
        ({ name }) =>
          !passing.test(name) &&
          !(element.localName === 'svg' && leftOut.test(name)) &&
          !(element.localName === 'iframe' && /^(?:style|src|tabindex)$/.test(name)),
      )
      .filter(({ name }) => name !== 'value' && name !== 'checked' && name !== 'open' && name !== 'selected')
      .map(({ name, value }) => `${name}=${name === 'style' ? value.split('; ').toSorted().join('; ') : value}`)
      .toSorted()
  }
  function propertiesOf(element: Element) {
    const { value, checked, open } = element as HTMLInputElement & HTMLDetailsElement
    const isField = element.matches('input, select, textarea')
    return [
      isField && `value:${value}`,
      isField && checked && 'checked',
      open && 'open',
      element.matches(':popover-open') && 'shown',
      element === document.activeElement && `focused ${caretOf(element)}`,
    ].filter(Boolean)
  }
  function caretOf(element: Element) {
    const { selectionStart, selectionEnd } = element as HTMLInputElement
    return `${selectionStart ?? ''} ${selectionEnd ?? ''}`
  }
  /** How a preview in sight is dressed. It may have been so from its address or from here; one out of sight waits. */
  function frameOf(frame: HTMLIFrameElement) {
    const { top, bottom } = frame.getBoundingClientRect()
    const inside = bottom > 0 && top < innerHeight && frame.contentDocument
    if (!inside || !inside.getElementById('preview')) return []
    const { className, dir } = inside.documentElement
    const isColoured =
      inside.getElementById('palette') || inside.adoptedStyleSheets.some(({ cssRules }) => cssRules.length)
    return [`${framed}${frame.title}: ${className} ${dir} ${isColoured ? 'coloured' : ''}`]
  }
  function walk(node: Node) {
    if (node instanceof Text) text += node.data
    if (!(node instanceof Element) || node.matches('script, style, link, noscript, template')) return
    flush()
    // A preview comes when it is near.
    if (node instanceof HTMLIFrameElement) return void lines.push(...frameOf(node))
    if (node.matches(placeholders)) return
    lines.push([`<${node.localName}>`, ...attributesOf(node), ...propertiesOf(node)].join(' '))
    node.childNodes.forEach(walk)
    flush()
    lines.push('/')
  }

  const root = document.documentElement
  lines.push(`${location.href} ${root.className} ${root.dir}`)
  try {
    const kept = Object.keys(localStorage).toSorted()
    lines.push(...kept.map((key) => `${key}: ${localStorage.getItem(key)}`))
  } catch {
    lines.push('no storage')
  }
  walk(document.body)
  // React numbers what it names by the order in which parts were first drawn, which the speed of a page decides.
  const names = new Map<string, string>()
  const numbered = (name: string) => {
    const number = names.get(name) ?? `id-${names.size}`
    names.set(name, number)
    return number
  }
  return lines.join('\n').replace(/_r_[0-9a-z]+_/g, numbered)
}

/** Whether two states are equal; of previews those that are in sight in both. */
export function isSameState(wanted: string, found: string): boolean {
  const linesOf = (state: string) => Map.groupBy(state.split('\n'), (line) => line.startsWith('In sight: '))
  const [all, some] = [linesOf(wanted), linesOf(found)]
  const dressOf = (lines: string[] = []) => new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(': ')), line]))
  const [first, second] = [dressOf(all.get(true)), dressOf(some.get(true))]
  const isDressed = [...first].every(([title, line]) => (second.get(title) ?? line) === line)
  return isDressed && String(all.get(false)) === String(some.get(false))
}

/** The first line in which two states differ, for people. */
export function firstDifference(before: string, after: string): string {
  const [wanted, found] = [before.split('\n'), after.split('\n')]
  const at = wanted.findIndex((line, index) => line !== found[index])
  const cut = (line = '(nothing)') => line.slice(0, 240)
  return `wanted ${cut(wanted[at])}\n      found  ${cut(found[at])}`
}
