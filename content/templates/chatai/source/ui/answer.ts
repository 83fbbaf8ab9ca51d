/** The text of an answer with its margin, drawn block by block while it grows. */
import { createMarkdownStream, type MarkdownStream } from '../lib/markdown.ts'
import { textOf } from '../lib/tree.ts'
import type { Answer, Source } from '../lib/types.ts'
import { element } from './element.ts'
import { setNotes } from './margin.ts'
import { marginStyles, turnStyles } from './styles.ts'

interface Drawn {
  answerId: string
  sources: readonly Source[]
  stream: MarkdownStream
  /** As much of the text as the stream has. */
  text: string
  /** What each block was drawn from. */
  html: string[]
  /** Notes stay the same elements, so that one that was opened stays open. */
  notes: Map<number, HTMLElement>
}

const drawings = new WeakMap<HTMLElement, Drawn>()

/** Draws the answer as far as it goes. Only the blocks that changed are put in anew, so that nothing else moves. */
export function drawAnswer(root: HTMLElement, answer: Answer) {
  const text = textOf(answer)
  const before = drawings.get(root)
  const drawn = before?.answerId === answer.id && text.startsWith(before.text) ? before : begin(root, answer)
  drawn.sources = answer.sources
  drawn.stream.push(text.slice(drawn.text.length))
  drawn.text = text
  const isGrowing = answer.status === 'streaming'
  const blocks = isGrowing ? drawn.stream.blocks() : drawn.stream.finish(answer.status === 'complete')
  // The cursor and the footnotes are no blocks.
  root.querySelectorAll(':scope > [data-extra], [data-cursor]').forEach((extra) => extra.remove())
  for (const [index, { html }] of blocks.entries()) {
    if (drawn.html[index] === html) continue
    const block = element('div')
    block.innerHTML = html
    const old = root.children[index]
    const { activeElement: held } = document
    setNotes(block, old, { sources: answer.sources, notes: drawn.notes, prefix: `${answer.id}-` })
    if (old) old.replaceWith(block)
    else root.append(block)
    // A note that moves over takes the focus on its link along.
    if (held instanceof HTMLElement && block.contains(held)) held.focus({ preventScroll: true })
    drawn.html[index] = html
  }
  while (root.children.length > blocks.length) root.lastElementChild?.remove()
  drawn.html.length = blocks.length
  if (isGrowing) {
    const cursor = element('span', { class: turnStyles.cursor, 'data-cursor': true, 'aria-hidden': 'true' })
    if (blocks.length > 0) endOf(root).append(cursor)
    else root.append(element('p', { class: turnStyles.waiting, 'data-extra': true }, 'Reading your files ', cursor))
  } else if (drawn.notes.size > 0) root.append(footnotesOf(answer.sources, drawn.notes))
}

function begin(root: HTMLElement, answer: Answer): Drawn {
  root.replaceChildren()
  const drawn: Drawn = {
    answerId: answer.id,
    sources: answer.sources,
    text: '',
    html: [],
    notes: new Map(),
    stream: createMarkdownStream({
      get sources() {
        return drawn.sources
      },
      prefix: `${answer.id}-`,
      citedClass: marginStyles.cited,
      markClass: marginStyles.mark,
    }),
  }
  drawings.set(root, drawn)
  return drawn
}

/** Where the next word will stand. */
function endOf(root: Element): Element {
  const last = root.lastElementChild
  if (last?.matches('div:not([data-code], [data-table]), ul, ol, li, blockquote, p')) {
    return last.matches('p') || last.childElementCount === 0 ? last : endOf(last)
  }
  return root.matches('li, p') ? root : root.appendChild(element('p', { 'data-extra': true }))
}

/** For paper: the same sources under the answer. */
function footnotesOf(sources: readonly Source[], notes: ReadonlyMap<number, HTMLElement>) {
  return element(
    'ol',
    { class: turnStyles.footnotes, 'data-extra': true, 'aria-hidden': 'true' },
    ...[...notes.keys()]
      .toSorted((a, z) => a - z)
      .flatMap((number) => {
        const source = sources[number - 1]
        return source
          ? [element('li', { value: String(number) }, `${source.title}, ${source.location}: “${source.quote}”`)]
          : []
      }),
  )
}
