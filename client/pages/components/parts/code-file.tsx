import { useRef } from 'react'
import { countCopy } from '#client/count-copy.ts'
import { useRecoloured } from '#client/hooks/use-recoloured.ts'
import { CodeBlock } from '#client/ui/code-block.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { StackBlitzLink } from '#client/ui/stack-blitz-link.tsx'
import { ThemeNote } from '#client/ui/theme-note.tsx'
import type { Flavour } from '#shared/catalog.ts'
import type { CodeFile } from '#shared/page-props.ts'

type Props = { path: string; flavour: Flavour; file: CodeFile; label: string; className?: string }

/** A file to be read and taken: what is copied is what stands there, in the colours and the style chosen in this browser. */
export function CodeFileView({ path, flavour, file, label, className = 'max-h-[36rem]' }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { fileName, highlighted, theme = null } = useRecoloured(path, flavour, file, box)

  return (
    <div ref={box} className="overflow-hidden rounded-xl bg-(--code-ground) ring-1 ring-line">
      <ThemeNote theme={theme} what={label} />
      <div className="flex min-h-12 items-center gap-3 border-b border-line ps-4 pe-2">
        <p className="me-auto min-w-0 truncate font-mono text-xs text-muted">{fileName}</p>
        <StackBlitzLink path={path} title={label} flavour={flavour} />
        <CopyButton
          text={() => box.current?.querySelector('code')?.textContent ?? ''}
          what={`${label}, ${fileName}`}
          onCopied={() => countCopy({ component: path, flavour, channel: 'page' })}
        />
      </div>
      <CodeBlock html={highlighted} label={label} numbers className={className} />
    </div>
  )
}
