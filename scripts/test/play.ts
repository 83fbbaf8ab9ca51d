import { startVitest } from 'vitest/node'

/**
 * Plays the suites whose path holds this, once.
 *
 * @param part of a path, as `vitest run` takes it
 * @param options `project` is one of vitest.config.ts, `named` a part of the names of tests
 * @returns whether there were any, and all passed
 */
export async function play(
  part: string,
  { project, named }: { project?: string; named?: string } = {},
): Promise<boolean> {
  const vitest = await startVitest('test', [part], {
    run: true,
    watch: false,
    ...(project && { project }),
    ...(named && { testNamePattern: named }),
  })
  const modules = vitest.state.getTestModules()
  const isGood = modules.length > 0 && modules.every((module) => module.ok())
  await vitest.close()
  return isGood
}
