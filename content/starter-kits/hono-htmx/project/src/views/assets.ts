import { readFileSync } from 'node:fs'

/** Addresses of what src/client becomes. */
export type Assets = { isDev: boolean; style: string; scripts: string[]; preload: Record<string, string> }

/** In development, Vite serves the sources. */
export const devAssets: Assets = {
  isDev: true,
  style: '/src/client/style.css',
  scripts: ['/@vite/client', '/src/client/main.ts'],
  preload: {},
}

type Manifest = Record<string, { file: string; name?: string }>

/** What `npm run build` made, by the manifest that it wrote. */
export function builtAssets(file = 'dist/.vite/manifest.json'): Assets {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const addressOf = (source: string) => `/${manifest[source]?.file}`
  return {
    isDev: false,
    style: addressOf('src/client/style.css'),
    scripts: [addressOf('src/client/main.ts')],
    preload: { htmx: addressOf('src/client/htmx.ts'), turbo: addressOf('src/client/turbo.ts') },
  }
}
