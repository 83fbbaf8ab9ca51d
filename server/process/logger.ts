import { pino, type Logger } from 'pino'
import type { Env } from '../env.ts'

export type { Logger }

/** Structured logs on standard output, one JSON object a line; what is secret is left out at the source. */
export function createLogger({ logLevel }: Pick<Env, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', '*.password', 'token', '*.token', 'headers.cookie', 'headers.authorization'],
  })
}
