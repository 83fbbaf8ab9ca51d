import { fork } from 'node:child_process'
import { request } from 'node:http'
import { join } from 'node:path'
import { present } from '#toolchain/present.ts'

/** An answer as it came over the wire; its body in base64. */
export type Captured = { path: string; status: 200 | 304; headers: Record<string, string>; body: string }

/** What a server answers to a request with these headers, without what belongs to the connection. */
export function capture(url: string, headers: Record<string, string>, path: string): Promise<Captured> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _alive, ...own } = response.headers
        const kept = Object.entries(own).map(([name, value]) => [name, String(value)] as const)
        const body = Buffer.concat(chunks).toString('base64')
        resolve({ path, status: response.statusCode === 304 ? 304 : 200, headers: Object.fromEntries(kept), body })
      })
    })
      .on('error', reject)
      .end()
  })
}

/** Serves the same answers from a plain Hono handler in a process of its own. */
export async function serveFloor(answers: Captured[]): Promise<{ url: string; pid: number; stop(): void }> {
  const child = fork(join(import.meta.dirname, 'plain-server.ts'), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  })
  child.send(answers)
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (told) => resolve(Number(told)))
    child.once('exit', () => reject(new Error('The plain server stopped before it could be asked.')))
  })
  return {
    url: `http://localhost:${port}`,
    pid: present(child.pid, 'a process that has begun'),
    stop: () => child.kill(),
  }
}
