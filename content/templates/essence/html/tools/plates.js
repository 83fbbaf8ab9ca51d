import { plateFiles } from '../src/lib/plate-files.js'

/** Draws the plates: on demand while you work, and into dist/plates/ when the site is built. */
export function plates() {
  return {
    name: 'essence-plates',
    configureServer({ middlewares }) {
      const files = new Map(plateFiles().map(({ name, draw }) => [`/plates/${name}`, draw]))
      middlewares.use((request, response, next) => {
        const draw = files.get(request.url?.split('?')[0] ?? '')
        if (!draw) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(draw())
      })
    },
    generateBundle() {
      for (const { name, draw } of plateFiles()) {
        this.emitFile({ type: 'asset', fileName: `plates/${name}`, source: draw() })
      }
    },
  }
}
