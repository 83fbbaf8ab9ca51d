import type { IconSample } from '#shared/tools/pictures.ts'

/** Icons of a set, in a measured grid. */
export const IconPicture = ({ sample: { grid, stroke, bodies } }: { sample: IconSample }) => (
  <div className="grid h-full grid-cols-6 grid-rows-3 divide-line">
    {bodies.map((body, index) => (
      <span key={index} className="-me-px -mb-px grid place-items-center border border-line text-ink">
        <svg
          viewBox={`0 0 ${grid} ${grid}`}
          className="size-6"
          {...(stroke === null
            ? { fill: 'currentColor' }
            : {
                fill: 'none',
                stroke: 'currentColor',
                strokeWidth: stroke,
                strokeLinecap: 'round',
                strokeLinejoin: 'round',
              })}
          // Drawings come from the build, never from a person.
          dangerouslySetInnerHTML={{ __html: body }}
        />
      </span>
    ))}
  </div>
)
