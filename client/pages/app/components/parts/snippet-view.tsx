import { ArrowDownTrayIcon, Bars3BottomLeftIcon } from '@heroicons/react/16/solid'
import { tookInLibrary } from '#client/count-copy.ts'
import { downloadText } from '#client/download.ts'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { CodeBlock } from '#client/ui/code-block.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { DrawingButton } from '#client/ui/drawing-button.tsx'
import { StackBlitzLink } from '#client/ui/stack-blitz-link.tsx'
import type { CopyChannel } from '#shared/copies.ts'
import type { CodeAnswer, ListedComponent } from '#shared/page-props.ts'
import { promptFor } from '#shared/snippet/prompt.ts'

type Props = { answer: CodeAnswer; component: ListedComponent }

/** The files of a snippet one at a time; above them what can be done with it. */
export function SnippetView({ answer, component }: Props) {
  const [preferences, change] = useSnippetPreferences()
  const { file: label, wrap } = preferences
  const { files } = answer
  const { title } = component
  const file = files.find((entry) => entry.label === label) ?? files[0]
  if (!file) return null
  const took = (channel: CopyChannel) =>
    tookInLibrary({ component: component.path, flavour: preferences.flavour, channel })

  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 ps-4 pe-2">
        <p className="font-mono text-xs wrap-anywhere text-muted">{file.fileName}</p>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
          {files.length > 1 && (
            <Segmented
              label="File"
              options={files.map((entry) => ({ value: entry.label, label: entry.label }))}
              value={file.label}
              onChange={(picked) => change({ file: picked })}
            />
          )}
          <IconButton
            dense
            icon={Bars3BottomLeftIcon}
            label="Wrap long lines"
            pressed={wrap}
            onClick={() => change({ wrap: !wrap })}
          />
          <IconButton
            dense
            icon={ArrowDownTrayIcon}
            label={`Download ${file.fileName}`}
            onClick={() => {
              downloadText(file.fileName, file.code)
              took('download')
            }}
          />
          <DrawingButton component={component} />
          <StackBlitzLink path={component.path} title={title} flavour={preferences.flavour} />
          <CopyButton
            text={() => promptFor({ component, file, ...answer, preferences })}
            what={`${title}, prompt for an assistant`}
            label="Copy as prompt"
            onCopied={() => took('prompt')}
          />
          <CopyButton text={file.code} what={`${title}, ${file.fileName}`} onCopied={() => took('library')} />
        </div>
      </div>
      <CodeBlock
        html={file.highlighted}
        label={`Code of ${title}, ${file.fileName}`}
        numbers
        wrap={wrap}
        className="max-h-[36rem]"
      />
    </>
  )
}
