/** The blocks of one answer, made while it grows: what did not change stays the same object and is not drawn anew. */
import { createMarkdownStream, type MarkdownStream } from '#lib/markdown.ts'
import { textOf } from '#lib/tree.ts'
import type { Answer } from '#lib/types.ts'
import { piecesOf, type Piece } from './pieces.ts'

export interface DrawnBlock {
  key: number
  pieces: Piece[]
}

export interface Drawn {
  blocks: DrawnBlock[]
  /** The numbers of the notes that stand in the margin, in their order. */
  notes: number[]
}

interface Made extends DrawnBlock {
  html: string
  hasCursor: boolean
  /** The notes up to the end of this block. */
  noted: ReadonlySet<number>
}

/** What stands where the first word will. */
const beforeFirst = '<p class="text-soft">Reading your files </p>'

export function createDrawing(): (answer: Answer) => Drawn {
  let current: Answer | undefined
  let stream: MarkdownStream | undefined
  /** As much of the text as the stream has. */
  let taken = ''
  let made: Made[] = []

  const begin = () => {
    taken = ''
    made = []
    return createMarkdownStream({
      get sources() {
        return current?.sources ?? []
      },
      get prefix() {
        return `${current?.id}-`
      },
      citedClass: 'cited',
      markClass: 'mark',
    })
  }

  return (answer) => {
    const text = textOf(answer)
    if (!stream || answer.id !== current?.id || !text.startsWith(taken)) stream = begin()
    current = answer
    stream.push(text.slice(taken.length))
    taken = text
    const isGrowing = answer.status === 'streaming'
    const blocks = isGrowing ? stream.blocks() : stream.finish(answer.status === 'complete')
    const html = blocks.length === 0 && isGrowing ? [beforeFirst] : blocks.map((block) => block.html)
    const next: Made[] = []
    let isSame = true
    for (const [key, one] of html.entries()) {
      const before = made[key]
      const hasCursor = isGrowing && key === html.length - 1
      isSame &&= before?.html === one && before.hasCursor === hasCursor
      if (isSame && before) {
        next.push(before)
        continue
      }
      const noted = new Set(next.at(-1)?.noted)
      const place = { noted, isSource: (number: number) => answer.sources[number - 1] !== undefined }
      next.push({ key, html: one, hasCursor, pieces: piecesOf(one, place, hasCursor), noted })
    }
    made = next
    const notes = [...(made.at(-1)?.noted ?? [])].toSorted((a, z) => a - z)
    return { blocks: made, notes }
  }
}
