import { Bars3BottomLeftIcon } from '@heroicons/react/16/solid'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { CodeBlock } from '#client/ui/code-block.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import type { SnippetFile } from '#shared/catalog.ts'

/** The files of a snippet one at a time, with copying and line wrap above them. */
export function SnippetView({ files, title }: { files: SnippetFile[]; title: string }) {
  const [{ file: label, wrap }, change] = useSnippetPreferences()
  const file = files.find((entry) => entry.label === label) ?? files[0]
  if (!file) return null

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
          <CopyButton text={file.code} what={`${title}, ${file.fileName}`} />
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
