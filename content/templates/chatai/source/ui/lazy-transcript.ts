/** A transcript that is fetched when it is needed: what reads and draws answers is the heavier half of the scripts. */
import type { Transcript } from './transcript.ts'

export interface LazyTranscript extends Transcript {
  /** Answers when it is there. What has failed is tried again by the next call. */
  load(): Promise<void>
}

/** `mount` draws what there is to draw; a turn that was awaited before is brought into sight. */
export function lazyTranscript(mount: (isAwaited: boolean) => Promise<Transcript>): LazyTranscript {
  let transcript: Transcript | undefined
  let loading: Promise<void> | undefined
  let isAwaited = false
  let isClosed = false

  async function fetch() {
    try {
      transcript = await mount(isAwaited)
      if (isClosed) transcript.close()
    } catch (cause) {
      loading = undefined
      throw cause
    }
  }

  return {
    load: () => (loading ??= fetch()),
    current: () => transcript?.current(),
    step: (by) => transcript?.step(by),
    awaitTurn() {
      isAwaited = true
      transcript?.awaitTurn()
    },
    bring: (questionId) => transcript?.bring(questionId),
    close() {
      isClosed = true
      transcript?.close()
    },
  }
}
