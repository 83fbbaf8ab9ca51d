import { existsSync } from 'node:fs'
import { Hono } from 'hono'
import { createApi } from './api.ts'
import { readConfig } from './config.ts'
import { createServices } from './services.ts'

if (existsSync('.env')) process.loadEnvFile()

/** What answers /api in development. */
export const app = new Hono().route('/api', createApi(createServices(readConfig(Number(process.env.PORT)))))
