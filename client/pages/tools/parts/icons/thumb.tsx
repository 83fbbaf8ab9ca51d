import { clsx } from 'clsx'
import type { GlyphKey } from '#shared/tools/icons/sets.ts'
import { Drawing } from './drawing.tsx'
import { glyphOf } from './icon-store.ts'

type Props = { glyphKey: GlyphKey; label: string; isCurrent?: boolean; onOpen: (key: GlyphKey) => void }

/** A small picture of an icon that leads to it. */
export function Thumb({ glyphKey, label, isCurrent = false, onOpen }: Props) {
  const glyph = glyphOf(glyphKey)
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isCurrent || undefined}
      title={label}
      onClick={() => onOpen(glyphKey)}
      className={clsx(
        'grid size-11 place-items-center rounded-lg text-ink inset-ring transition-colors hover:bg-hover',
        isCurrent ? 'bg-accent-wash inset-ring-accent' : 'inset-ring-line',
      )}
    >
      {glyph && <Drawing glyph={glyph} side={glyph.set.oneLook ? 22 : glyph.style.grid} />}
    </button>
  )
}
