import { type Vision, visions } from '#shared/color/vision.ts'
import { confusableWith } from '#shared/tools/palette/confusable.ts'
import type { Scale } from '#shared/tools/palette/scale.ts'

/** Says which scales need more than their colour to be told apart; with a vision chosen, for that one only. */
export function ConfusableNote({ vision, scales }: { vision: Vision | null; scales: Scale[] }) {
  const notes = (vision ? [vision] : visions.filter((each) => each !== 'achromatopsia')).flatMap((each) =>
    confusableWith(each, scales).map((pair) => ({ ...pair, vision: each })),
  )
  return (
    <div aria-live="polite" className="text-sm text-pretty text-muted empty:hidden">
      {notes.map(({ vision: seen, one, other, steps }) => (
        <p key={`${seen} ${one} ${other}`}>
          With {seen}, <span className="font-medium text-ink">{one}</span> and{' '}
          <span className="font-medium text-ink">{other}</span> look alike at {steps.join(', ')}: add a word or an icon
          where they mean different things.
        </p>
      ))}
      {vision && scales.length > 1 && notes.length === 0 && <p>With {vision}, all of these can be told apart.</p>}
    </div>
  )
}
