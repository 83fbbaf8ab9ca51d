import { drawingOf, type Icons } from '#shared/tools/button/kit.ts'

type Props = { icons: Icons; name: string; set?: '16/solid' | '20/solid'; className?: string }

/** An icon as its set draws it. */
export function Drawing({ icons, name, set = '20/solid', className }: Props) {
  const side = set === '16/solid' ? 16 : 20
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${side} ${side}`}
      fill="currentColor"
      className={className}
      // Drawings come from the build, never from a person.
      dangerouslySetInnerHTML={{ __html: drawingOf(icons, name, set) }}
    />
  )
}
