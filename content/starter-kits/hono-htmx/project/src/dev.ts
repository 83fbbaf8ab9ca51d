import { existsSync } from 'node:fs'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createServices } from './services.ts'
import { devAssets } from './views/assets.ts'

if (existsSync('.env')) process.loadEnvFile()

/** What Vite answers with in development; src/server.ts is what runs otherwise. */
export const app = createApp(createServices(readConfig(Number(process.env.PORT))), devAssets)
