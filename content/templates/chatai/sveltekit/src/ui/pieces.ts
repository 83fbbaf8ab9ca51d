/** Takes the safe HTML of an answer apart where something lives in it: numbers of sources, notes, code, the cursor. */
export type Piece =
  | { kind: 'html'; html: string }
  | { kind: 'element'; tag: string; attributes: Record<string, string>; pieces: Piece[] }
  | { kind: 'mark'; number: number; attributes: Record<string, string> }
  | { kind: 'note'; number: number }
  | { kind: 'code'; language: string; label: string; text: string }
  | { kind: 'cursor' }

interface Place {
  /** Numbers whose note stands somewhere above already; those that come are added. */
  noted: Set<number>
  /** Numbers that have a source. */
  isSource(number: number): boolean
}

const living = '[data-mark], [data-code], [data-cursor]'
/** Beside these their notes stand at the top. */
const wrappers = '[data-table], h2, h3, h4, h5, h6'

/** The pieces of one block. A note stands behind the first number that asks for it. */
export function piecesOf(html: string, place: Place, hasCursor = false): Piece[] {
  const template = document.createElement('template')
  template.innerHTML = `<div>${html}</div>`
  const root = template.content.firstElementChild
  if (!root) return []
  if (hasCursor) endOf(root).append(cursorIn(root.ownerDocument))
  return piecesIn(root, place)
}

function piecesIn(parent: Element, place: Place): Piece[] {
  const pieces: Piece[] = []
  for (const node of parent.childNodes) {
    if (!(node instanceof Element) || !(node.matches(living) || node.querySelector(living))) {
      const last = pieces.at(-1)
      if (last?.kind === 'html') last.html += htmlOf(node)
      else pieces.push({ kind: 'html', html: htmlOf(node) })
    } else pieces.push(...piecesFrom(node, place))
  }
  return pieces
}

function piecesFrom(element: Element, place: Place): Piece[] {
  if (element.matches('[data-cursor]')) return [{ kind: 'cursor' }]
  if (element.matches('[data-code]')) return [codeFrom(element)]
  if (element.matches('[data-mark]')) {
    const number = numberOf(element)
    return [{ kind: 'mark', number, attributes: attributesOf(element) }, ...notesOf([element], place)]
  }
  const notes = element.matches(wrappers) ? notesOf(element.querySelectorAll('[data-mark]'), place) : []
  const attributes = attributesOf(element)
  return [
    ...notes,
    { kind: 'element', tag: element.localName, attributes, pieces: piecesIn(element, place) } satisfies Piece,
  ]
}

function notesOf(marks: Iterable<Element>, { noted, isSource }: Place): Piece[] {
  const notes: Piece[] = []
  for (const mark of marks) {
    const number = numberOf(mark)
    if (noted.has(number) || !isSource(number)) continue
    noted.add(number)
    notes.push({ kind: 'note', number })
  }
  return notes
}

const codeFrom = (element: Element): Piece => ({
  kind: 'code',
  language: element.getAttribute('data-code') ?? '',
  label: element.querySelector('pre')?.getAttribute('aria-label') ?? 'Code',
  text: element.querySelector('code')?.textContent ?? '',
})

/** Where the next word will stand. */
function endOf(root: Element): Element {
  const last = root.lastElementChild
  if (last?.matches('ul, ol, li, blockquote, p')) {
    return last.matches('p') || last.childElementCount === 0 ? last : endOf(last)
  }
  if (root.matches('li, p')) return root
  const paragraph = root.ownerDocument.createElement('p')
  root.append(paragraph)
  return paragraph
}

function cursorIn(owner: Document): Element {
  const cursor = owner.createElement('span')
  cursor.setAttribute('data-cursor', '')
  return cursor
}

const numberOf = (mark: Element) => Number(mark.getAttribute('data-mark'))

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

function htmlOf(node: Node): string {
  if (node instanceof Element) return node.outerHTML
  const holder = document.createElement('i')
  holder.textContent = node.textContent
  return holder.innerHTML
}
