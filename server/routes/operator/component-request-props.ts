import type { Context } from 'hono'
import type { Asker, RequestEntry } from '#shared/component-requests.ts'
import type { ComponentRequestRow } from '../../db/tables/requests.ts'
import { votesOf } from '../../domain/operator/component-votes.ts'
import type { AppEnv } from '../../http/app-env.ts'

/** Whether who looks may ask and vote. */
export function askerIn(c: Context<AppEnv>): Asker {
  const user = c.var.session?.user
  return user?.emailVerified
    ? { may: true, csrfToken: c.var.csrfToken }
    : { may: false, isSignedIn: user !== undefined }
}

/** Requests as everybody sees them, with what this person said to each. Whoever calls hands in published ones only. */
export async function requestEntries(
  c: Context<AppEnv>,
  rows: readonly ComponentRequestRow[],
): Promise<RequestEntry[]> {
  const { database, catalogue } = c.var.deps
  const user = c.var.session?.user
  const ids = rows.map(({ id }) => id)
  const votes = user ? await votesOf(database, user.id, ids) : new Map<string, { wantsMail: boolean }>()
  return rows.flatMap(({ id, name, purpose, example, state, reason, part, votes: count, publishedAt }) => {
    if (state === 'waiting' || publishedAt === null) return []
    const made = part === null ? undefined : catalogue.all().find((component) => component.part === part)
    const vote = votes.get(id)
    const component = made ? { path: made.path, title: made.title } : null
    const asked = publishedAt.toISOString().slice(0, 10)
    const said = { voted: vote !== undefined, wantsMail: vote?.wantsMail ?? false }
    return [{ id, name, purpose, example, state, reason, component, votes: count, asked, ...said }]
  })
}
