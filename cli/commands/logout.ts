/** `millwork logout`: forgets the key that `login` kept. */
import { urls } from '#shared/urls.ts'
import type { Given } from '../options.ts'
import { credentialsFile, forgetKey } from '../site/credentials.ts'
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

async function run(_given: Given, { env }: Terminal): Promise<Outcome> {
  const origin = siteOrigin(env)
  const wasThere = await forgetKey(env, origin)
  return {
    json: { origin, forgotten: wasThere },
    lines: [
      wasThere ? `The key for ${origin} was deleted from ${credentialsFile(env)}.` : `There was no key for ${origin}.`,
      ...(wasThere ? [`To end it for good, revoke it: ${origin}${urls.accessKeys()}`] : []),
      ...(env.MILLWORK_KEY ? ['MILLWORK_KEY is still set.'] : []),
    ],
  }
}
