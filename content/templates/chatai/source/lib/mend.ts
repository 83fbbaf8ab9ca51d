/** What is still open at the end of a block of Markdown is closed or held back, so that nothing flickers while it streams. */

/** A line that may still become a list, a heading, a fence, or a rule: nobody can tell yet. */
const undecided = /^[ \t]*(?:>[ \t]*)*(?:[-*+_=~`#]+|\d{1,9}[.)]?|\|)?[ \t]*$/

/** The block as it is shown now. Its last line need not be complete. */
export function mend(block: string): string {
  const start = block.lastIndexOf('\n') + 1
  const last = block.slice(start)
  const fence = openFence(block)
  if (fence) {
    // The opening line may go on with its language, and a closing one is no code.
    if (!block.includes('\n')) return ''
    return isPartOf(last.trim(), fence) ? block.slice(0, start) : block
  }
  const shown = last && undecided.test(last) ? block.slice(0, start) : block
  const table = tableStart(shown)
  if (table >= 0) return shown.slice(0, table)
  const from = Math.max(lastParagraph(shown), lastItem(shown))
  return shown.slice(0, from) + mendInline(shown.slice(from))
}

/** Closes emphasis and code; leaves out brackets of a link or a reference whose end is not there yet. */
export function mendInline(text: string): string {
  const open: string[] = []
  let out = ''
  let at = 0
  while (at < text.length) {
    const rest = text.slice(at)
    const [run = ''] = /^(?:`+|\*+|_+|~~)/.exec(rest) ?? []
    if (rest.startsWith('\\')) {
      if (rest.length === 1) break
      out += rest.slice(0, 2)
      at += 2
    } else if (run.startsWith('`')) {
      const end = closingRun(text, at + run.length, run)
      if (end < 0) return at + run.length === text.length ? closed(out, open) : closed(out + rest, [...open, run])
      out += text.slice(at, end)
      at = end
    } else if (run) {
      const isLast = at + run.length === text.length
      const before = text[at - 1] ?? ' '
      const after = text[at + run.length] ?? ' '
      const index = open.lastIndexOf(run)
      if (index >= 0 && /\S/.test(before)) open.splice(index)
      else if (isLast) break
      else if (/\S/.test(after) && !(run.startsWith('_') && /\w/.test(before))) open.push(run)
      out += run
      at += run.length
    } else if (/^!?\[/.test(rest)) {
      const bracket = rest.startsWith('!') ? 2 : 1
      const link = /^!?\[[^\]\n]*\](?:\([^)\n]*\))?/.exec(rest)?.[0]
      const isOpen =
        !link || (at + link.length === text.length && !link.endsWith(')')) || text[at + link.length] === '('
      if (link && !isOpen) {
        out += link
        at += link.length
      } else if (/^\[\d{0,3}$/.test(rest)) break
      else if (link && /^\[\d{1,3}\]$/.test(link)) {
        out += link
        at += link.length
      } else {
        // Of an unfinished link its words are shown, and nothing of its address.
        const words = rest.slice(bracket).split(/\]\(|\]$/, 1)[0] ?? ''
        return closed(out + words, open)
      }
    } else {
      out += rest[0]
      at += 1
    }
  }
  return closed(out, open)
}

function closed(text: string, open: readonly string[]): string {
  if (!open.length) return text
  const trimmed = text.trimEnd()
  return trimmed + open.toReversed().join('') + text.slice(trimmed.length)
}

function closingRun(text: string, from: number, run: string): number {
  for (const { 0: found, index } of text.slice(from).matchAll(/`+/g))
    if (found.length === run.length) return from + index + run.length
  return -1
}

/** The fence that is open at the end: "```", or nothing. */
function openFence(block: string): string {
  let fence = ''
  for (const line of block.split('\n')) {
    const [, run = '', info = ''] = /^\s*(?:>\s*|[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    if (!fence) fence = run.startsWith('`') && info.includes('`') ? '' : run
    else if (run.startsWith(fence) && info.trim() === '') fence = ''
  }
  return fence
}

const isPartOf = (line: string, fence: string) => line !== '' && (fence.startsWith(line) || line.startsWith(fence))

/** Where a table begins that has no complete line of dashes yet, or -1. */
function tableStart(block: string): number {
  const start = lastParagraph(block)
  const lines = block.slice(start).split('\n')
  const isHeader = /^\s*\|/.test(lines[0] ?? '')
  return isHeader && (lines.length < 2 || (lines.length === 2 && /^[\s|:-]*$/.test(lines[1] ?? ''))) ? start : -1
}

function lastParagraph(block: string): number {
  const end = block.lastIndexOf('\n\n')
  return end < 0 ? 0 : end + 2
}

/** Where the last item of a list or row of a table begins: emphasis does not reach over it. */
function lastItem(block: string): number {
  let found = 0
  for (const { index } of block.matchAll(/^[ \t]*(?:[-*+] |\d{1,9}[.)] |\||>)/gm)) found = index
  return found
}
