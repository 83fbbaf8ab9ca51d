import { usePage } from '@inertiajs/react'
import { useRef } from 'react'
import { countCopy, rememberCopied } from '#client/count-copy.ts'
import { useRecoloured } from '#client/hooks/use-recoloured.ts'
import { CodeBlock } from '#client/ui/code-block.tsx'
import { CodeFailed } from '#client/ui/code-failed.tsx'
import { CodePlace } from '#client/ui/code-place.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { DrawingButton } from '#client/ui/drawing-button.tsx'
import { FileSwitch } from '#client/ui/file-switch.tsx'
import { StackBlitzLink } from '#client/ui/stack-blitz-link.tsx'
import { ThemeNote } from '#client/ui/theme-note.tsx'
import type { ComponentMeta, Flavour } from '#shared/catalog.ts'
import type { AwaitedFile } from '#shared/page-props.ts'

type Props = {
  path: string
  flavour: Flavour
  file: AwaitedFile
  label: string
  drawable?: ComponentMeta
  className?: string
}

/** A file to be read and taken: what is copied is what stands there, in the colours and the style chosen in this browser. */
export function CodeFileView({ path, flavour, file, label, drawable, className = 'max-h-[36rem]' }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { auth } = usePage().props
  const { file: shown, failed, retry } = useRecoloured(path, flavour, box)
  const fileName = shown?.fileName ?? file.fileName

  function tryAgain() {
    // The button that was pressed goes.
    box.current?.focus({ preventScroll: true })
    retry()
  }
  function took() {
    countCopy({ component: path, flavour, channel: 'page' })
    if (auth.user) rememberCopied(path)
  }

  return (
    <div
      ref={box}
      tabIndex={-1}
      aria-busy={!shown && !failed}
      className="overflow-hidden rounded-xl bg-(--code-ground) ring-1 ring-line"
    >
      <ThemeNote theme={shown?.theme ?? null} what={label} />
      <div className="flex min-h-12 items-center gap-3 border-b border-line ps-4 pe-2">
        <p className="me-auto min-w-0 truncate font-mono text-xs text-muted">{fileName}</p>
        {drawable && <DrawingButton component={drawable} />}
        <FileSwitch flavour={flavour} label={label} />
        <StackBlitzLink path={path} title={label} flavour={flavour} />
        <CopyButton
          text={() => box.current?.querySelector('code')?.textContent ?? ''}
          what={`${label}, ${fileName}`}
          disabled={!shown}
          onCopied={took}
        />
      </div>
      {shown && <CodeBlock html={shown.highlighted} label={label} numbers className={className} />}
      {!shown && (
        // What stands in for the code takes its place and no more, so that nothing below it moves.
        <div className="grid items-start *:col-start-1 *:row-start-1">
          <CodePlace lines={file.lines} />
          {failed && <CodeFailed error={failed.error} retry={tryAgain} />}
          {!failed && <output className="sr-only">Loading {label}</output>}
        </div>
      )}
    </div>
  )
}
