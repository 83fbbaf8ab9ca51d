import { setImmediate } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Bytes are laid in as they are: what somebody sent is pressed already. */
export type ZippedFile = { path: string } & ({ text: string } | { bytes: Uint8Array })

type Making = {
  onError?: (error: unknown) => void
  inTurn?: (work: () => Promise<void>) => Promise<void>
}

/**
 * A zip that is made while it is read: each file is asked for, compressed and let go before the next, so that it never
 * lies whole in memory, and others' requests are answered in between.
 *
 * @param files in the order in which they are to lie in it
 * @param at when all of them were made
 * @param how `onError` is told of what broke off the zip in the middle, which its reader only sees as a connection that
 *   ended; `inTurn` runs the work on one file when it is its turn
 */
export function streamZip(
  files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>,
  at: Date,
  { onError, inTurn = (work) => work() }: Making = {},
): ReadableStream<Uint8Array> {
  const rest = Symbol.asyncIterator in files ? files[Symbol.asyncIterator]() : files[Symbol.iterator]()
  let made: Uint8Array[] = []
  let isWhole = false
  const zip = new Zip((error, chunk, isLast) => {
    if (error) throw error
    made.push(chunk)
    isWhole = isLast
  })

  async function addNext() {
    const next = await rest.next()
    if (next.done) return zip.end()
    const { path, ...content } = next.value
    const entry = 'text' in content ? new ZipDeflate(path) : new ZipPassThrough(path)
    entry.mtime = at
    zip.add(entry)
    // Its own copy: what is pushed may be handed on to whoever reads.
    entry.push('text' in content ? strToU8(content.text) : new Uint8Array(content.bytes), true)
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await setImmediate()
        try {
          // The end of a zip is bytes, too, so that this ends.
          while (made.length === 0) await inTurn(addNext)
        } catch (error) {
          onError?.(error)
          throw error
        }
        for (const chunk of made) controller.enqueue(chunk)
        made = []
        if (isWhole) controller.close()
      },
      async cancel() {
        made = []
        await rest.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
