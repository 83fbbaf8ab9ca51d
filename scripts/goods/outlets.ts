/**
 * Where a page's own content goes. In a source it is the comment {/* outlet *\/}, or {/* outlet: aside *\/} for one of
 * several; every flavour carries comments over, so here each becomes what its framework has for the purpose.
 */
import type { OutputFile } from '#compiler/index.ts'

/** What a file of a project is written in: an Astro component is made from the React or the HTML of the compiler. */
export type Language = OutputFile['language'] | 'astro'
const inMarkup = /<!-- outlet(?:: ([a-z][a-zA-Z]*))? -->/g
const inReact = /\{\/\* outlet(?:: ([a-z][a-zA-Z]*))? \*\/\}/g

/** A file with its outlets opened. Throws when one name stands twice. HTML keeps the comment, for the project's build. */
export function openOutlets(code: string, language: Language): string {
  const marks =
    language === 'tsx' || language === 'jsx' ? [inReact] : language === 'astro' ? [inReact, inMarkup] : [inMarkup]
  const names = marks.flatMap((mark) => [...code.matchAll(mark)].map(([, name = 'children']) => name))
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`it has two outlets called “${twice}”`)
  return names.length === 0 ? code : openers[language](code, names)
}

const openers: Record<Language, (code: string, names: string[]) => string> = {
  html: (code) => code,
  vue: (code) => code.replace(inMarkup, slot),
  astro: (code) => code.replace(inReact, slot).replace(inMarkup, slot),
  svelte: (code, names) => {
    const opened = code.replace(inMarkup, (_, name?: string) =>
      name ? `{@render ${name}?.()}` : '{@render children?.()}',
    )
    const props = `let { ${names.join(', ')} }: { ${names.map((name) => `${name}?: Snippet`).join('; ')} } = $props()`
    const [script = ''] = /^<script lang="ts">\n[\s\S]*?<\/script>\n/.exec(opened) ?? []
    if (!script)
      return `<script lang="ts">\n  import type { Snippet } from 'svelte'\n\n  ${props}\n</script>\n\n${opened}`
    const lines = script.split('\n')
    const lastImport = lines.findLastIndex((line) => /^ {2}(import |\} from )/.test(line))
    const after = Math.max(lastImport, 0)
    lines.splice(after + 1, 0, "  import type { Snippet } from 'svelte'", '', `  ${props}`)
    return lines.join('\n') + opened.slice(script.length)
  },
  tsx: (code, names) => {
    const types = names.map((name) => `${name}${name === 'children' ? '' : '?'}: ReactNode`).join('; ')
    return importing(withProps(code, `{ ${names.join(', ')} }: { ${types} }`), 'type ReactNode', 'react')
  },
  jsx: (code, names) => withProps(code, `{ ${names.join(', ')} }`),
}

function slot(_: string, name?: string): string {
  return name ? `<slot name="${name}" />` : '<slot />'
}

function withProps(code: string, props: string): string {
  return code
    .replace(inReact, (_, name = 'children') => `{${name as string}}`)
    .replace(/^(export default function \w+)\(\)/m, (_, head: string) => `${head}(${props})`)
}

/** Adds a name to the import of a module, which may not be there yet. */
export function importing(code: string, name: string, from: string): string {
  const there = new RegExp(`^import \\{ (.*) \\} from '${RegExp.escape(from)}'$`, 'm')
  if (there.test(code)) return code.replace(there, (_, names: string) => `import { ${name}, ${names} } from '${from}'`)
  const alone = name.startsWith('type ') ? `import type { ${name.slice(5)} }` : `import { ${name} }`
  return `${alone} from '${from}'\n${code.startsWith('import ') ? '' : '\n'}${code}`
}
