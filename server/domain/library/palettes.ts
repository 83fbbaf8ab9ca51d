import { dropOldest } from '#shared/drop-oldest.ts'
import { encodeColors, previewCss, type Palette } from '#shared/recolor.ts'
import type { Catalogue } from './catalogue.ts'
import { firstFile, previewOf } from './compiled.ts'

/** Each is a few kilobytes; families are asked for again and again, by everyone. */
const mostKept = 4000

/**
 * Makes a reader of the colours of previews.
 * In: a component's path and a palette. Out: the stylesheet that gives its preview these colours with contrast kept;
 * null when there is no such component. What was asked for lately is kept. Elements are known by the names of the built
 * preview's lists; without `byName`, as while developing, by their classes.
 */
export function createPalettes(catalogue: Catalogue, { byName = true } = {}) {
  const kept = new Map<string, string>()
  return (path: string, palette: Palette): string | null => {
    const component = catalogue.component(path)
    if (!component) return null
    const { code } = firstFile(component.snippets.react)
    const key = `${path} ${encodeColors(palette.primary)} ${encodeColors(palette.secondary)} ${code.length}`
    const css = kept.get(key) ?? previewCss(code, palette, byName ? previewOf(catalogue, component).names : undefined)
    // The oldest go first; what is asked for again counts as new.
    kept.delete(key)
    kept.set(key, css)
    if (kept.size > mostKept) dropOldest(kept)
    return css
  }
}
