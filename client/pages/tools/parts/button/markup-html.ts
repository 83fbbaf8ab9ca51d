import { codeLines, highlight } from '../highlight.ts'

/** Kinds of word in the order they are looked for; each is a group of the expression below. */
const classes = ['tk-c', 'tk-s', 'tk-t', 'tk-a', 'tk-k', 'tk-n'] as const
const words = new RegExp(
  [
    String.raw`(<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*)`,
    String.raw`("[^"\n]*"|'[^'\n]*'|\x60[^\x60\n]*\x60)`,
    String.raw`((?<=<\/?)[A-Za-z][\w.-]*)`,
    String.raw`((?<=\s)(?:[@:]|x-)?[A-Za-z][\w:.-]*(?==["{]))`,
    String.raw`\b(import|from|export|default|function|const|let|return|if|else|true|false|new|this|get|async|await)\b`,
    String.raw`\b(\d[\d.]*)\b`,
  ].join('|'),
  'gm',
)

/** Marks comments, strings, tags, attributes and keywords in the markup of any flavour: lines as code blocks draw them. */
export const markupHtml = (code: string): string => codeLines(highlight(code.trimEnd(), words, classes).split('\n'))
