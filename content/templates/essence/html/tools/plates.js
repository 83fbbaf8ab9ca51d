import { readFileSync } from 'node:fs'
import { inksOf } from '../src/lib/inks.js'
import { plateFiles } from '../src/lib/plate-files.js'

const drawn = () => plateFiles(inksOf(readFileSync(new URL('../src/styles/theme.css', import.meta.url), 'utf8')))

/** Draws the plates: on demand while you work, and into dist/plates/ when the site is built. */
export function plates() {
  return {
    name: 'essence-plates',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ''] = request.url?.split('?') ?? []
        const file = path.startsWith('/plates/') && drawn().find(({ name }) => path === `/plates/${name}`)
        if (!file) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(file.draw())
      })
    },
    generateBundle() {
      for (const { name, draw } of drawn()) {
        this.emitFile({ type: 'asset', fileName: `plates/${name}`, source: draw() })
      }
    },
  }
}
