/** The plan of whoever uses the app, and what it allows. A server of yours knows it; here it lasts until the page is loaded anew. */
import type { FileLimits } from '../lib/files.ts'

interface Plan {
  name: string
  /** Questions a month. */
  questions: number
  limits: FileLimits
}

const solo: Plan = {
  name: 'Solo',
  questions: 1_000,
  limits: { oneFile: 100_000_000, space: 10_000_000_000, files: 500 },
}
const team: Plan = {
  name: 'Team',
  questions: 2_500,
  limits: { oneFile: 100_000_000, space: 100_000_000_000, files: 5_000 },
}

let plan = solo
const listeners = new Set<(plan: string) => void>()

export const planNow = (): Plan => plan

export function watchPlan(listener: (plan: string) => void): () => void {
  listeners.add(listener)
  listener(plan.name)
  return () => listeners.delete(listener)
}

export function choosePlan(chosen: string): void {
  plan = chosen === team.name ? team : solo
  for (const listener of listeners) listener(plan.name)
}
