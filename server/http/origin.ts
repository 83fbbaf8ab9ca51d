import type { Context } from 'hono'
import type { Event } from '#shared/mails.ts'
import type { AppEnv } from './app-env.ts'
import type { Origin } from '../domain/account/accounts.ts'
import { describeDevice, describeTime } from '../domain/account/device.ts'

/** Where a request came from, as sessions keep it. */
export const originOf = (c: Context<AppEnv>): Origin => ({
  ip: c.var.ip,
  userAgent: (c.req.header('user-agent') ?? '').slice(0, 500),
})

/** The same for a mail that tells of it. */
export function eventOf(c: Context<AppEnv>): Event {
  const { ip, userAgent } = originOf(c)
  return { when: describeTime(c.var.deps.clock()), device: describeDevice(userAgent), ip }
}
