import { flavours, type CompiledComponent, type Flavour } from '#shared/catalog.ts'
import type { CodeFile } from '#shared/page-props.ts'
import { keptFile } from './snippet.ts'
import { firstFile } from './compiled.ts'

/** The first file of each flavour, in the default colours. */
export function componentCode({ snippets }: CompiledComponent, siteUrl: string): Record<Flavour, CodeFile> {
  const files = flavours.map((flavour) => {
    const { fileName, highlighted } = keptFile(firstFile(snippets[flavour]), { siteUrl }).file
    return [flavour, { fileName, highlighted }] as const
  })
  return Object.fromEntries(files) as Record<Flavour, CodeFile>
}
