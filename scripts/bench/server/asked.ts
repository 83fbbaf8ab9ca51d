import { type Agent, request } from 'node:http'
import { present } from '#toolchain/present.ts'

/** What a browser at an address of its own asks a server for. */
export type Asked = { url: string; from: string; cookie?: string }

/** Asks for it and reads the whole answer; its status. */
export function statusOf({ url, from, cookie }: Asked, agent: Agent): Promise<number> {
  const headers = { accept: 'text/html', 'x-forwarded-for': from, ...(cookie && { cookie }) }
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(present(response.statusCode, 'a status of an answer')))
    })
    sent.on('error', reject).end()
  })
}
