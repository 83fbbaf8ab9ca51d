import { defineEnvVars } from '@sveltejs/kit/env'

const flag = (value: string | undefined) => value === '1'

/** What the environment says when the server starts; import it from `$app/env/private`. */
export const variables = defineEnvVars({
  ORIGIN: {
    description: 'The address of the site, for links in mails; never taken from a request.',
    schema: (value) => new URL(value || 'http://localhost:3000').origin,
  },
  DATABASE_FILE: {
    description: 'Where SQLite keeps its file; "memory" keeps nothing.',
    schema: (value) => value || 'data/app.db',
  },
  MAIL_PREVIEW: {
    description: 'Whether a page shows the link of the last mail. Never where other people sign up.',
    schema: flag,
  },
})
