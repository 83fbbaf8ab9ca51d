import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { buildPublishing } from '../build/publishing.ts'
import { root } from '#toolchain/paths.ts'
import { PublishingError } from '../build/publishing/problem.ts'

/** Publishes a saved text again and tells the open pages; a problem is shown in them and the last good version stays. */
export function publishingInDevelopment(): Plugin {
  return {
    name: 'millwork:publishing',
    async hotUpdate({ file, server, modules }) {
      const isText = file.endsWith('.md') && !relative(join(root, 'content'), file).startsWith('..')
      if (this.environment.name !== 'client' || !isText) return undefined
      try {
        console.log(`Built ${await buildPublishing()}`)
        server.ws.send({ type: 'custom', event: 'millwork:content' })
        return modules
      } catch (error) {
        const message = error instanceof PublishingError ? error.message : String((error as Error).stack)
        console.error(`\n${message}\n`)
        server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'millwork:publishing' } })
        return []
      }
    },
  }
}
