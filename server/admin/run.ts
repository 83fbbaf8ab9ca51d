/** The operator's command line: what it can do, and how it answers what it cannot. */
import { AdminError, type Admin, type Command } from './command.ts'
import { announceCommands } from './announce.ts'
import { affiliateCommands } from './affiliates.ts'
import { designCommands } from './design.ts'
import { faultCommands } from './faults.ts'
import { figuresCommands } from './figures.ts'
import { licenseCommands } from './licenses.ts'
import { mailCommands } from './mail.ts'
import { refundCommands } from './refund.ts'
import { requestCommands } from './requests.ts'
import { salesCommands } from './sales.ts'
import { seatCommands } from './seats.ts'
import { userCommands } from './users.ts'

/** Every command by its name, of one word or two. */
export const commands: Record<string, Command> = {
  ...userCommands,
  ...licenseCommands,
  ...seatCommands,
  ...salesCommands,
  ...refundCommands,
  ...affiliateCommands,
  ...designCommands,
  ...faultCommands,
  ...requestCommands,
  ...announceCommands,
  ...figuresCommands,
  ...mailCommands,
}

/**
 * Customers' words stand in what is printed, and a terminal obeys some signs in them: it writes to the clipboard, hides
 * lines, turns the direction. They are shown instead, as JSON writes them; line ends and tabs stay.
 */
const legible = (text: string) =>
  text.replace(
    /[^\P{Cc}\n\t\r]|\r(?!\n)|\p{Bidi_Control}/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const legibly = (admin: Admin): Admin => ({
  ...admin,
  print: (line) => admin.print(legible(line)),
  ask: (question) => admin.ask(legible(question)),
})

/** Carries out one command, given as the words after "npm run admin --". Throws AdminError with a sentence. */
export async function runAdmin(words: string[], admin: Admin): Promise<void> {
  const [first, second, ...rest] = words
  if (first === undefined || first === 'help') return admin.print(help())
  // Of "mail" and "mail show" the longer is meant.
  const names = [`${first} ${second}`, first]
  const name = names.find((candidate) => Object.hasOwn(commands, candidate))
  const command = name === undefined ? undefined : commands[name]
  if (name === undefined || !command) throw new AdminError(`There is no command "${words.join(' ')}".\n\n${help()}`)
  const { given, flags } = take(name, command, name === first ? words.slice(1) : rest)
  await command.run(given, legibly(admin), flags)
}

/** Splits what was given into words and flags; more than a command takes is refused, since it may be meant otherwise. */
function take(name: string, { usage }: Command, rest: string[]) {
  const call = `npm run admin -- ${name} ${usage}`.trim()
  if (usage.includes('[words]')) return { given: rest, flags: new Map<string, string>() }
  const parts = usage.split(' ').filter(Boolean)
  const known = new Map(
    parts.flatMap((part) => {
      const [, flag, value] = /^\[(--[a-z-]+)(?:=(<.+>))?\]$/.exec(part) ?? []
      return flag === undefined ? [] : [[flag, value] as const]
    }),
  )
  const flags = new Map<string, string>()
  const given: string[] = []
  const words = rest.values()
  for (const word of words) {
    if (!word.startsWith('--')) {
      given.push(word)
      continue
    }
    const [flag = '', ...told] = word.split('=')
    const wants = known.get(flag)
    if (!known.has(flag) || (told.length > 0 && !wants)) throw new AdminError(`"${name}" knows no ${word}: ${call}`)
    const value = !wants ? '' : told.length > 0 ? told.join('=') : words.next().value
    if (value === undefined || (wants && value === '')) throw new AdminError(`${flag} needs ${wants}: ${call}`)
    flags.set(flag, value)
  }
  const extra = given[parts.length - known.size]
  if (extra !== undefined) throw new AdminError(`What is "${extra}" for? ${call}`)
  return { given, flags }
}

function help(): string {
  const calls = Object.entries(commands).map(([name, { usage, about }]) => [`${name} ${usage}`, about] as const)
  const widest = Math.max(...calls.map(([call]) => call.length))
  return ['npm run admin -- …', ...calls.map(([call, about]) => `  ${call.padEnd(widest)}  ${about}`)].join('\n')
}
