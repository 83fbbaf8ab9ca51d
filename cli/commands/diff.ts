/** `millwork diff`: what was changed in the project, or what the site serves otherwise now. */
import { counted } from '#shared/counted.ts'
import { exits } from '../fault.ts'
import type { Given, Options } from '../options.ts'
import { chosenFiles, type Chosen } from '../project/chosen.ts'
import { readText } from '../project/files.ts'
import { readLock, readServed } from '../project/lock.ts'
import { openProject } from '../project/project.ts'
import { readProfileLine } from '../project/settings.ts'
import { openClient } from '../site/client.ts'
import { fetchFile } from '../site/fetch-file.ts'
import type { Terminal } from '../terminal.ts'
import { hashOf, readWriting } from '../text/lines.ts'
import { unified } from '../text/unified.ts'
import type { Command, Outcome } from './command.ts'

const options = {
  new: { type: 'boolean', text: 'Compare what was served with what the site serves now, instead of with your files.' },
  'exit-code': { type: 'boolean', text: `End with ${exits.left} where something differs, for CI.` },
} as const satisfies Options

export const diff: Command = {
  summary: 'Show what you changed, or with --new what changed on the site.',
  usage: 'diff [name or file…] [options]',
  text: 'Without a name all files that came from “millwork add” are compared with what was served then. That needs no network: what was served is kept in .millwork.',
  options,
  examples: [
    ['diff', 'your changes'],
    ['diff tables-simple-table --new', 'what an update would bring'],
  ],
  run,
}

type Compared = { path: string; component: string; state: 'same' | 'changed' | 'missing' | 'unknown'; diff: string }

async function run(given: Given, terminal: Terminal): Promise<Outcome> {
  const project = await openProject(terminal, given)
  const { root } = project
  const chosen = chosenFiles(await readLock(root), given.words, { root, cwd: terminal.cwd })
  const client = given.is('new') ? await openClient(terminal, root) : null
  const compared: Compared[] = []
  for (const [at, each] of chosen.entries()) {
    if (client && chosen.length > 3) terminal.progress(`Fetching ${at + 1} of ${chosen.length}: ${each.entry.name}`)
    compared.push(await compare(each))
  }
  const differing = compared.filter(({ state }) => state !== 'same')
  return {
    exit: given.is('exit-code') && differing.length > 0 ? exits.left : exits.done,
    json: { files: compared },
    lines:
      differing.length > 0
        ? differing.flatMap((each) => shown(terminal, each))
        : [
            client
              ? `${counted(compared.length, 'file is as the site serves it', 'files are as the site serves them')}.`
              : `${counted(compared.length, 'file is as it was served', 'files are as they were served')}.`,
          ],
  }

  async function compare({ path, entry }: Chosen): Promise<Compared> {
    const { component, hash } = entry
    const served = await readServed(root, hash)
    const mine = await readText(root, path)
    if (client) {
      const settings = readProfileLine(entry.profile, path, project.settings)
      const { content } = await fetchFile(client, entry.name, path, settings)
      const base = served ?? (mine !== null && hashOf(mine) === hash ? mine : null)
      if (hashOf(content) === hash) return { path, component, state: 'same', diff: '' }
      if (base === null) return { path, component, state: 'unknown', diff: '' }
      return {
        path,
        component,
        state: 'changed',
        diff: unified(readWriting(base).text, content, names(path, 'served', 'now')),
      }
    }
    if (mine === null) return { path, component, state: 'missing', diff: '' }
    if (hashOf(mine) === hash) return { path, component, state: 'same', diff: '' }
    if (served === null) return { path, component, state: 'unknown', diff: '' }
    return {
      path,
      component,
      state: 'changed',
      diff: unified(served, readWriting(mine).text, names(path, 'served', 'yours')),
    }
  }
}

const names = (path: string, before: string, after: string) => ({
  before: `${path} (${before})`,
  after: `${path} (${after})`,
})

function shown(terminal: Terminal, { path, state, diff: text }: Compared): string[] {
  if (state === 'missing') return [`${path} was deleted. “millwork add” brings it back.`]
  if (state === 'unknown')
    return [`${path} differs; what was served is not kept in .millwork any more, so the lines cannot be shown.`]
  return text.split('\n').map((line) => {
    if (/^(?:---|\+\+\+) /.test(line)) return terminal.style('bold', line)
    if (line.startsWith('@@')) return terminal.style('cyan', line)
    if (line.startsWith('+')) return terminal.style('green', line)
    return line.startsWith('-') ? terminal.style('red', line) : line
  })
}
