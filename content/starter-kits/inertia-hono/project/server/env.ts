import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'

const flag = z.stringbool().default(false)

const schema = z
  .object({
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    /** The address of the site, for links in mails and to know its own forms by. */
    ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
    /** Where SQLite keeps its file; "memory" keeps everything until the process ends. */
    DATABASE_FILE: z.string().min(1).default('data/app.db'),
    /** 1 where a proxy of yours is in front and says in X-Forwarded-For who asked. */
    TRUST_PROXY: flag,
    /** 1 shows the links of mails on the page that says they were sent, as it is while you develop. */
    MAIL_PREVIEW: flag,
  })
  .transform((read) => ({
    port: read.PORT,
    origin: new URL(read.ORIGIN ?? `http://localhost:${read.PORT}`).origin,
    databaseFile: read.DATABASE_FILE,
    trustProxy: read.TRUST_PROXY,
    mailPreview: read.MAIL_PREVIEW || import.meta.env.DEV,
  }))

export type Env = z.infer<typeof schema>

/** What the environment, a file .env and `--port` say. Ends the process with a sentence where they say something wrong. */
export function readEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { port } = parseArgs({ options: { port: { type: 'string' } }, strict: false }).values
  // What is set to nothing is not set: a panel that shows a field for each variable sends the empty ones, too.
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const read = schema.safeParse({ ...set, ...(typeof port === 'string' && { PORT: port }) })
  if (read.success) return read.data
  console.error(`The environment is wrong.\n${z.prettifyError(read.error)}`)
  process.exit(1)
}
