/** What somebody did before the client heard it, with what the element held right after. */
export type FirstAct = {
  event: Event
  target: Element
  value?: string
  checked?: boolean
  /** Where the selection began and ended, after typing. */
  caret: [number | null, number | null] | 0
}

/** What the script in the document's head keeps; see `server/http/first-acts-script.ts`. */
export type FirstActs = {
  /** In the order they were done; grows until the end. */
  acts: FirstAct[]
  /** While set, what happens is the client's own doing. */
  playing?: boolean
  /** The answer with the page's data, where the document came without it. */
  data?: Promise<Response>
  /** The next connection, after the client began to be fetched. */
  online?: Promise<unknown>
  /** What handlers need before they can do what they are for. */
  needs?: Promise<unknown>[]
  /** Puts a picture where a document says only which. */
  show(place: Element): void
  /** From here on the client hears everything itself. */
  end(): void
}

declare global {
  interface Window {
    firstActs?: FirstActs
  }
}
