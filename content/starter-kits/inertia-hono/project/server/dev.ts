/** The app as Vite serves it while you develop. */
import { createApp } from './app.ts'
import { readEnv } from './env.ts'
import { createServices } from './services.ts'

export const { fetch } = createApp(createServices(readEnv()))
