/** The text of an answer as blocks of HTML, read on while it grows. */
import { createMarkdownStream, type MarkdownStream } from '@/lib/markdown'
import { textOf } from '@/lib/tree'
import type { Answer, Source } from '@/lib/types'
import { marginStyles } from '@/ui/styles'

export interface DrawnBlock {
  html: string
  /** Numbers of the sources whose notes stand in this block: those that no block before asks for. */
  notes: number[]
}

/** Reads one answer after the other; of an answer that grew only what is new is read. */
export function createDrawing() {
  let answerId = ''
  let text = ''
  let sources: readonly Source[] = []
  let stream: MarkdownStream | undefined

  function begin(id: string): MarkdownStream {
    answerId = id
    text = ''
    return createMarkdownStream({
      get sources() {
        return sources
      },
      prefix: `${id}-`,
      citedClass: marginStyles.cited,
      markClass: marginStyles.mark,
    })
  }

  /** Answers the same for the same answer, however often it is asked. */
  return (answer: Answer): DrawnBlock[] => {
    const whole = textOf(answer)
    if (!stream || answer.id !== answerId || !whole.startsWith(text)) stream = begin(answer.id)
    sources = answer.sources
    stream.push(whole.slice(text.length))
    text = whole
    const blocks = answer.status === 'streaming' ? stream.blocks() : stream.finish(answer.status === 'complete')
    const seen = new Set<number>()
    return blocks.map(({ html }) => {
      const numbers = [...html.matchAll(/data-mark="(\d+)"/g)].map(([, number]) => Number(number))
      const notes = [...new Set(numbers)].filter((number) => !seen.has(number))
      notes.forEach((number) => seen.add(number))
      return { html, notes }
    })
  }
}
