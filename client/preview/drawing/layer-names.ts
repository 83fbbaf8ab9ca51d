/** Layers are called after what they are: a heading by its words, a button by its name, the rest by their element. */

const titles: Record<string, string> = {
  a: 'link',
  img: 'picture',
  svg: 'icon',
  p: 'text',
  ul: 'list',
  ol: 'list',
  li: 'item',
  div: 'box',
  span: 'text',
}
/** Characters of the words in a name. */
const longest = 40
/** Elements that are called by their own words. */
const speaking = /^(a|button|h[1-6]|label|p|li|span|td|th|dt|dd|summary|legend|figcaption|time)$/

/** Gives every element an id, unique in the document. @returns the elements by it */
export function nameLayers(body: Element): Map<string, Element> {
  const layers = new Map<string, Element>()
  const used = new Map<string, number>()
  for (const element of [body, ...body.querySelectorAll('*')]) {
    if (element.closest('svg') && element.tagName !== 'svg') continue
    const name = nameOf(element)
    const count = (used.get(name) ?? 0) + 1
    used.set(name, count)
    const id = count === 1 ? name : `${name}-${count}`
    element.id = id
    layers.set(id, element)
  }
  return layers
}

function nameOf(element: Element): string {
  const tag = element.tagName.toLowerCase()
  const kind = element.getAttribute('role') ?? titles[tag] ?? tag
  const words =
    element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? (speaking.test(tag) ? element.textContent : '')
  const slug = [kind, words ?? '']
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
  return slug || 'layer'
}
