/** `millwork logout`: forgets the key that `login` kept. */
import { urls } from '#shared/urls.ts'
import type { Given } from '../options.ts'
import { findRoot } from '../project/project.ts'
import { credentialsFile, forgetKey, saidKey } from '../site/credentials.ts'
import { siteOrigin } from '../site/site.ts'
import type { Terminal } from '../terminal.ts'
import type { Command, Outcome } from './command.ts'

export const logout: Command = {
  summary: 'Forget the key of this machine.',
  usage: 'logout',
  text: 'Deletes the key from your own folder. It stays valid until you revoke it in your account, on the page of access keys.',
  options: {},
  run,
}

async function run(given: Given, terminal: Terminal): Promise<Outcome> {
  const { env } = terminal
  const origin = siteOrigin(env)
  const said = await saidKey(env, await findRoot(terminal, given))
  const wasThere = await forgetKey(env, origin)
  return {
    json: { origin, forgotten: wasThere },
    lines: [
      wasThere ? `The key for ${origin} was deleted from ${credentialsFile(env)}.` : `There was no key for ${origin}.`,
      ...(wasThere ? [`To end it for good, revoke it: ${origin}${urls.accessKeys()}`] : []),
      ...(said ? [`${said.from} still holds a key.`] : []),
    ],
  }
}
