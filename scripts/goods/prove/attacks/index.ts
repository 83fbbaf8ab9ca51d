/** What is tried against every kit with accounts, each over a server of its own with nobody in its database. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type Project } from '../run.ts'
import type { Attack, Kit } from './people.ts'
import { secrets } from './secrets.ts'
import { strangers } from './strangers.ts'

export const attacks: Record<string, Attack> = { ...strangers, ...secrets }

/** Tries every attack; answers the names of those that held, and a line for all that did not. */
export async function attackEdition(project: Project, { home, members }: Pick<Kit, 'home' | 'members'>) {
  const held: string[] = []
  const problems: string[] = []
  for (const [name, attack] of Object.entries(attacks)) {
    const found = await tried(attack, project, { home, members })
    if (found.length === 0) held.push(name)
    problems.push(...found.map((text) => `attack: ${name}: ${text}`))
  }
  return { held, problems }
}

async function tried(attack: Attack, project: Project, told: Pick<Kit, 'home' | 'members'>): Promise<string[]> {
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
