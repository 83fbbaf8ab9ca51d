/** What is tried against every kit with accounts, each over a server of its own with nobody in its database. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { present } from '#toolchain/present.ts'
import { serve, type Project } from '../run.ts'
import type { Attack, Kit } from './people.ts'
import { secrets } from './secrets.ts'
import { strangers } from './strangers.ts'

export const attacks: Record<string, Attack> = { ...strangers, ...secrets }

/** Attacks that can be asked of some kits only. All others are tried against every one. */
const ofApisOnly = ['JSON that is sent as something else is not read']

/** The names of the attacks that a kit is asked to hold. */
export const attacksOn = ({ api }: Pick<Kit, 'api'>): string[] =>
  Object.keys(attacks).filter((name) => api !== undefined || !ofApisOnly.includes(name))

type Told = Pick<Kit, 'home' | 'members' | 'api'>

/** Tries every attack; answers the names of those that held, and a line for all that did not. */
export async function attackEdition(project: Project, told: Told) {
  const held: string[] = []
  const problems: string[] = []
  for (const name of attacksOn(told)) {
    const found = await tried(present(attacks[name], `the attack “${name}”`), project, told)
    if (found.length === 0) held.push(name)
    problems.push(...found.map((text) => `attack: ${name}: ${text}`))
  }
  return { held, problems }
}

async function tried(attack: Attack, project: Project, told: Told): Promise<string[]> {
  const data = mkdtempSync(join(tmpdir(), 'millwork-kit-'))
  const begin = (more: NodeJS.ProcessEnv) => serve(project, { DATABASE_FILE: join(data, 'app.db'), ...more })
  let served = await begin({ MAIL_PREVIEW: '1' })
  const kit: Kit = {
    ...told,
    get url() {
      return served.url
    },
    async restart(more) {
      await served.stop()
      served = await begin(more)
    },
  }
  try {
    return await attack(kit)
  } catch (error) {
    return [(error as Error).message]
  } finally {
    await served.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
