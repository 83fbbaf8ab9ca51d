import { installCommand } from '#shared/install-command.ts'
import type { CutButton } from '#shared/tools/button/cut.ts'

/** What a project needs besides: packages, and lines in its configuration. */
export function SetupNotes({ cut: { dependencies, setup } }: { cut: CutButton }) {
  if (dependencies.length + setup.length === 0) return null
  return (
    <ul className="grid gap-1.5 border-t border-line px-4 py-3 text-sm text-muted">
      {dependencies.length > 0 && (
        <li>
          <code className="font-mono text-xs wrap-anywhere text-ink">{installCommand(dependencies)}</code>
        </li>
      )}
      {setup.map((note) => (
        <li key={note} className="text-pretty">
          {note.split('`').map((part, index) =>
            index % 2 === 1 ? (
              <code key={index} className="font-mono text-xs wrap-anywhere text-ink">
                {part}
              </code>
            ) : (
              part
            ),
          )}
        </li>
      ))}
    </ul>
  )
}
