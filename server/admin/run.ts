/** The operator's command line: what it can do, and how it answers what it cannot. */
import { AdminError, type Admin, type Command } from './command.ts'
import { affiliateCommands } from './affiliates.ts'
import { designCommands } from './design.ts'
import { licenseCommands } from './licenses.ts'
import { salesCommands } from './sales.ts'
import { seatCommands } from './seats.ts'
import { userCommands } from './users.ts'

/** Every command by its two words. */
export const commands: Record<string, Command> = {
  ...userCommands,
  ...licenseCommands,
  ...seatCommands,
  ...salesCommands,
  ...affiliateCommands,
  ...designCommands,
}

/** Carries out one command, given as the words after "npm run admin --". Throws AdminError with a sentence. */
export async function runAdmin(words: string[], admin: Admin): Promise<void> {
  const [first, second, ...rest] = words
  const name = `${first} ${second}`
  if (first === undefined || first === 'help') return admin.print(help())
  if (!Object.hasOwn(commands, name)) throw new AdminError(`There is no command "${words.join(' ')}".\n\n${help()}`)
  const command = commands[name]!
  const { given, flags } = take(name, command, rest)
  await command.run(given, admin, flags)
}

/** Splits what was given into words and flags; more than a command takes is refused, since it may be meant otherwise. */
function take(name: string, { usage }: Command, rest: string[]) {
  const call = `npm run admin -- ${name} ${usage}`.trim()
  if (usage.includes('[words]')) return { given: rest, flags: new Set<string>() }
  const parts = usage.split(' ').filter(Boolean)
  const known = parts.map((part) => part.replace(/[[\]]/g, '')).filter((part) => part.startsWith('--'))
  const flags = new Set(rest.filter((word) => word.startsWith('--')))
  const stray = [...flags].find((flag) => !known.includes(flag))
  if (stray) throw new AdminError(`"${name}" knows no ${stray}: ${call}`)
  const given = rest.filter((word) => !word.startsWith('--'))
  const extra = given[parts.length - known.length]
  if (extra !== undefined) throw new AdminError(`What is "${extra}" for? ${call}`)
  return { given, flags }
}

function help(): string {
  const calls = Object.entries(commands).map(([name, { usage, about }]) => [`${name} ${usage}`, about] as const)
  const widest = Math.max(...calls.map(([call]) => call.length))
  return ['npm run admin -- …', ...calls.map(([call, about]) => `  ${call.padEnd(widest)}  ${about}`)].join('\n')
}
