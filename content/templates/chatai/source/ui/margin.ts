/** Sets the notes of an answer beside their sentences, and opens them. */
import type { Source } from '../lib/types.ts'
import { element } from './element.ts'
import { marginStyles } from './styles.ts'

/** How long a new note takes to come in, in milliseconds. */
const comingIn = 200

interface Margin {
  sources: readonly Source[]
  notes: Map<number, HTMLElement>
  prefix: string
}

/**
 * Puts each note behind the first number that asks for it; beside a table it stands at its top. `old` is the block that
 * this one replaces: its notes move over.
 */
export function setNotes(block: Element, old: Element | undefined, { sources, notes, prefix }: Margin) {
  for (const mark of block.querySelectorAll<HTMLElement>('[data-mark]')) {
    const number = Number(mark.dataset.mark)
    const source = sources[number - 1]
    if (!source) continue
    const id = `${prefix}note-${number}`
    const known = notes.get(number)
    const note = known ?? noteOf(source, number, id)
    notes.set(number, note)
    mark.dataset.note = id
    mark.setAttribute('aria-expanded', String(note.hasAttribute('data-open')))
    const isElsewhere = block.contains(note) || (note.isConnected && !old?.contains(note))
    if (isElsewhere) continue
    const wrapper = mark.closest('[data-table], h2, h3, h4, h5, h6')
    if (wrapper) wrapper.before(note)
    else mark.after(note)
  }
}

/** A note as it stands in the margin. Opened it also says what stands around the words, and where the file is. */
function noteOf(source: Source, number: number, id: string): HTMLElement {
  const href = source.url || (source.fileId ? `files#${source.fileId}` : '')
  const note = element(
    'span',
    { id, class: marginStyles.newNote, role: 'note', 'aria-label': `Source ${number}` },
    element('span', { class: marginStyles.number, 'aria-hidden': 'true' }, String(number)),
    element('span', { class: marginStyles.file }, source.title),
    source.before ? element('span', { class: marginStyles.around }, source.before) : undefined,
    element('span', { class: marginStyles.words }, `“${source.quote}”`),
    source.after ? element('span', { class: marginStyles.around }, source.after) : undefined,
    element('span', { class: marginStyles.place }, source.location),
    element(
      'span',
      { class: marginStyles.more },
      source.publisher && `From ${source.publisher}`,
      href ? element('a', { class: marginStyles.link, href }, 'Open the file') : undefined,
    ),
  )
  // Its block may be drawn anew several times a second, and the note comes in only once.
  setTimeout(() => (note.className = marginStyles.note), comingIn)
  return note
}

/** Opens a note, or closes it; on a wide screen it then also shows what stands around the words. It comes into sight. */
export function toggleNote(root: ParentNode, id: string): boolean {
  const note = root.querySelector(`#${CSS.escape(id)}`)
  const isOpen = note?.toggleAttribute('data-open') ?? false
  if (isOpen) note?.scrollIntoView({ block: 'nearest' })
  for (const button of root.querySelectorAll(`[data-note="${CSS.escape(id)}"]`))
    button.setAttribute('aria-expanded', String(isOpen))
  return isOpen
}
