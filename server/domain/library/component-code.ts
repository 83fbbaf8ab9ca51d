import { flavours, type CompiledComponent, type Flavour } from '#shared/catalog.ts'
import type { AwaitedFile, CodeFile } from '#shared/page-props.ts'
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

/** Lines of code that are seen at once on a page of many. */
const seenLines = 24

/** The same files without their code, for pages that fetch it when it is shown. */
export function awaitedCode({ snippets }: CompiledComponent): Record<Flavour, AwaitedFile> {
  const files = flavours.map((flavour) => {
    const { fileName, code } = firstFile(snippets[flavour])
    return [flavour, { fileName, lines: Math.min(seenLines, code.trimEnd().split('\n').length) }] as const
  })
  return Object.fromEntries(files) as Record<Flavour, AwaitedFile>
}
