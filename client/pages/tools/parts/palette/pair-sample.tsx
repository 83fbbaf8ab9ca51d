import { gradeNames, gradeOf, measured, measures, formatContrast, type Tone } from '#shared/tools/palette/contrast.ts'

type Props = { name: string; text: Tone; surface: Tone }

const measureNames = { wcag: 'WCAG 2.2', apca: 'APCA Lc' }
const classOf = (name: string, tone: Tone) => (/\d/.test(tone.name) ? `${name}-${tone.name}` : tone.name)

/** One pair at work, and what both measures say of it. */
export function PairSample({ name, text, surface }: Props) {
  return (
    <div className="min-w-0 flex-[1_1_14rem] self-start overflow-hidden rounded-xl ring-1 ring-line @xl:@max-[88rem]:max-w-80 @min-[88rem]:w-full @min-[88rem]:flex-none">
      <svg aria-hidden viewBox="0 0 224 96" className="block w-full">
        <rect width="224" height="96" fill={surface.hex} />
        <text x="18" y="46" fill={text.hex} fontSize="28" fontWeight="600" letterSpacing="-0.5">
          Large text
        </text>
        <text x="18" y="74" fill={text.hex} fontSize="15">
          And text that one reads.
        </text>
      </svg>
      <div aria-live="polite" className="grid gap-1 border-t border-line p-3 text-xs text-muted">
        <p className="font-mono text-ink">
          text-{classOf(name, text)} bg-{classOf(name, surface)}
        </p>
        {measures.map((measure) => {
          const value = measured(measure, text, surface)
          return (
            <p key={measure} className="flex justify-between gap-2">
              <span>
                {measureNames[measure]}{' '}
                <span className="font-medium text-ink tabular-nums">{formatContrast(measure, value)}</span>
              </span>
              <span className="text-end">{gradeNames[measure][gradeOf(measure, value)]}</span>
            </p>
          )
        })}
      </div>
    </div>
  )
}
