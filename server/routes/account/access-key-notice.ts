import type { Context } from 'hono'
import { urls } from '#shared/urls.ts'
import type { NewAccessKey } from '../../domain/account/access-keys.ts'
import { describeDay } from '../../domain/account/device.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { eventOf } from '../../http/origin.ts'

/** `device` is what it calls itself that asked for the key, where that was no browser. */
type Made = {
  user: { name: string; email: string }
  name: string
  isTeam: boolean
  expiresAt: Date | null
  device?: string
}

/** What somebody is told of a key that was made in their name just now. */
export function accessKeyNotice(
  c: Context<AppEnv>,
  { user, name, isTeam, expiresAt, device }: Made,
): NewAccessKey['notice'] {
  const url = c.var.deps.env.siteUrl + urls.accessKeys()
  const ends = expiresAt && describeDay(expiresAt)
  return ({ prefix }) => ({
    name: 'access-key-made',
    to: user.email,
    data: {
      name: user.name,
      keyName: name,
      prefix,
      isTeam,
      ends,
      url,
      ...eventOf(c),
      ...(device !== undefined && { device }),
    },
  })
}
