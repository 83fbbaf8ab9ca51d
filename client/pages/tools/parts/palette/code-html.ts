import { codeLines, highlight } from '../highlight.ts'

const parts =
  /(#[\da-f]{6}\b|(?:oklch|rgb|hsl)\((?:[^()]|\([^)]*\))*\))|((?:--|\$)[\w-]+|"[^"]*"(?=:))|(@[\w-]+|:root|module\.exports)/g
const classes = ['tk-n', 'tk-v', 'tk-k']

/** Marks values, names and keywords in what the tool writes: lines as the site's code blocks draw them. */
export const codeHtml = (text: string): string =>
  codeLines(
    text
      .trimEnd()
      .split('\n')
      .map((line) => highlight(line, parts, classes)),
  )
