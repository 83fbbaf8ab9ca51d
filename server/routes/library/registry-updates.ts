import { setImmediate } from 'node:timers/promises'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { registryNameOf } from '#shared/component-names.ts'
import { routes } from '#shared/routes.ts'
import { site } from '#shared/site.ts'
import { findNamed, longestName } from '../../domain/library/named-components.ts'
import { servedHash } from '../../domain/library/registry-items.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { withinLimitUnlessAway } from '../../http/attempts.ts'
import { readJson } from '../../http/body.ts'
import { HttpError } from '../../http/errors.ts'
import { querySentence } from '../../http/query.ts'
import { registryItemQuery } from '../../http/registry-profile.ts'
import { lockedFor } from './channel-code.ts'
import { profileOf } from './registry-profile-of.ts'

/** Files that are asked for in one request. */
const mostFiles = 200
/** After so many, others are heard. */
const inARow = 10

const body = z.object({
  files: z
    .array(
      z.object({
        path: z.string().max(longestName, 'path must be the path or the name of a component.'),
        hash: z.string().regex(/^[\da-f]{64}$/, 'hash must be SHA-256 in hexadecimal.'),
        profile: registryItemQuery.default(() => registryItemQuery.parse({})),
      }),
    )
    .max(mostFiles, `At most ${mostFiles} files are compared in one request.`),
})

/** What became of a file since it was taken: `name` is what its component is called now. */
type Update = { state: 'current' | 'changed' | 'gone' | 'locked'; name: string; version: string }

/** Which of some files would be served otherwise now, in the order in which they were asked for; no code is told. */
export const registryUpdateRoutes = new Hono<AppEnv>().post(routes.registryUpdates, async (c) => {
  const asked = body.safeParse(await readJson(c))
  if (!asked.success) throw new HttpError(422, querySentence(asked.error))
  const { files } = asked.data
  const subject = c.var.channelReader.key?.userId
  await withinLimitUnlessAway(c, 'component-code', { subject, weight: Math.max(1, files.length) })
  const answers: Update[] = []
  for (const [nth, file] of files.entries()) {
    if (nth % inARow === inARow - 1) await setImmediate()
    answers.push({ ...(await updateOf(c, file)), version: site.version })
  }
  c.header('Cache-Control', 'private, no-store')
  return c.json({ files: answers })
})

async function updateOf(
  c: Context<AppEnv>,
  { path, hash, profile }: z.output<typeof body>['files'][number],
): Promise<Omit<Update, 'version'>> {
  const { catalogue } = c.var.deps
  const found = findNamed(catalogue, path)
  if (found.kind === 'unknown') return { state: 'gone', name: '' }
  const { component } = found
  const name = registryNameOf(component.path)
  // Whether somebody's guess at what is locked is right would be told, too.
  if ((await lockedFor(c, [component])).length > 0) return { state: 'locked', name }
  return { state: servedHash(catalogue, component, profileOf(c, profile)) === hash ? 'current' : 'changed', name }
}
