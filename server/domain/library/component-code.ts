import { flavours, type CompiledComponent, type Flavour } from '#shared/catalog.ts'
import type { CodeFile } from '#shared/page-props.ts'
import { keptFile } from './snippet.ts'
import { firstFile } from './compiled.ts'

/** The first file of each flavour, in the default colours. */
export async function componentCode(
  { snippets }: CompiledComponent,
  siteUrl: string,
): Promise<Record<Flavour, CodeFile>> {
  const files = flavours.map(async (flavour) => {
    const { fileName, highlighted } = (await keptFile(firstFile(snippets[flavour]), { siteUrl })).file
    return [flavour, { fileName, highlighted }] as const
  })
  return Object.fromEntries(await Promise.all(files)) as Record<Flavour, CodeFile>
}
