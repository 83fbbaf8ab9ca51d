/** The pages of a static build, made ready for the frame they are shown in. */
import { createHash } from 'node:crypto'
import { minifySync } from 'vite'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * Moves addresses that begin at the root of the site below the preview's own, and loads the frame's script before any
 * other. What Vite moved already is left alone. An element that a frame may not focus while it is loaded waits under
 * another name, which the frame's script takes back: else the browser says on every page that it has blocked it.
 */
export function framed(html: string, base: string): string {
  const moved = html.replace(
    /(\s(?:href|src|action|poster|srcset|data-src|content)=")(\/(?!\/)[^"]*)"/g,
    (whole, head: string, value: string) => {
      if (value.startsWith(base) || head.includes('content=')) return whole
      if (!head.includes('srcset')) return `${head}${base}${value.slice(1)}"`
      const places = value.split(/,\s+/).map((place) => (place.startsWith('/') ? base + place.slice(1) : place))
      return `${head}${places.join(', ')}"`
    },
  )
  const calm = moved.replace(/(<[a-z][^<>]*?\s)autofocus(?=[\s=>/])/gi, '$1data-preview-autofocus')
  return calm.replace(/<head[^>]*>/i, (head) => `${head}<script src="${base}frame.js"></script>`)
}

const script = /(<script(?![^>]*\ssrc=)[^>]*>)([\s\S]*?)<\/script>/g
const data = /type="(?:application\/|speculationrules|importmap)/

/**
 * A page whose inline scripts do what they did without being the text that is sold, with its comments and its names.
 * Throws when one does not parse.
 */
export const withSmallScripts = (html: string): string =>
  html.replace(script, (whole, tag: string, code: string) => {
    if (data.test(tag)) return whole
    const isModule = tag.includes('type="module"')
    // What stands outermost in a script is everybody's, and in a module its own.
    const mangle = { toplevel: isModule }
    const { code: small, errors } = minifySync('inline.js', code, { module: isModule, mangle })
    if (errors[0]) throw new SyntaxError(errors[0].message)
    return `${tag}${small.trim().replaceAll('</script', '<\\/script')}</script>`
  })

/** Hashes of what a page has inline, for its Content-Security-Policy. */
export function inlineParts(html: string): { scripts: string[]; styles: string[]; styleAttributes: string[] } {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => hashOf(text))
  return {
    scripts: all(/<script(?![^>]*\ssrc=)(?![^>]*type="(?:application\/|speculationrules))[^>]*>([\s\S]*?)<\/script>/g),
    styles: all(/<style[^>]*>([\s\S]*?)<\/style>/g),
    styleAttributes: [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, text = '']) => hashOf(decoded(text))),
  }
}

const decoded = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
