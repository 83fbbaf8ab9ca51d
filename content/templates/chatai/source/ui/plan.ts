/** The plan of whoever uses the app. A server of yours knows it; here it lasts until the page is loaded anew. */
let plan = 'Solo'
const listeners = new Set<(plan: string) => void>()

export function watchPlan(listener: (plan: string) => void): () => void {
  listeners.add(listener)
  listener(plan)
  return () => listeners.delete(listener)
}

export function choosePlan(chosen: string): void {
  plan = chosen
  for (const listener of listeners) listener(plan)
}
