/** The plan of whoever uses the app, and what it allows. A server of yours knows it; here it lasts until the tab is closed. */
import type { FileLimits } from '../lib/files.ts'
import { tabStorage } from '../lib/records-tab.ts'

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

type Listener = (plan: string, isCanceled: boolean) => void

const key = 'postil:plan'
const [kept, state] = (tabStorage()?.getItem(key) ?? '').split(' ')

let plan = kept === team.name ? team : solo
/** A plan that is canceled stays until the end of the month that is paid. */
let isCanceled = state === 'canceled'
const listeners = new Set<Listener>()

export const planNow = () => ({ ...plan, isCanceled })

export function watchPlan(listener: Listener): () => void {
  listeners.add(listener)
  listener(plan.name, isCanceled)
  return () => listeners.delete(listener)
}

/** Whoever chooses a plan takes back that another was canceled. */
export function choosePlan(chosen: string): void {
  plan = chosen === team.name ? team : solo
  cancelPlan(false)
}

export function cancelPlan(canceled: boolean): void {
  isCanceled = canceled
  tabStorage()?.setItem(key, `${plan.name}${isCanceled ? ' canceled' : ''}`)
  for (const listener of listeners) listener(plan.name, isCanceled)
}
