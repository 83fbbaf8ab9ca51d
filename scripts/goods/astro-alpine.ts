/**
 * HTML with Alpine.js as an Astro component, for a part with behavior. What Astro would read otherwise than a browser
 * is written so that it says the same:
 *
 * - braces in text begin an expression, so they become references; in quoted attributes they are plain already
 * - a line break beside an element is nothing, so one that parts words is a space
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
export async function alpineAstro(html: string, { knowsPage = false } = {}): Promise<string> {
  const { 0: element = '', 1: script } = scriptAtEnd.exec(html) ?? []
  const markup = inAstro(element ? html.slice(0, -element.length) : html.trimEnd(), knowsPage)
  const behavior = script !== undefined ? await registered(script) : awake.test(html) ? `import '${alpine}'` : ''
  return [
    markup.includes(' aria-current={path ===') ? `---\nconst path = ${shownPath}\n---\n\n` : '',
    markup,
    behavior ? `\n\n<script>\n${indent(behavior, '  ')}\n</script>\n` : '\n',
  ].join('')
}

/** The address of the page that is shown, without the name or ending of the file that is built for it. */
export const shownPath = `Astro.url.pathname.replace(/(?:\\/index)?(?:\\.html)?\\/?$/, '') || '/'`

function inAstro(markup: string, knowsPage: boolean): string {
  const open: string[] = []
  const all = markup.match(pieces) ?? []
  return all
    .map((piece, at) => {
      // What ends a comment in an expression ends none of HTML.
      if (piece.startsWith('<!--')) return `{/* ${piece.slice(4, -3).trim().replaceAll('*/', '* /')} */}`
      if (!isTag(piece)) return spaced(piece, apart.test(open.at(-1) ?? '') ? [] : [all[at - 1], all[at + 1]])
      if (piece.startsWith('</')) open.pop()
      else if (!piece.endsWith('/>')) open.push(piece)
      return knowsPage && open.some((tag) => /^<nav\b/.test(tag)) ? knowing(piece) : piece
    })
    .join('')
}

const isTag = (piece: string) => /^<[/a-zA-Z]/.test(piece)
/** Elements that stand among words. */
const amongWords =
  /^<\/?(?:a|abbr|b|bdi|button|cite|code|em|i|img|input|kbd|label|mark|q|s|samp|select|small|span|strong|sub|sup|svg|template|time|u|var)\b/
/** What stands in such an element stands apart from what is beside it, with white space or without. */
const apart = /\sclass="(?:[^"]*\s)?(?:inline-)?(?:flex|grid)(?=["\s])/
const ends = (piece = '') => amongWords.test(piece) && /^<\/|\/>$/.test(piece)
const begins = (piece = '') => amongWords.test(piece) && !piece.startsWith('</')

/** Text with its braces as references, and line breaks between it and what stands among its words as spaces. */
function spaced(text: string, [before, after]: (string | undefined)[]): string {
  const plain = text.replaceAll('{', '&#123;').replaceAll('}', '&#125;')
  if (plain.trim() === '') return plain.includes('\n') && ends(before) && begins(after) ? `{' '}${plain}` : plain
  const led = ends(before) ? plain.replace(/^(?=[^\S\n]*\n)/, "{' '}") : plain
  return begins(after) ? led.replace(/(?=[^\S\n]*\n\s*$)/, "{' '}") : led
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
