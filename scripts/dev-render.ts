import type { Plugin } from 'vite'

/** Renders pages for the server while developing: POST /__render with an Inertia page answers its head and body. */
export function renderEndpoint(): Plugin {
  return {
    name: 'millwork:render',
    configureServer(vite) {
      vite.middlewares.use('/__render', async (request, response) => {
        try {
          const chunks: Buffer[] = []
          for await (const chunk of request) chunks.push(chunk as Buffer)
          const page: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
          const { render } = await vite.ssrLoadModule('/client/ssr.tsx')
          response.setHeader('Content-Type', 'application/json')
          response.end(JSON.stringify(await render(page)))
        } catch (error) {
          vite.ssrFixStacktrace(error as Error)
          response.statusCode = 500
          response.end((error as Error).stack)
        }
      })
    },
  }
}
