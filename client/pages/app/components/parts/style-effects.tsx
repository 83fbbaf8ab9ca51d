import type { CodeAnswer } from '#shared/page-props.ts'

/** What the chosen code style changed in this very code; nothing where it is as it was written. */
export function StyleEffects({ effects }: Pick<CodeAnswer, 'effects'>) {
  if (effects.length === 0) return null

  return (
    <p className="border-b border-line bg-raised px-4 py-2 text-sm text-pretty text-muted">
      <span className="font-medium text-ink">Your code style:</span> {effects.join(', ')}.
    </p>
  )
}
