import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Puts pages together from the files in src/partials:
 *
 * - <layout src="name">…</layout> puts what is inside in the place of <!-- outlet --> in that file; without="name" leaves
 *   an outlet of it empty
 * - <include src="name" /> is replaced by that file, and so is <!-- outlet: name --> in a layout
 *
 * In a navigation, the link to the page that is being built gets aria-current.
 */
export function partials({ folder = 'src/partials' } = {}) {
  const fileOf = (name) => resolve(folder, `${name}.html`)

  function compose(html) {
    return html
      .replace(/<layout src="([\w-]+)"(?: without="(\w+)")?>([^]*?)<\/layout>/g, (_, name, without, content) =>
        read(name)
          .replace(`<!-- outlet: ${without} -->`, '')
          .replace('<!-- outlet -->', () => content),
      )
      .replace(/<include src="([\w-]+)" \/>/g, (_, name) => compose(read(name)))
      .replace(/<!-- outlet: (\w+) -->/g, (_, name) => compose(read(inKebabCase(name))))
  }

  function read(name) {
    try {
      return readFileSync(fileOf(name), 'utf8')
    } catch (cause) {
      throw new Error(`There is no ${folder}/${name}.html.`, { cause })
    }
  }

  return {
    name: 'partials',
    transformIndexHtml: { order: 'pre', handler: (html, { path }) => markCurrent(compose(html), addressOf(path)) },
    configureServer(server) {
      server.watcher.add(resolve(folder))
      server.watcher.on('change', (file) => {
        if (file.startsWith(resolve(folder))) server.ws.send({ type: 'full-reload' })
      })
    },
  }
}

/** "/billing.html" is visited as "/billing". */
const addressOf = (path) => path.replace(/\.html$/, '').replace(/\/index$/, '/')

const inKebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const markCurrent = (html, address) =>
  html.replace(/<nav[^]*?<\/nav>/g, (navigation) =>
    navigation.replaceAll(new RegExp(`<li[^>]*>\\s*<a\\s+href="${address}"`, 'g'), '$& aria-current="page"'),
  )
