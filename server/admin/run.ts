/** The operator's command line: what it can do, and how it answers what it cannot. */
import { AdminError, type Admin, type Command } from './command.ts'
import { designCommands } from './design.ts'
import { licenseCommands } from './licenses.ts'
import { userCommands } from './users.ts'

const commands: Record<string, Command> = { ...userCommands, ...licenseCommands, ...designCommands }

/** Carries out one command, given as the words after "npm run admin --". Throws AdminError with a sentence. */
export async function runAdmin(words: string[], admin: Admin): Promise<void> {
  const [first, second, ...rest] = words
  const name = `${first} ${second}`
  if (first === undefined || first === 'help') return admin.print(help())
  if (!Object.hasOwn(commands, name)) throw new AdminError(`There is no command "${words.join(' ')}".\n\n${help()}`)
  await commands[name]!.run(rest, admin)
}

function help(): string {
  const calls = Object.entries(commands).map(([name, { usage, about }]) => [`${name} ${usage}`, about] as const)
  const widest = Math.max(...calls.map(([call]) => call.length))
  return ['npm run admin -- …', ...calls.map(([call, about]) => `  ${call.padEnd(widest)}  ${about}`)].join('\n')
}
