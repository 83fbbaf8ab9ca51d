/** An engine that is started when first used, and once anew when it hangs or dies: it is told, and never waited for. */
import { EngineGone, type Engine, type EngineName } from './engine.ts'
import type { Found } from './find.ts'
import { launchGecko } from './gecko.ts'
import { launchWebkit } from './webkit.ts'

/** What starts each engine from its program. */
export const launchers: Record<EngineName, (program: string) => Promise<Engine>> = {
  gecko: launchGecko,
  webkit: launchWebkit,
}

export type KeptEngine = {
  /**
   * Plays something on the engine, after all that was asked for before; on a new engine once more when it was gone.
   * @throws EngineGone when the second is gone too, and whatever `run` throws
   */
  use<T>(run: (engine: Engine) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** @param tell is called with a sentence whenever an engine is started anew */
export function keepEngine(
  { program, version }: Found,
  tell: (sentence: string) => void,
  launch: (program: string) => Promise<Engine>,
): KeptEngine {
  let engine: Engine | undefined
  let before: Promise<unknown> = Promise.resolve()

  async function attempt<T>(run: (engine: Engine) => Promise<T>): Promise<T> {
    engine ??= await launch(program)
    try {
      return await run(engine)
    } catch (error) {
      if (error instanceof EngineGone) await close()
      throw error
    }
  }
  async function twice<T>(run: (engine: Engine) => Promise<T>): Promise<T> {
    try {
      return await attempt(run)
    } catch (error) {
      if (!(error instanceof EngineGone)) throw error
      tell(`${version} was gone (${error.message}) and is started anew.`)
      return attempt(run)
    }
  }
  async function close() {
    const old = engine
    engine = undefined
    await old?.close()
  }
  return {
    use(run) {
      const turn = before.then(() => twice(run))
      before = turn.catch(() => undefined)
      return turn
    },
    close: () => before.then(close),
  }
}
