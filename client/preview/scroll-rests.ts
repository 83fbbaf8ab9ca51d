import '#shared/first-acts/first-act.ts'

/** Milliseconds without scrolling that count as rest. */
const rest = 60
const wishes = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * Waits until the page round this frame does not scroll, so that bringing a sample to life never costs a frame of it;
 * somebody who turns to the sample is not kept waiting. Does not wait where there is no page round it.
 */
export async function scrollRests(): Promise<void> {
  if (parent === window) return
  const leave = new AbortController()
  const wanted = new Promise<void>((resolve) => {
    for (const wish of wishes) addEventListener(wish, () => resolve(), { signal: leave.signal })
  })
  await Promise.race([wanted, stillness(leave.signal)])
  leave.abort()
}

/** What is done in a sample before it is alive is kept, and goes no further. */
const hasBeenUsed = () => Boolean(window.firstActs?.acts.length)

async function stillness(signal: AbortSignal): Promise<void> {
  let before = NaN
  while (!signal.aborted && before !== parent.scrollY && !hasBeenUsed()) {
    before = parent.scrollY
    await new Promise((resolve) => setTimeout(resolve, rest))
  }
}
