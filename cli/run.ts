/** From a command line to what it does, and to the number it ends with. */
import { site } from '#shared/site.ts'
import { commandNames, commands } from './commands/index.ts'
import type { Outcome } from './commands/command.ts'
import { exits, Fault, type Exit } from './fault.ts'
import { commonOptions, readOptions } from './options.ts'
import { siteOrigin } from './site/site.ts'
import { helpText, table } from './text/help.ts'
import { plain, type Terminal } from './terminal.ts'

/** Runs a command; whatever happens is said here, and nothing is thrown. */
export async function run(words: readonly string[], terminal: Terminal): Promise<Exit> {
  // Read by hand, so that also what cannot be read is told in JSON.
  const isJson = words.includes('--json')
  try {
    const outcome = await carryOut(words, terminal)
    if (isJson && outcome.json !== undefined) terminal.out(JSON.stringify(outcome.json, null, 2))
    else if (outcome.lines.length > 0) terminal.out(runnable(outcome.lines.map(shown).join('\n'), terminal))
    return outcome.exit ?? exits.done
  } catch (error) {
    return tell(error, terminal, isJson)
  }
}

// eslint-disable-next-line no-control-regex
const styleCode = /(\u001b\[\d+m)/
/** What styles add may stay; everything else that a terminal would obey goes. */
const shown = (line: string) =>
  line
    .split(styleCode)
    .map((part, at) => (at % 2 === 1 ? part : plain(part)))
    .join('')

/** Commands in a text as they can be run here: whoever came by npx has no program of this name. */
const runnable = (text: string, { program }: Terminal) => text.replace(/“millwork (?=[a-z<-])/g, `“${program} `)

async function carryOut(words: readonly string[], terminal: Terminal): Promise<Outcome> {
  // Before the command it means the same as behind it.
  const [first, ...rest] = words[0] === '--json' ? [...words.slice(1), '--json'] : words
  if (first === undefined || first === '--help' || first === '-h' || first === 'help')
    return helpFor(rest[0], terminal, first === undefined)
  if (first === '--version' || first === '-v' || first === 'version')
    return { json: { version: site.version }, lines: [site.version] }
  const name = commandNames.find((each) => each === first)
  if (!name) {
    const near = commandNames.find((each) => first.length > 1 && (each.startsWith(first) || first.startsWith(each)))
    throw new Fault(
      first.startsWith('-')
        ? `millwork has no option ${plain(first)}.`
        : `“${plain(first)}” is no command of millwork.`,
      {
        exit: exits.usage,
        todo: near ? `Did you mean “millwork ${near}”?` : '“millwork --help” lists them.',
      },
    )
  }
  const given = readOptions(name, rest, commands[name].options)
  if (given.is('help')) return helpFor(name, terminal, false)
  return commands[name].run(given, terminal)
}

function helpFor(name: string | undefined, terminal: Terminal, isUsage: boolean): Outcome {
  const known = commandNames.find((each) => each === name)
  if (known) {
    const command = commands[known]
    return {
      json: undefined,
      lines: helpText({ ...command, options: { ...command.options, ...commonOptions } }).split('\n'),
    }
  }
  const lines = [
    `millwork ${site.version}: ${site.name}’s components in your project, in your framework and your colours.`,
    '',
    'Usage: millwork <command> [options]',
    '',
    'Commands:',
    table(commandNames.map((each) => [each, commands[each].summary])),
    '',
    'millwork <command> --help says more. Every command takes --json and --cwd <folder>.',
    '',
    `It asks ${siteOrigin(terminal.env)} and nobody else.`,
    'The key comes from MILLWORK_KEY (also in .env.local or .env), or from “millwork login”.',
    '',
    'Exit codes: 0 done, 1 failed, 2 the command was written wrongly, 3 no access,',
    '4 the site was not reached, 5 something is left for you.',
  ]
  return { json: undefined, lines: lines.join('\n').split('\n'), exit: isUsage ? exits.usage : exits.done }
}

function tell(error: unknown, terminal: Terminal, isJson: boolean): Exit {
  const { message, todo, exit } = error instanceof Fault ? error : unforeseen(error)
  if (isJson) terminal.out(JSON.stringify({ error: { message, ...(todo && { todo }), exit } }, null, 2))
  else {
    terminal.say(`${terminal.styleNote('red', 'Error:')} ${runnable(plain(message), terminal)}`)
    if (todo) terminal.say(runnable(plain(todo), terminal))
    if (terminal.env.MILLWORK_DEBUG && error instanceof Error) terminal.say(String(error.cause ?? error.stack))
  }
  return exit
}

const unforeseen = (error: unknown) =>
  new Fault(`Something went wrong that should not: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
    todo: `Please tell ${site.supportEmail} what you ran. MILLWORK_DEBUG=1 shows more.`,
  })
