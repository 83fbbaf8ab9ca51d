/** What a screen reader hears while an answer streams: each sentence once, in order, and never over itself. */
import { failureOf } from './failure.ts'
import { references, sentenceEnds } from './sentences.ts'
import { textOf } from './tree.ts'
import type { Answer } from './types.ts'

/** Cuts Markdown that arrives in pieces into what is read aloud. */
export function createSpeech() {
  let line = ''
  let fence = ''
  let codeLines = 0
  let table: number[] = []

  /** Text of one block, without its marks. */
  const plain = (text: string) =>
    text
      .replace(references, '')
      .replace(/!\[([^\]]*)\]\([^)]*\)/g, 'image: $1')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^\s*(?:>\s*)*(?:#{1,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?)?/, '')
      .replace(/(\*\*|__|~~|`+)/g, '')
      .replace(/(^|\W)[*_](?=\S)|(?<=\S)[*_](?=\W|$)/g, '$1')
      .replace(/\\/g, '')
      .replace(/\s+/g, ' ')
      .trim()

  function endTable(): string[] {
    if (!table.length) return []
    const rows = table.length - 2
    // One that an error has cut off before its first row does not stand on the page either.
    const said = rows < 1 ? [] : [`Table, ${plural(rows, 'row')}, ${plural(table[0] ?? 0, 'column')}.`]
    table = []
    return said
  }

  function endLine(text: string): string[] {
    const [, run = '', info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(text) ?? []
    if (fence) {
      if (run.startsWith(fence) && !info.trim()) {
        fence = ''
        return [`Code, ${plural(codeLines, 'line')}.`]
      }
      codeLines += 1
      return []
    }
    if (run) {
      fence = run
      codeLines = 0
      return endTable()
    }
    if (/^\s*\|/.test(text)) {
      table.push(
        text
          .trim()
          .replace(/^\||\|$/g, '')
          .split('|').length,
      )
      return []
    }
    return [...endTable(), ...spoken(plain(text))]
  }

  return {
    push(text: string): string[] {
      const said: string[] = []
      line += text.replaceAll('\r', '')
      for (;;) {
        const end = line.indexOf('\n')
        if (end < 0) break
        said.push(...endLine(line.slice(0, end)))
        line = line.slice(end + 1)
      }
      if (fence || /^\s*(?:\||`{1,3}|~{1,3}|$)/.test(line)) return said
      const done = sentenceEnds(line).findLast((place) => /^\s+\S/.test(line.slice(place)))
      if (!done) return said
      said.push(...endTable(), ...spoken(plain(line.slice(0, done))))
      line = line.slice(done).trimStart()
      return said
    },
    /** What is left at the end, also where the answer was stopped in the middle of code. */
    end(): string[] {
      const said = line ? endLine(line) : []
      line = ''
      if (fence) said.push(`Code, ${plural(codeLines, 'line')}.`)
      fence = ''
      return [...said, ...endTable()]
    },
  }
}

export interface AnnouncerOptions {
  /** Puts the text into an element with `aria-live="polite"` that is in the page from the beginning. */
  say: (text: string) => void
  /** `end` says the whole answer when it is complete. */
  mode?: 'sentences' | 'end' | 'off'
  /** Milliseconds between two announcements: what comes meanwhile is said together. */
  gap?: number
}

export interface Announcer {
  push(text: string): void
  complete(sources: number): void
  /** Ends early, with a sentence of why: "Stopped.", or that of the error. */
  end(sentence: string): void
}

/**
 * Hands sentences on one after another. Screen readers drop what is replaced before it was read, so there is a pause
 * between two, and what gathers in it is said as one.
 */
export function createAnnouncer({ say, mode = 'sentences', gap = 1500 }: AnnouncerOptions): Announcer {
  const speech = createSpeech()
  let waiting: string[] = []
  let gathered: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    timer = undefined
    if (!waiting.length) return
    say(waiting.join(' '))
    waiting = []
    timer = setTimeout(flush, gap)
  }
  function queue(sentences: string[]): void {
    waiting.push(...sentences)
    if (waiting.length && timer === undefined) flush()
  }
  function finish(sentence: string): void {
    const rest = speech.end()
    if (mode !== 'off') queue([...gathered, ...rest, sentence])
    gathered = []
  }

  return {
    push(text) {
      const sentences = speech.push(text)
      if (mode === 'sentences') queue(sentences)
      else if (mode === 'end') gathered.push(...sentences)
    },
    complete: (sources) => finish(`Answer complete, ${sources ? plural(sources, 'source') : 'no sources'}.`),
    end: finish,
  }
}

/**
 * Announces the answer that is handed in after every change. One that was complete when it was seen first is read by
 * whoever goes there.
 */
export function createFollower(options: AnnouncerOptions): { follow: (answer: Answer) => void } {
  const followed = new Map<string, { announcer: Announcer; told: number }>()
  return {
    follow(answer) {
      const { id, status, sources } = answer
      const text = textOf(answer)
      if (status === 'streaming' && !followed.has(id))
        followed.set(id, { announcer: createAnnouncer(options), told: 0 })
      const current = followed.get(id)
      if (!current) return
      current.announcer.push(text.slice(current.told))
      current.told = text.length
      if (status === 'streaming') return
      followed.delete(id)
      if (status === 'complete') current.announcer.complete(sources.length)
      else current.announcer.end(status === 'failed' ? failureOf(answer) || 'The answer failed.' : 'Answer stopped.')
    },
  }
}

const spoken = (text: string): string[] => (/[\p{L}\p{N}]/u.test(text) ? [text] : [])

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
