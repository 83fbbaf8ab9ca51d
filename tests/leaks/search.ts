/** Looks for many texts at once: a body is read once, however many there are. */
import { everyLayer } from './layers.ts'
import { createLexicon, wordsIn } from './words.ts'

/** Answers the indexes of what a body holds, in any of its layers, of the texts it was made for. */
export type Search = (body: Uint8Array) => Set<number>

/**
 * Makes a search for texts; one without words is refused. A text is found where its words stand in a row, whatever
 * stands between them.
 */
export function createSearch(texts: readonly string[]): Search {
  const lists = texts.map(wordsIn)
  const empty = lists.findIndex((words) => words.length === 0)
  if (empty !== -1) throw new Error(`There is no word in ${JSON.stringify(texts[empty])}.`)
  const lexicon = createLexicon(lists.flat())

  // A tree of numbered nodes; the branches of all of them lie in one map, by node and word.
  const width = new Set(lists.flat()).size + 1
  const branches = new Map<number, number>()
  const roots = new Int32Array(width)
  const ends: number[][] = [[]]
  for (const [index, words] of lists.entries()) {
    let node = 0
    for (const [depth, word] of words.entries()) {
      const id = lexicon.idOf(word)
      const key = node * width + id
      let next = depth === 0 ? roots[id]! : (branches.get(key) ?? 0)
      if (next === 0) {
        next = ends.push([]) - 1
        if (depth === 0) roots[id] = next
        else branches.set(key, next)
      }
      node = next
    }
    ends[node]!.push(index)
  }

  return (body) => {
    const found = new Set<number>()
    const isEnd = (node: number) => {
      for (const index of ends[node]!) found.add(index)
    }
    const onRun = (ids: Int32Array, length: number) => {
      for (let from = 0; from < length; from++) {
        let node = roots[ids[from]!]!
        for (let at = from + 1; node !== 0; at++) {
          isEnd(node)
          if (at >= length) break
          node = branches.get(node * width + ids[at]!) ?? 0
        }
      }
    }
    everyLayer(body, (text) => lexicon.read(text, onRun))
    return found
  }
}
