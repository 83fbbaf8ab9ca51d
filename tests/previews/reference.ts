/** Components as their buyers get them: the code they copy, with its classes, under Tailwind's own sheet. */
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogDir } from '#toolchain/paths.ts'
import { createPreviewStyles } from '#scripts/build/previews/preview-styles.ts'
import type { CompiledComponent } from '#shared/catalog.ts'
import { bundle } from '#verify/browser/bundle.ts'

type Oxide = {
  Scanner: new (options: object) => { scanFiles(files: { content: string; extension: string }[]): string[] }
}
const require = createRequire(createRequire(import.meta.url).resolve('@tailwindcss/vite'))
const { Scanner } = require('@tailwindcss/oxide') as Oxide

export type Reference = {
  /** All of them in one script, which shows the one that the page names. */
  script: string
  /** A page that shows one of them, as the page of a preview does. */
  pageOf(path: string): Promise<string>
  /** Whether some of its buttons may open a dialog. */
  hasDialog(path: string): boolean
}

/**
 * @param typefaces the rules that bring the typefaces of previews
 * @param scriptAddress where the page finds the script
 */
export async function createReference(
  paths: readonly string[],
  { typefaces, scriptAddress }: { typefaces: string; scriptAddress: string },
): Promise<Reference> {
  const components = new Map(paths.map((path) => [path, readComponent(path)]))
  const codeOf = ({ snippets }: CompiledComponent) => snippets.react.files[0]!.code
  const script = await bundle('react', new Map([...components].map(([path, component]) => [path, codeOf(component)])))
  const { styles } = await createPreviewStyles()

  async function pageOf(path: string): Promise<string> {
    const component = components.get(path)!
    // Found as Tailwind finds them, and not as previews do.
    const sheet = await styles(new Scanner({}).scanFiles([{ content: codeOf(component), extension: 'tsx' }]))
    return `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${component.title}</title><link rel="icon" href="data:,"><style>${typefaces}</style><style>${sheet}</style></head>
<body>
<div id="root" data-layout="${component.layout}"></div>
<script>globalThis.shown = ${JSON.stringify(path)}</script><script src="${scriptAddress}"></script>
</body></html>`
  }
  return { script, pageOf, hasDialog: (path) => codeOf(components.get(path)!).includes('<DialogPanel') }
}

const readComponent = (path: string) =>
  JSON.parse(readFileSync(join(catalogDir, 'components', `${path}.json`), 'utf8')) as CompiledComponent
