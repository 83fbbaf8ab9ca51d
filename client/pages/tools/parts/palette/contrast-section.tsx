import { memo, useState } from 'react'
import { Segmented } from '#client/ui/segmented.tsx'
import { measured, type Measure, formatContrast, toneOf, tonesOf, usesOf } from '#shared/tools/palette/contrast.ts'
import type { Scale } from '#shared/tools/palette/scale.ts'
import { ContrastTable } from './contrast-table.tsx'
import { PairSample } from './pair-sample.tsx'

const measureOptions = [
  { value: 'wcag', label: 'WCAG 2.2' },
  { value: 'apca', label: 'APCA' },
] as const

/** What every pair of a scale is worth, and the pairs to use. */
export const ContrastSection = memo(function ContrastSection({ scale }: { scale: Scale }) {
  const [measure, setMeasure] = useState<Measure>('wcag')
  const [chosen, setChosen] = useState({ text: '700', surface: '50' })
  const tones = tonesOf(scale)
  const uses = usesOf(scale, measure)
  const [text, surface] = [toneOf(tones, chosen.text), toneOf(tones, chosen.surface)]

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-[60ch] min-w-0 grow basis-72 text-sm text-pretty text-muted">
          {measure === 'wcag'
            ? 'Ratios by WCAG 2.2: 4.5 for text, 3 for large text and icons, 7 for AAA. The rings mark pairs to use.'
            : 'Lightness contrast by APCA, in trial and no part of WCAG: 75 for body text, 60 for other text, 45 for large text and icons. The rings mark pairs to use.'}
        </p>
        <Segmented
          label="Measure of contrast"
          options={measureOptions}
          value={measure}
          onChange={setMeasure}
          className="shrink-0 whitespace-nowrap"
        />
      </div>
      <div className="mt-5 grid grid-cols-1 gap-6 @min-[88rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <ContrastTable tones={tones} measure={measure} uses={uses} chosen={chosen} onChoose={setChosen} />
        <div className="flex flex-wrap content-start gap-4 @min-[88rem]:flex-col @min-[88rem]:flex-nowrap">
          <PairSample name={scale.name} text={text} surface={surface} />
          <ul
            aria-label="Pairs to use"
            className="grid min-w-0 flex-[1_1_20rem] grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] content-start gap-x-6 @min-[88rem]:flex-none"
          >
            {uses.map((use) => (
              <li key={use.title} className="border-t border-line">
                <button
                  type="button"
                  onClick={() => setChosen({ text: use.text.name, surface: use.surface.name })}
                  className="flex w-full items-center gap-3 rounded-md py-2 text-start text-sm hover:bg-hover"
                >
                  <svg aria-hidden viewBox="0 0 28 20" className="h-5 w-7 shrink-0 rounded-sm">
                    <rect width="28" height="20" fill={use.surface.hex} />
                    <path d="M8 15 14 5l6 10M10.4 11.5h7.2" fill="none" stroke={use.text.hex} strokeWidth="2.2" />
                  </svg>
                  <span className="min-w-0 flex-1">
                    <span className="block text-ink">{use.title}</span>
                    <span className="block text-xs text-muted">
                      {use.text.name} on {use.surface.name}
                    </span>
                  </span>
                  <span className="font-medium text-ink tabular-nums">
                    {formatContrast(measure, measured(measure, use.text, use.surface))}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
})
