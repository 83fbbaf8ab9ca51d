/** `millwork outdated`: which files the site serves otherwise now. */
import { counted } from '#shared/counted.ts'
import { exits } from '../fault.ts'
import type { Given, Options } from '../options.ts'
import { chosenFiles } from '../project/chosen.ts'
import { readText } from '../project/files.ts'
import { readLock } from '../project/lock.ts'
import { findRoot } from '../project/project.ts'
import { openClient } from '../site/client.ts'
import { askUpdates, type UpdateState } from '../site/updates.ts'
import type { Style, Terminal } from '../terminal.ts'
import { hashOf } from '../text/lines.ts'
import type { Command, Outcome } from './command.ts'

const options = {
  'exit-code': { type: 'boolean', text: `End with ${exits.left} where something is outdated, for CI.` },
} as const satisfies Options

export const outdated: Command = {
  summary: 'List files for which the site has something newer.',
  usage: 'outdated [name or file…] [options]',
  text: 'Compares what was served with what is served now, for the whole project in one request. Nothing is written.',
  options,
  examples: [['outdated --json --exit-code', 'in CI']],
  run,
}

const words: Record<UpdateState, [style: Style, text: string]> = {
  current: ['dim', 'current'],
  changed: ['yellow', 'outdated'],
  gone: ['red', 'gone'],
  locked: ['red', 'no access'],
}

async function run(given: Given, terminal: Terminal): Promise<Outcome> {
  const root = await findRoot(terminal, given)
  const chosen = chosenFiles(await readLock(root), given.words, { root, cwd: terminal.cwd })
  const updates = await askUpdates(
    await openClient(terminal, root),
    chosen.map(({ entry }) => entry),
  )
  const files: {
    path: string
    state: UpdateState
    component: string
    from: string
    to: string
    changedHere: boolean
  }[] = []
  for (const [at, { path, entry }] of chosen.entries()) {
    const { state = 'gone', version = '' } = updates[at] ?? {}
    const mine = state === 'current' ? null : await readText(root, path)
    const changedHere = mine !== null && hashOf(mine) !== entry.hash
    files.push({ path, state, component: entry.component, from: entry.version, to: version, changedHere })
  }
  const stale = files.filter(({ state }) => state === 'changed')
  const others = files.filter(({ state }) => state === 'gone' || state === 'locked')
  return {
    exit: given.is('exit-code') && stale.length > 0 ? exits.left : exits.done,
    json: { files },
    lines: [
      ...[...stale, ...others].map(({ path, state, from, to, changedHere }) => {
        const [style, text] = words[state]
        const versions = state === 'changed' && to && to !== from ? `  ${from} → ${to}` : ''
        return `${terminal.style(style, text.padEnd(9))}  ${path}${versions}${changedHere ? terminal.style('dim', '  (changed here)') : ''}`
      }),
      ...(stale.length + others.length > 0 ? [''] : []),
      stale.length > 0
        ? `${counted(stale.length, 'file is', 'files are')} outdated. “millwork diff --new” shows how, “millwork update” merges.`
        : `${counted(files.length - others.length, 'file is as the site serves it', 'files are as the site serves them')}.`,
      ...(others.some(({ state }) => state === 'locked')
        ? ['Your key does not open what is marked “no access”; your files stay as they are.']
        : []),
      ...(others.some(({ state }) => state === 'gone')
        ? ['What is “gone” is no longer in the library; your files stay as they are.']
        : []),
    ],
  }
}
