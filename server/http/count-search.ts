import type { Context } from 'hono'
import { searchWords } from '../domain/operator/search-words.ts'
import type { AppEnv } from './app-env.ts'
import { isRobot } from './visits.ts'

/** Counts a search that found nothing, or only what is spelled alike; what could be somebody is not even counted. */
export function countSearch(
  c: Context<AppEnv>,
  typed: string,
  { hits, similar }: { hits: readonly unknown[]; similar: boolean },
): void {
  if (hits.length === 0 || similar) countVainSearch(c, typed)
}

/** Counts a search of which is known that it found nothing. */
export function countVainSearch(c: Context<AppEnv>, typed: string): void {
  if (isRobot(c.req.header('user-agent'))) return
  const words = searchWords(typed)
  if (words !== null) c.var.deps.figures.count('search', words)
}
