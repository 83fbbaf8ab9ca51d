/**
 * A postman in a process of its own, for tests that end it in the middle of its work. Told by its one argument, as JSON:
 * where the database is, the mail server, and what its clock shows.
 */
import { pino } from 'pino'
import { openDatabase, type DatabaseLocation } from '../db/client.ts'
import { createPostman } from '../mail/postman.ts'
import { smtpTransport } from '../mail/transport.ts'

export type Errand = { location: DatabaseLocation; smtpUrl: string; now: string }

const { location, smtpUrl, now } = JSON.parse(process.argv[2]!) as Errand
const database = await openDatabase(location, { clock: () => new Date(now) })
const postman = createPostman({
  database,
  from: 'Millwork <hello@example.com>',
  transport: smtpTransport(smtpUrl),
  render: async ({ name }) => ({ subject: name, html: '<p>Hello</p>', text: 'Hello' }),
  fill: async ({ name, data }) => ({ name, props: data }) as never,
  logger: pino({ level: 'silent' }),
})
await postman.deliver()
await database.close()
