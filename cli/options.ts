/** What a command line may say, and the sentences for what it may not. */
import { parseArgs } from 'node:util'
import { exits, Fault } from './fault.ts'

export type Option = { type: 'boolean' | 'string'; short?: string; value?: string; text: string }
export type Options = Record<string, Option>

export type Given = { words: string[]; text(name: string): string | undefined; is(name: string): boolean }

/** Every command takes them. */
export const commonOptions = {
  cwd: { type: 'string', value: 'folder', text: 'The project, where it is not the folder you are in.' },
  json: { type: 'boolean', text: 'One JSON document on standard output, for scripts.' },
  help: { type: 'boolean', short: 'h', text: 'This text.' },
} as const satisfies Options

/**
 * Reads the words after a command's name.
 *
 * @throws Fault for an option that the command does not have, or one without its value
 */
export function readOptions(command: string, args: string[], options: Options): Given {
  const known = { ...commonOptions, ...options }
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(known).map(([name, { type, short }]: [string, Option]) => [
          name,
          { type, ...(short && { short }) },
        ]),
      ),
    })
    return {
      words: positionals,
      text: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
      is: (name) => values[name] === true,
    }
  } catch (error) {
    throw new Fault(sentenceOf(command, error as Error), {
      exit: exits.usage,
      todo: `${command ? `millwork ${command}` : 'millwork'} --help shows what there is.`,
      cause: error,
    })
  }
}

function sentenceOf(command: string, { message }: Error): string {
  const [, name = ''] = /'(--?[^' =]*)[^']*'/.exec(message) ?? []
  const where = command ? `millwork ${command}` : 'millwork'
  if (message.startsWith('Unknown option')) return `${where} has no option ${name}.`
  if (/argument missing/.test(message)) return `${name} needs a value after it.`
  if (/does not take an argument/.test(message)) return `${name} takes no value.`
  return `This command line cannot be read: ${message.split('\n', 1)[0]}`
}
