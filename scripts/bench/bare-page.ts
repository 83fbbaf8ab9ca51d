/** A page written by hand with as much text as a first screen has: what this machine and this network cost at least. */
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A bare page.">
<style>body{font:16px/1.5 sans-serif;margin:2rem;max-width:40rem}</style></head><body><main><h1>Bare</h1>${'<p>Words that stand for a first screen of text, and nothing besides.</p>'.repeat(8)}</main></body></html>`

/** Serves it on a free port. */
export async function serveBarePage(): Promise<{ url: string; stop(): void }> {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html; charset=UTF-8').end(html))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, stop: () => server.close() }
}
