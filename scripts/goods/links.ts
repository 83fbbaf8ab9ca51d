/** Links inside the site become the router's own where the project has one; others stay plain anchors. */
import { importing } from './outlets.ts'

/** By the package that brings the router: what its link is called, where it comes from, and what it calls the target. */
type Router = { language: 'react' | 'vue'; name: string; statement: string; target: string; isTyped?: boolean }
const routers = {
  next: { language: 'react', name: 'Link', statement: "import Link from 'next/link'", target: 'href' },
  'react-router': { language: 'react', name: 'Link', statement: '', target: 'to' },
  // Its addresses are types, which data is not: what comes from data stays an anchor.
  '@tanstack/react-router': { language: 'react', name: 'Link', statement: '', target: 'to', isTyped: true },
  '@inertiajs/react': { language: 'react', name: 'Link', statement: '', target: 'href' },
  'vue-router': {
    language: 'vue',
    name: 'RouterLink',
    statement: "import { RouterLink } from 'vue-router'",
    target: 'to',
  },
  nuxt: { language: 'vue', name: 'NuxtLink', statement: '', target: 'to' },
} satisfies Record<string, Router>
export type RouterName = keyof typeof routers

/** The router among a project's packages; undefined where links stay as they are. */
export const routerOf = (packages: string[]): RouterName | undefined =>
  (Object.keys(routers) as RouterName[]).find((name) => packages.includes(name))

/**
 * Code whose anchors with an address of the site, written out or from data, are links of the router.
 *
 * @param own how a project brings in a link of its own in place of the router's, which takes the same properties
 */
export function routeLinks(code: string, router: RouterName, own?: string): string {
  const { language, name, target, isTyped, ...its }: Router = routers[router]
  const statement = own ?? its.statement
  const written = /\shref=(?="\/(?!\/))/
  const inReact = isTyped ? written : /\shref=(?="\/(?!\/)|\{[\w.]+\})/
  const internal = language === 'vue' ? /\s:?href="(?=\/(?!\/)|[\w.]+")/ : inReact
  let out = ''
  let rest = 0
  let changed = false
  for (const { index } of code.matchAll(/<a(?=\s)/g)) {
    if (index < rest) continue
    const end = endOfTag(code, index)
    // Prettier breaks a closing tag where the text around it must not be broken.
    const close = /<\/a\s*>/.exec(code.slice(end))
    const tag = code.slice(index, end)
    const found = internal.exec(language === 'vue' ? tag.replace(/\shref="(?!\/)/g, ' hre_="') : tag)
    if (!found || !close) continue
    const linked = tag.replace(internal, (text) => text.replace('href', target)).replace('<a', `<${name}`)
    const inside = end + close.index
    out += `${code.slice(rest, index)}${linked}${code.slice(end, inside)}</${name}>`
    rest = inside + close[0].length
    changed = true
  }
  if (!changed) return code
  out += code.slice(rest)
  // Nuxt imports what it knows by itself.
  if (router === 'nuxt') return out
  if (!statement) return importing(out, name, router)
  if (language === 'react') return `${statement}\n${out.startsWith('import ') ? '' : '\n'}${out}`
  return out.startsWith('<script setup')
    ? out.replace(/^(<script setup[^>]*>\n)/, (_, head: string) => `${head}${statement}\n`)
    : `<script setup lang="ts">\n${statement}\n</script>\n\n${out}`
}

/** Where an opening tag ends: at the first ">" outside of quotes and braces. */
function endOfTag(code: string, from: number): number {
  let quote = ''
  let depth = 0
  for (let at = from; at < code.length; at += 1) {
    const char = code.charAt(at)
    if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'" || char === '`') quote = char
    else if (char === '{') depth += 1
    else if (char === '}') depth -= 1
    else if (char === '>' && depth === 0) return at + 1
  }
  return code.length
}
