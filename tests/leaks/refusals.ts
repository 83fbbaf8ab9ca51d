/** The pages of errors, as those meet them who ask for what is not there, not theirs, or too much. */
import type { Database } from '#server/db/client.ts'
import { HttpError } from '#server/http/errors.ts'
import { createTestApp } from '#server/testing/index.ts'
import type { AccountServer, Browser } from '#server/testing/accounts.ts'

const accepts = ['text/html', 'application/json']

type Refused = { path: string; status: number; response: Response }

/** Provokes every kind of refusal, as a page and as JSON. Throws where one answers another status than it should. */
export async function refusals(accounts: AccountServer, locked: string, zip: string): Promise<Refused[]> {
  const { database, deps } = accounts
  const { client } = await accounts.member()
  const found: Refused[] = []
  const note = async (path: string, status: number, response: Response) => {
    if (response.status !== status) throw new Error(`${path} answered ${response.status}, not ${status}.`)
    found.push({ path, status, response })
  }
  const impatient = accounts.browser()
  const failing = (error: Error, database_: Database = database) =>
    createTestApp(database_, {
      ...deps,
      database: database_,
      publications: { ...deps.publications, changelog: () => fail(error) },
    }).client()
  const down: Database = { ...database, ping: async () => fail(new Error('The database is gone.')) }

  for (const accept of accepts) {
    const headers = { accept }
    const read = async (who: Pick<Browser, 'send'>, path: string, status: number) =>
      note(path, status, await who.send(path, { headers }))
    await read(client, `/app/components/${locked}/code?flavour=html`, 403)
    await read(client, zip, 403)
    for (const path of [
      '/nothing',
      '/nothing.md',
      '/docs/nothing',
      `/components/${locked}/nothing`,
      '/assets/nothing.js',
    ])
      await read(client, path, 404)
    await note('/login', 419, await client.send('/login', { method: 'POST', body: {}, headers }))
    await read(failing(new Error('Broken.')), '/changelog', 500)
    await read(failing(new HttpError(503, 'The service is busy.')), '/changelog', 503)
    await read(failing(new Error('Broken.'), down), '/up', 503)
    const guess = () => impatient.submit('/login', { email: 'nobody@example.com', password: 'wrong' }, { headers })
    let answer = await guess()
    for (let tries = 0; answer.status !== 429 && tries < 100; tries++) answer = await guess()
    await note('/login', 429, answer)
  }
  return found
}

function fail(error: Error): never {
  throw error
}
