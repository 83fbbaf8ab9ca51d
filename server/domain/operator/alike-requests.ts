/** Requests for much the same component, so that people vote for one instead of asking for it again. */
import { rootOf, stemOf, wordsOf } from '#shared/search/words.ts'
import type { Database } from '../../db/client.ts'
import type { ComponentRequestRow } from '../../db/tables/requests.ts'
import { isUndone } from './component-requests.ts'

/** So many of the most wanted are looked through, and so few shown. */
const looked = 500
const shown = 4
/** Of the words of the shorter name, so many must be in the other. */
const leastShared = 0.6
/** Words that every second name has. */
const common = new Set(['a', 'an', 'and', 'component', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** The open and planned requests that are named much like this, the likest first. */
export async function alikeRequests({ db }: Pick<Database, 'db'>, name: string): Promise<ComponentRequestRow[]> {
  const wanted = rootsOf(name)
  if (wanted.size === 0) return []
  const open = await db
    .selectFrom('componentRequests')
    .selectAll()
    .where(isUndone)
    .where('state', '!=', 'waiting')
    .orderBy('votes', 'desc')
    .limit(looked)
    .execute()
  return open
    .map((request) => ({ request, likeness: likeness(wanted, rootsOf(request.name)) }))
    .filter(({ likeness }) => likeness >= leastShared)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, shown)
    .map(({ request }) => request)
}

const rootsOf = (name: string) =>
  new Set(
    wordsOf(name)
      .filter((word) => !common.has(word))
      .map((word) => stemOf(rootOf(word))),
  )

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const least = Math.min(one.size, other.size)
  return least === 0 ? 0 : one.intersection(other).size / least
}
