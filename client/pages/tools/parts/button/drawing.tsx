import { type SolidPath, svgAttributes } from '#shared/tools/button/icon.ts'
import { drawingOf, type Icons } from '#shared/tools/button/kit.ts'

type Props = { icons: Icons; name: string; set?: SolidPath; className?: string | undefined }

/** An icon as its set draws it. */
export function Drawing({ icons, name, set = '20/solid', className }: Props) {
  return <RawDrawing name={name} set={set} body={drawingOf(icons, name, set)} className={className} />
}

/** The same where its shapes are at hand. */
export function RawDrawing({ name, body, set = '20/solid', className }: Omit<Props, 'icons'> & { body: string }) {
  const own = Object.fromEntries(svgAttributes(name, set))
  return (
    <svg
      aria-hidden
      viewBox={own.viewBox}
      fill={own.fill}
      stroke={own.stroke}
      strokeWidth={own['stroke-width']}
      strokeLinecap={own['stroke-linecap'] as 'round' | undefined}
      strokeLinejoin={own['stroke-linejoin'] as 'round' | undefined}
      className={className}
      // Drawings come from the build, never from a person.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
