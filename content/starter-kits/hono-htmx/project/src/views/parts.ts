import { readFileSync } from 'node:fs'
import { html } from 'hono/html'

/** Markup whose text is escaped already. */
export type Html = ReturnType<typeof html>

const folder = new URL('../parts/', import.meta.url)
const outlet = /<!-- outlet(?:: (\w+))? -->/
const read = new Map<string, string>()

/**
 * A file of src/parts, as Millwork writes it, without its scripts: those are bundled into src/client/main.ts.
 * @param outlets what stands in the place of `<!-- outlet: name -->`; of `<!-- outlet -->` it is `children`
 * @param path the page that is shown, whose link in a navigation is marked
 */
export function part(name: string, outlets: Record<string, Html | string> = {}, path = ''): Html {
  const [first = '', ...rest] = markCurrent(markupOf(name), path).split(outlet)
  const strings = [first]
  const values: (Html | string)[] = []
  for (let index = 0; index < rest.length; index += 2) {
    values.push(outlets[rest[index] ?? 'children'] ?? '')
    strings.push(rest[index + 1] ?? '')
  }
  return html(Object.assign(strings, { raw: strings }), ...values)
}

/** The markup of a part, and what its scripts do. */
export function splitPart(text: string): { markup: string; script: string } {
  const scripts: string[] = []
  const markup = text.replace(/<script[^>]*>([^]*?)<\/script>\n?/g, (_, script: string) => {
    scripts.push(script)
    return ''
  })
  return { markup: markup.trim(), script: scripts.join('\n') }
}

function markupOf(name: string): string {
  const markup = read.get(name) ?? splitPart(readFileSync(new URL(`${name}.html`, folder), 'utf8')).markup
  if (process.env.NODE_ENV === 'production') read.set(name, markup)
  return markup
}

const markCurrent = (markup: string, path: string) =>
  markup.replace(/<nav[^]*?<\/nav>/g, (navigation) =>
    navigation.replaceAll(new RegExp(`<li[^>]*>\\s*<a\\s+href="${path}"`, 'g'), '$& aria-current="page"'),
  )
