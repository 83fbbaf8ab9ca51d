type Window = { count: number; endsAt: number }

/** Keys a limiter remembers at most; the oldest is forgotten first. */
const most = 50_000

/**
 * Counts attempts in this process. Behind several processes, keep the counts where all of them see them.
 * @param limit attempts in one window
 * @param minutes how long a window is open
 */
export function limiter(limit: number, minutes: number, clock: () => number = Date.now) {
  const windows = new Map<string, Window>()

  return {
    /** Counts one more, and answers the minutes to wait: 0 while the limit is not reached. */
    count(key: string): number {
      const now = clock()
      let window = windows.get(key)
      if (!window || window.endsAt <= now) {
        window = { count: 0, endsAt: now + minutes * 60_000 }
        windows.delete(key)
        windows.set(key, window)
        if (windows.size > most) windows.delete(windows.keys().next().value!)
      }
      window.count += 1
      return window.count > limit ? Math.ceil((window.endsAt - now) / 60_000) : 0
    },
    forget(key: string) {
      windows.delete(key)
    },
  }
}
