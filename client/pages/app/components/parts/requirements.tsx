import { CopyButton } from '#client/ui/copy-button.tsx'
import type { CodeAnswer } from '#shared/page-props.ts'

/** What a project needs before the code works in it. */
export function Requirements({ dependencies, setup }: Pick<CodeAnswer, 'dependencies' | 'setup'>) {
  if (dependencies.length === 0 && setup.length === 0) return null
  const command = `npm install ${dependencies.map(({ name, version }) => `${name}@${version}`).join(' ')}`

  return (
    <div className="grid gap-2 border-b border-line bg-raised py-2.5 ps-4 pe-2 text-sm text-muted">
      {dependencies.length > 0 && (
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
          <code className="min-w-0 flex-1 basis-48 font-mono text-[0.8125rem] wrap-anywhere text-ink">{command}</code>
          <CopyButton text={command} what="Install command" />
        </div>
      )}
      {setup.length > 0 && (
        <ul className="grid gap-1">
          {setup.map((sentence) => (
            <li key={sentence} className="max-w-prose text-pretty">
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
