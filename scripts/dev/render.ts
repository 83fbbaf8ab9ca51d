import type { Plugin } from 'vite'
import { present } from '#toolchain/present.ts'

/** What is rendered where: the address, the module and its function. */
const endpoints = [
  { path: '/__render', module: '/client/ssr.tsx', name: 'render' },
  { path: '/__mail', module: '/client/mails/render.tsx', name: 'renderMail' },
]

/** Renders for the server while developing: POST a page or a mail as JSON, and get what the build's bundle would give. */
export function renderEndpoint(): Plugin {
  return {
    name: 'millwork:render',
    configureServer(vite) {
      for (const { path, module, name } of endpoints) {
        vite.middlewares.use(path, async (request, response) => {
          try {
            const chunks: Buffer[] = []
            for await (const chunk of request) chunks.push(chunk as Buffer)
            const input: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
            const exported = (await vite.ssrLoadModule(module)) as Record<string, (input: unknown) => Promise<unknown>>
            const render = present(exported[name], `a function ${name} in ${module}`)
            response.setHeader('Content-Type', 'application/json')
            response.end(JSON.stringify(await render(input)))
          } catch (error) {
            vite.ssrFixStacktrace(error as Error)
            response.statusCode = 500
            response.end((error as Error).stack)
          }
        })
      }
    },
  }
}
