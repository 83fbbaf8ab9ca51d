/**
 * Loaded into the server's process before anything of it: collects what is collectable and tells what is left, to
 * whoever asks at the socket that MEMORY_SOCKET names. Nothing of the server knows of it.
 */
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** What one collection sets free others can only find afterwards, as with finalisers. */
const collections = 4

const { MEMORY_SOCKET } = process.env
if (MEMORY_SOCKET) {
  createServer(async (_request, response) => {
    for (let done = 0; done < collections; done++) {
      globalThis.gc?.()
      await pause(50)
    }
    response.end(JSON.stringify(process.memoryUsage()))
  })
    .listen(MEMORY_SOCKET)
    .unref()
}
