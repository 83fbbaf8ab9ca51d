/**
 * Runs in the page, before anything of it: answers a function that counts who listens beyond the snippet, on the page, the
 * window and what tells of the screen, by the event's name.
 */
export function countListeners(): () => Map<string, number> {
  const heard = new Map<EventTarget, Map<string, Set<unknown>>>()
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const isBeyond = (target: unknown): target is EventTarget =>
    target === globalThis ||
    target === document ||
    target === document.body ||
    target === document.documentElement ||
    target instanceof MediaQueryList
  const of = (target: EventTarget, type: string) => {
    const byType = heard.get(target) ?? new Map<string, Set<unknown>>()
    heard.set(target, byType)
    const all = byType.get(type) ?? new Set()
    byType.set(type, all)
    return all
  }
  EventTarget.prototype.addEventListener = function (type, run, options) {
    const target: unknown = this ?? globalThis
    const { once = false, signal = undefined } = typeof options === 'object' ? options : {}
    if (run && !once && isBeyond(target)) {
      of(target, type).add(run)
      signal?.addEventListener('abort', () => of(target, type).delete(run))
    }
    return add.call(target as EventTarget, type, run, options)
  }
  EventTarget.prototype.removeEventListener = function (type, run, options) {
    const target: unknown = this ?? globalThis
    if (run && isBeyond(target)) of(target, type).delete(run)
    return remove.call(target as EventTarget, type, run, options)
  }
  return () => {
    const counts = new Map<string, number>()
    for (const byType of heard.values())
      for (const [type, all] of byType) counts.set(type, (counts.get(type) ?? 0) + all.size)
    return counts
  }
}
