import { useRef, useState } from 'react'
import { flavourTitles } from '#client/flavour-titles.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { useComponentCode } from '#client/hooks/use-component-code.ts'
import { CodeBlock } from '#client/ui/code-block.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { FileSwitch } from '#client/ui/file-switch.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { ThemeNote } from '#client/ui/theme-note.tsx'
import { flavours, type Flavour } from '#shared/catalog.ts'
import type { BenchPiece } from '#shared/page-props.ts'

const options = flavours.map((value) => ({ value, label: flavourTitles[value] }))

/** As many lines as are seen at once, and some more; the others come with the client. */
const firstLines = 22

/** The code of the component on the bench, in one flavour, in the colour chosen there, and as this browser likes it. */
export function BenchCode({ piece: { component, file } }: { piece: BenchPiece }) {
  const [flavour, setFlavour] = useState<Flavour>('html')
  const box = useRef<HTMLDivElement>(null)
  const shown = useComponentCode(component.path, flavour, flavour === 'html' ? file : null)
  const isWhole = useMounted()
  const html = shown?.highlighted ?? ''
  const label = `${component.title} as ${flavourTitles[flavour]}`

  return (
    <div
      ref={box}
      className="flex min-w-0 flex-col border-line bg-(--code-ground) max-xl:border-t xl:h-[28.5rem] xl:border-s"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-2 py-2">
        <Segmented label="Language of the code" options={options} value={flavour} onChange={setFlavour} />
        <div className="ms-auto flex items-center gap-2">
          <FileSwitch flavour={flavour} label={label} />
          <CopyButton text={() => box.current?.querySelector('code')?.textContent ?? ''} what={label} />
        </div>
      </div>
      <ThemeNote theme={shown?.theme ?? null} what={label} />
      <p className="flex items-center justify-between gap-3 px-4 pt-3 font-mono text-xs text-faint">
        <span className="min-w-0 truncate">{shown?.fileName ?? component.title}</span>
        <span>{component.part}</span>
      </p>
      <CodeBlock
        html={isWhole ? html : html.split('\n').slice(0, firstLines).join('\n')}
        label={label}
        className="min-h-0 flex-1 [content-visibility:auto] max-xl:h-72 max-xl:flex-none"
      />
    </div>
  )
}
