import type { Context } from 'hono'
import type { LicenseName } from '#shared/page-props.ts'
import type { AppEnv } from './app-env.ts'

/** The licence of whoever sent this request; nobody holds one until licences are sold. */
export const licenseOf = (_c: Context<AppEnv>): LicenseName | null => null
