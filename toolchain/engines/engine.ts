/** A browser engine besides Chromium, as those who play on it see it: one page, and the input of a person. */

export const engineNames = ['gecko', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** What is pressed besides letters. */
export type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Home'
  | 'End'
  | 'PageDown'
  | 'PageUp'

export type Engine = {
  /** Opens an address, and answers once the document and its scripts have run. */
  open(url: string): Promise<void>
  /** CSS pixels of what is seen of the page. */
  setViewport(width: number, height: number): Promise<void>
  /** The value of a JavaScript expression, or what its promise comes to; it must survive JSON. */
  evaluate<T>(expression: string): Promise<T>
  press(key: Key): Promise<void>
  /** Types letters one after another. */
  type(text: string): Promise<void>
  /** Moves the pointer there, in CSS pixels from the upper left corner of what is seen. */
  move(x: number, y: number): Promise<void>
  click(x: number, y: number): Promise<void>
  close(): Promise<void>
}

/** Thrown when an engine does not answer or has died: whoever plays on it needs a new one. */
export class EngineGone extends Error {
  override name = 'EngineGone'
}

/** The time in which every single answer must come, in milliseconds; on a busy machine too. */
export const patience = 20_000

/** What a promise comes to, unless it takes longer than an engine may. */
export async function inTime<T>(what: string, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new EngineGone(`The engine gave no answer to “${what}”.`)), patience)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
