/** The text of `--help`, from what a command says of itself. */
import type { Options } from '../options.ts'

const width = 80

export type Told = {
  usage: string
  text: string
  options: Options
  examples?: readonly (readonly [command: string, what: string])[]
}

export function helpText({ usage, text, options, examples = [] }: Told): string {
  const rows = Object.entries(options).map(([name, { short, value, text: told }]): [string, string] => [
    `${short ? `-${short}, ` : ''}--${name}${value ? ` <${value}>` : ''}`,
    told,
  ])
  return [
    `Usage: millwork ${usage}`,
    ...text.split('\n\n').map((part) => wrap(part).join('\n')),
    ...(rows.length > 0 ? [`Options:\n${table(rows)}`] : []),
    ...(examples.length > 0
      ? [`Examples:\n${table(examples.map(([command, what]) => [`millwork ${command}`, what]))}`]
      : []),
  ].join('\n\n')
}

/** Two columns; where the first is long, the second begins in a line of its own. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const longest = Math.min(30, Math.max(...rows.map(([first]) => first.length)))
  const indent = ' '.repeat(longest + 4)
  return rows
    .flatMap(([first, second]) => {
      const lines = wrap(second, width - indent.length)
      if (first.length > longest) return [`  ${first}`, ...lines.map((line) => indent + line)]
      return lines.map((line, at) => (at === 0 ? `  ${first.padEnd(longest)}  ${line}` : indent + line))
    })
    .join('\n')
}

/** Breaks a text between words. */
export function wrap(text: string, room = width): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (line && line.length + 1 + word.length > room) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line]
}
