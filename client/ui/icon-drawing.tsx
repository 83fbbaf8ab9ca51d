import type { FoundIcon } from '#shared/search/documents.ts'

type Props = { drawing: FoundIcon['drawing']; className?: string }

/** An icon of a set; decoration beside its name. */
export const IconDrawing = ({ drawing: { grid, stroke, body }, className }: Props) => (
  <svg
    aria-hidden
    viewBox={`0 0 ${grid} ${grid}`}
    className={className}
    {...(stroke === null
      ? { fill: 'currentColor' }
      : { fill: 'none', stroke: 'currentColor', strokeWidth: stroke, strokeLinecap: 'round', strokeLinejoin: 'round' })}
    // Drawings come from the build, never from a person.
    dangerouslySetInnerHTML={{ __html: body }}
  />
)
