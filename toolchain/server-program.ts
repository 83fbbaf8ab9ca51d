/** What Node is told so that it serves what was built, from the project's folder. The Dockerfile says the same. */
export const serverProgram: readonly string[] = [
  '--disable-warning=ExperimentalWarning',
  // What pages leave behind is cleared away sooner: less is held by a hundred megabytes, for some percent of the time.
  '--max-semi-space-size=8',
  '--heap-growing-percent=50',
  'build/server/main.js',
]

/**
 * What its environment says for the same: pages are pressed by several threads, and each would keep a heap of its own
 * for what it let go (glibc, mallopt(3)); two for all of them hold some twenty megabytes less.
 */
export const serverEnvironment: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '2' }
