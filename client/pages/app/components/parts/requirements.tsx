import { ChevronRightIcon } from '@heroicons/react/16/solid'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { ProseCode } from '#client/ui/prose-code.tsx'
import { installCommand } from '#shared/install-command.ts'
import type { CodeAnswer } from '#shared/page-props.ts'

/** As many notes as may stand before the code without being in its way. */
const fewNotes = 2

/** What a project needs before the code works in it. */
export function Requirements({ dependencies, setup }: Pick<CodeAnswer, 'dependencies' | 'setup'>) {
  if (dependencies.length === 0 && setup.length === 0) return null
  const command = installCommand(dependencies)

  return (
    <div className="grid gap-2 border-b border-line bg-raised py-2.5 ps-4 pe-2 text-sm text-muted">
      {dependencies.length > 0 && (
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
          <code className="min-w-0 flex-1 basis-48 font-mono text-[0.8125rem] wrap-anywhere text-ink">{command}</code>
          <CopyButton text={command} what="Install command" />
        </div>
      )}
      {setup.length > fewNotes ? (
        <details className="group">
          <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm py-1 font-medium text-ink [&::-webkit-details-marker]:hidden">
            <ChevronRightIcon
              aria-hidden
              className="size-4 text-faint transition-transform group-open:rotate-90 motion-reduce:transition-none rtl:-scale-x-100"
            />
            {setup.length} notes for the project
          </summary>
          <Notes setup={setup} />
        </details>
      ) : (
        <Notes setup={setup} />
      )}
    </div>
  )
}

function Notes({ setup }: Pick<CodeAnswer, 'setup'>) {
  return (
    <ul className="grid gap-1 group-open:py-1.5 group-open:ps-5.5">
      {setup.map((sentence) => (
        <li key={sentence} className="max-w-prose text-pretty">
          <ProseCode text={sentence} />
        </li>
      ))}
    </ul>
  )
}
