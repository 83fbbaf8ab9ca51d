/** What a page weighs as it is sent: bytes of its HTML, the same as a browser fetches it, and the elements written in it. */
export type Weight = { bytes: number; sent: number; elements: number }

/** @throws when it is no success */
export async function weigh(url: string, headers: Record<string, string> = {}): Promise<Weight> {
  const plain = await fetched(url, { ...headers, 'accept-encoding': 'identity' })
  const html = await plain.text()
  return { bytes: Buffer.byteLength(html), sent: await sentBytes(url, headers), elements: elementsIn(html) }
}

/** Bytes of an answer as it is sent to a browser, which reads Brotli. */
export async function sentBytes(url: string, headers: Record<string, string> = {}): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: { ...headers, 'accept-encoding': 'br, gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}

/** Elements as they begin in markup; what stands within scripts and styles is none. */
const elementsIn = (html: string): number =>
  [...html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '<$1>').matchAll(/<[a-z][^\s>/]*/g)].length

async function fetched(url: string, headers: Record<string, string>): Promise<Response> {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response
}
