/**
 * HTML as an Astro component. Its markup stays as it was printed, since its white space counts; what Astro would read
 * otherwise than a browser is written so that it says the same:
 *
 * - braces in text begin an expression, so they become references; in quoted attributes they are plain already
 * - comments would go to every visitor, so they become comments of the component
 * - scripts are modules that Astro bundles, so what registers with Alpine.js imports it, and a page carries Alpine.js
 *   where one of its parts needs it and nowhere else
 */
import { indent } from '#compiler/javascript/indent.ts'
import { formatScript } from '#compiler/print/prettier.ts'

/** Comments, tags and text: one after the other they are the whole of the markup. */
const pieces = /<!--[^]*?-->|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+|</g
const scriptAtEnd = /\n*<script>\n([^]*)<\/script>\s*$/
/** As the compiler prints it: what a snippet registers, whenever Alpine.js starts. */
const registering =
  /^ {2}\{\n {4}const register = \(\) => \{\n([^]*)\n {4}\}\n\n[^]*'alpine:init', register\)\n {2}\}\n$/
const awake = /\sx-data(?=[\s=>/])/

/** The module of the project that starts Alpine.js once every part of a page has registered. */
const alpine = '@/lib/alpine.ts'

/**
 * Wraps a file of the HTML flavour, whose outlets are opened.
 *
 * @param knowsPage whether links in navigations say that theirs is the page that is shown
 * @throws when a script does something else than to register with Alpine.js
 */
export async function asAstro(html: string, { knowsPage = false } = {}): Promise<string> {
  const { 0: element = '', 1: script } = scriptAtEnd.exec(html) ?? []
  const markup = inAstro(element ? html.slice(0, -element.length) : html.trimEnd(), knowsPage)
  const behavior = script !== undefined ? await registered(script) : awake.test(html) ? `import '${alpine}'` : ''
  return [
    markup.includes(' aria-current={path ===') ? `---\n${currentPath}\n---\n\n` : '',
    markup,
    behavior ? `\n\n<script>\n${indent(behavior, '  ')}\n</script>\n` : '\n',
  ].join('')
}

/** The address of a page without the name or ending of the file that is built for it. */
const currentPath = `const path = Astro.url.pathname.replace(/(?:\\/index)?(?:\\.html)?\\/?$/, '') || '/'`

function inAstro(markup: string, knowsPage: boolean): string {
  let navigations = 0
  return markup.replace(pieces, (piece) => {
    // What ends a comment in an expression ends none of HTML.
    if (piece.startsWith('<!--')) return `{/* ${piece.slice(4, -3).trim().replaceAll('*/', '* /')} */}`
    if (!/^<[/a-zA-Z]/.test(piece)) return piece.replaceAll('{', '&#123;').replaceAll('}', '&#125;')
    if (/^<nav\b/.test(piece)) navigations += 1
    if (piece.startsWith('</nav')) navigations -= 1
    return knowsPage && navigations > 0 ? knowing(piece) : piece
  })
}

/** A link to a page of the site, which says whether that is the page that is shown. */
function knowing(tag: string): string {
  if (!tag.startsWith('<a')) return tag
  const bare = tag.replace(/\s+aria-current="page"/, '')
  return bare.replace(/(\s+)href="(\/(?!\/)[^"#?]*)"/, (href, space: string, address: string) => {
    return `${href}${space}aria-current={path === '${address}' ? 'page' : undefined}`
  })
}

/** What the compiler has printed has lost its types, and says so to whoever checks them. */
async function registered(script: string): Promise<string> {
  const { 1: body } = registering.exec(script) ?? []
  if (body === undefined) throw new Error('its script does something else than to register with Alpine.js')
  return `// @ts-nocheck\nimport Alpine from '${alpine}'\n\n${await formatScript(body, 2)}`
}
