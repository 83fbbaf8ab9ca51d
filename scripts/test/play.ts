import { startVitest } from 'vitest/node'

/**
 * Plays the suites whose path holds one of these, once.
 *
 * @param parts of paths, as `vitest run` takes them
 * @param options `project` is one of vitest.config.ts, `named` a part of the names of tests
 * @returns whether there were any, and all passed
 */
export async function play(
  parts: readonly string[],
  { project, named }: { project?: string; named?: string } = {},
): Promise<boolean> {
  const vitest = await startVitest('test', [...parts], {
    run: true,
    watch: false,
    ...(project && { project }),
    ...(named && { testNamePattern: named }),
  })
  const modules = vitest.state.getTestModules()
  // A suite whose process ended before its tests has none that failed; what ended it is an error of nobody's.
  const isWhole = vitest.state.getUnhandledErrors().length === 0
  const isGood = isWhole && modules.length > 0 && modules.every((module) => module.ok())
  await vitest.close()
  return isGood
}
