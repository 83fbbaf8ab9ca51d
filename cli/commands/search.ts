/** `millwork search`: what there is, by words. */
import { exits, Fault } from '../fault.ts'
import type { Given, Options } from '../options.ts'
import { findRoot } from '../project/project.ts'
import { openClient } from '../site/client.ts'
import { findItems, type Found } from '../site/registry.ts'
import type { Terminal } from '../terminal.ts'
import type { Command, Outcome } from './command.ts'

const options = {
  limit: { type: 'string', value: 'number', text: 'How many to show at most: 10, unless you say otherwise.' },
} as const satisfies Options

export const search: Command = {
  summary: 'Find components by words.',
  usage: 'search <words…> [options]',
  text: 'Shows names, best first, as “millwork add” takes them. Nobody has to be signed in for it.',
  options,
  examples: [
    ['search pricing three tiers', 'components for a pricing page'],
    ['search modal --json', 'for scripts'],
  ],
  run,
}

async function run(given: Given, terminal: Terminal): Promise<Outcome> {
  const query = given.words.join(' ').trim()
  if (query === '') throw new Fault('What are you looking for? Name a word at least.', { exit: exits.usage })
  const limit = Number(given.text('limit') ?? 10)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw new Fault('--limit must be a number from 1 to 100.', { exit: exits.usage })
  const { items, total } = await findItems(await openClient(terminal, await findRoot(terminal, given)), {
    query,
    limit,
  })
  if (items.length === 0)
    return {
      json: { query, total: 0, items: [] },
      lines: [`Nothing was found for “${query}”. Try a more general word.`],
    }
  return {
    json: { query, total, items },
    lines: [
      ...items.flatMap((item) => told(terminal, item)),
      ...(total > items.length ? ['', `${items.length} of ${total}. --limit ${Math.min(100, total)} shows more.`] : []),
    ],
  }
}

const told = (terminal: Terminal, { name, title, description, free }: Found): string[] => [
  `${terminal.style('bold', name)}${free ? terminal.style('green', '  free') : ''}`,
  `  ${title}${description ? terminal.style('dim', ` · ${description}`) : ''}`,
]
