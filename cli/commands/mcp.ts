/** `millwork mcp`: how an assistant is connected to the site's own server for them. */
import { exits, Fault } from '../fault.ts'
import type { Given, Options } from '../options.ts'
import { assistants, connect } from '../text/assistants.ts'
import { siteOrigin } from '../site/site.ts'
import type { Terminal } from '../terminal.ts'
import type { Command, Outcome } from './command.ts'

const names = Object.keys(assistants)

const options = {
  key: {
    type: 'boolean',
    text: 'With the access key in MILLWORK_KEY, for CI and assistants without a browser; else they ask you to sign in.',
  },
} as const satisfies Options

export const mcp: Command = {
  summary: 'Print how to connect a coding assistant.',
  usage: 'mcp [assistant] [options]',
  text: `Assistants that know the Model Context Protocol can search the library and take code from it themselves. Prints what to run or to write for one of ${names.join(', ')}, or for all. Nothing is written, and no key is shown.`,
  options,
  examples: [
    ['mcp cursor', 'for one assistant'],
    ['mcp claude --key', 'with a key instead of a browser'],
  ],
  run,
}

async function run(given: Given, terminal: Terminal): Promise<Outcome> {
  const [name] = given.words
  if (name !== undefined && !names.includes(name))
    throw new Fault(`“${name}” is no assistant we know.`, { exit: exits.usage, todo: `We know ${names.join(', ')}.` })
  const address = `${siteOrigin(terminal.env)}/mcp`
  const chosen = name === undefined ? names : [name]
  const told = chosen.map((each) => ({ assistant: each, ...connect(each, address, given.is('key')) }))
  return {
    json: { address, assistants: told },
    lines: [
      `The server is ${address}`,
      ...told.flatMap(({ title, where, text, note }) => [
        '',
        terminal.style('bold', `${title}: ${where}`),
        ...text.split('\n').map((line) => `  ${line}`),
        ...(note ? [`  ${note}`] : []),
      ]),
    ],
  }
}
