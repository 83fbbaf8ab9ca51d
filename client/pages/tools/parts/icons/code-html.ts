import { codeLines, highlight } from '../highlight.ts'

const parts =
  /("[^"]*"|'[^']*'|`[^`]*`)|(<\/?[\w.-]+|\/?>)|(\b(?:import|from|type|export|function|return|let|const|true|false)\b)|([\w:@-]+(?==))/g
const classes = ['tk-s', 'tk-t', 'tk-k', 'tk-a']

/** Marks strings, tags, words of the language and attributes: lines as the site's code blocks draw them. */
export const codeHtml = (code: string): string =>
  codeLines(code.split('\n').map((line) => highlight(line, parts, classes)))
