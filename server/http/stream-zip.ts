import { setImmediate } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate } from 'fflate'

export type ZippedFile = { path: string; text: string }

/**
 * A zip that is made while it is read: each file is asked for, compressed and let go before the next, so that it never
 * lies whole in memory, and others' requests are answered in between.
 *
 * @param files in the order in which they are to lie in it
 * @param at when all of them were made
 * @param onError told of what broke off the zip in the middle, which its reader only sees as a connection that ended
 */
export function streamZip(
  files: Iterable<ZippedFile>,
  at: Date,
  onError: (error: unknown) => void = () => {},
): ReadableStream<Uint8Array> {
  const rest = files[Symbol.iterator]()
  let made: Uint8Array[] = []
  let isWhole = false
  const zip = new Zip((error, chunk, isLast) => {
    if (error) throw error
    made.push(chunk)
    isWhole = isLast
  })

  function addNext() {
    const next = rest.next()
    if (next.done) return zip.end()
    const entry = new ZipDeflate(next.value.path)
    entry.mtime = at
    zip.add(entry)
    entry.push(strToU8(next.value.text), true)
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await setImmediate()
        try {
          // The end of a zip is bytes, too, so that this ends.
          while (made.length === 0) addNext()
        } catch (error) {
          onError(error)
          throw error
        }
        for (const chunk of made) controller.enqueue(chunk)
        made = []
        if (isWhole) controller.close()
      },
      cancel() {
        made = []
        rest.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
