import type { ListNames } from '#shared/list-names.ts'

type Preview = { html: string; css: string; names: ListNames }

/** Attributes that name an element of the same document, or several with spaces between them. */
const references =
  /( (?:id|for|name|aria-(?:labelledby|describedby|controls|owns|activedescendant|details))=")([^"]+)"/g

/**
 * A preview as it can stand beside others in one document: its classes and the names of its elements begin with a
 * word of its own. Tailwind's rules have no other names in them, so nothing else of a rule is touched.
 */
export function scopePreview({ html, css, names }: Preview, word: string): { html: string; css: string } {
  const known = new Set(Object.values(names))
  const scoped = (name: string) => (known.has(name) ? word + name : name)
  return {
    html: html
      .replace(
        /( class=")([^"]*)"/g,
        (_, start: string, list: string) => `${start}${list.split(' ').map(scoped).join(' ')}"`,
      )
      .replace(
        references,
        (_, start: string, list: string) =>
          `${start}${list
            .split(' ')
            .map((id) => word + id)
            .join(' ')}"`,
      )
      .replace(/( (?:xlink:)?href="#)([^"]+)"/g, `$1${word}$2"`)
      .replace(/url\(#/g, `url(#${word}`),
    css: css.replace(/\.([a-z][0-9a-z]*)(?![\w-])/g, (_, name: string) => `.${scoped(name)}`),
  }
}
