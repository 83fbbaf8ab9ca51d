import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderedMail, RenderMail } from '#shared/mails.ts'
import { StartError } from '../process/start-error.ts'

/** The templates as "npm run build" left them. Throws StartError when there is no build. */
export async function builtTemplates(buildDir: string): Promise<RenderMail> {
  const file = join(buildDir, 'ssr/mails.js')
  if (!existsSync(file)) throw new StartError('There are no mail templates. Run "npm start", or "npm run build".')
  return ((await import(pathToFileURL(file).href)) as { renderMail: RenderMail }).renderMail
}

/** Templates from the running Vite server, as they are now. */
export const devTemplates =
  (origin: string): RenderMail =>
  async (mail) => {
    const response = await fetch(`${origin}/__mail`, { method: 'POST', body: JSON.stringify(mail) })
    if (!response.ok) throw new Error(await response.text())
    return (await response.json()) as RenderedMail
  }
