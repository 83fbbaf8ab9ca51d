import { ArrowDownTrayIcon, CheckIcon, PlusIcon, XMarkIcon } from '@heroicons/react/16/solid'
import { clsx } from 'clsx'
import { memo, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { downloadText } from '#client/download.ts'
import { Button } from '#client/ui/button.tsx'
import { CodeBlock } from '#client/ui/code-block.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { categories } from '#shared/tools/icons/categories.ts'
import { type Glyph, type Look, sizeOf } from '#shared/tools/icons/draw.ts'
import { formatIds, formats, type FormatId } from '#shared/tools/icons/formats.ts'
import { iconPrompt } from '#shared/tools/icons/prompt.ts'
import type { Library } from '#shared/tools/icons/search.ts'
import { type GlyphKey, glyphKey } from '#shared/tools/icons/sets.ts'
import { titleOf } from '#shared/tools/icons/icon-style.ts'
import type { IconState } from '#shared/tools/icons/state.ts'
import { codeHtml } from './code-html.ts'
import { Specimen } from './drawing.tsx'
import { HeartButton } from './heart-button.tsx'
import { Imports } from './imports.tsx'
import { Similar } from './similar.tsx'
import { Styles } from './styles.tsx'

export type DetailHandle = { focus: () => void }

type Props = {
  ref: Ref<DetailHandle>
  /** Null while its drawing is under way. */
  glyph: Glyph | null
  library: Library | null
  look: Look
  format: FormatId
  isInBag: boolean
  /** Whether it is a favourite; null for a guest. */
  isKept: boolean | null
  /** Changes when drawings have come. */
  arrivals: number
  change: (part: Partial<IconState>) => void
  onOpen: (key: GlyphKey) => void
  onWord: (word: string) => void
  onBag: (key: GlyphKey) => void
  onHeart: (key: GlyphKey) => void
  onClose: () => void
}

const formatOptions = formatIds.map((value) => ({ value, label: formats[value].title }))

/** Everything about one icon: how it looks, every way to take it along, and what is like it. */
export const Detail = memo(function Detail(props: Props) {
  const { ref, glyph, library, look, format, isInBag, isKept, change, onOpen, onWord, onBag, onHeart, onClose } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const box = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => heading.current?.focus() }))
  useEffect(() => {
    if (glyph) box.current?.scrollTo({ top: 0 })
  }, [glyph])

  if (!glyph) return null
  const key = glyphKey(glyph.set.id, glyph.style.id, glyph.name)
  const { title: formatTitle, extension, about, write } = formats[format]
  const icon = library?.icons.find((each) => each.set === glyph.set.id && each.name === glyph.name)
  const code = write(glyph, look)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Escape from what is in it
    <aside
      ref={box}
      aria-label={`${glyph.name}, ${glyph.set.title}`}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className={clsx(
        'icon-sheet z-10 overflow-y-auto overscroll-contain bg-overlay lg:bg-page',
        'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:max-h-[72dvh] max-lg:rounded-t-2xl max-lg:px-[min(1.25rem,6vw)] max-lg:pb-8 max-lg:shadow-2xl max-lg:ring-1 max-lg:ring-line-strong',
        'lg:sticky lg:top-14 lg:-me-2 lg:h-[calc(100dvh-3.5rem)] lg:border-s lg:border-line lg:ps-6 lg:pe-2 lg:pb-10',
      )}
    >
      <div className="sticky top-0 z-10 flex items-center gap-2 bg-inherit py-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 truncate text-lg font-semibold text-ink outline-none">
          {glyph.name}
        </h2>
        <CopyButton text={code} what={`${titleOf(glyph.name)} as ${formatTitle}`} label={`Copy ${formatTitle}`} />
        <IconButton icon={XMarkIcon} label="Close" dense onClick={onClose} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <Specimen glyph={glyph} look={look} />
        <p className="text-sm text-muted">
          {glyph.set.title}, {glyph.style.title.toLowerCase()} · {sizeOf(glyph, look)} px on a grid of{' '}
          {glyph.style.grid} · {glyph.set.licence}
        </p>
        {icon && <Styles icon={icon} style={glyph.style} arrivals={props.arrivals} onOpen={onOpen} />}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary-alt" size="sm" aria-pressed={isInBag} onClick={() => onBag(key)}>
            {isInBag ? <CheckIcon aria-hidden className="size-4" /> : <PlusIcon aria-hidden className="size-4" />}
            {isInBag ? 'In the bag' : 'Into the bag'}
          </Button>
          <HeartButton isKept={isKept} onPress={() => onHeart(key)} />
          <Button
            variant="secondary-alt"
            size="sm"
            onClick={() => downloadText(`${glyph.name}.svg`, `${formats.svg.write(glyph, look)}\n`)}
          >
            <ArrowDownTrayIcon aria-hidden className="size-4" />
            SVG file
          </Button>
          <CopyButton text={() => iconPrompt(glyph, format, look)} what="Instructions for an AI" label="Copy for AI" />
          <CopyButton text={() => location.href} what="Link to this icon" label="Copy link" />
        </div>
        <div className="grid grid-cols-1 gap-2">
          <Segmented
            label="Format"
            options={formatOptions}
            value={format}
            onChange={(id) => change({ format: id })}
            className="grid! w-full grid-cols-4 whitespace-nowrap"
          />
          <p className="text-sm text-muted">{about}</p>
          <div className="overflow-hidden rounded-xl ring-1 ring-line">
            <CodeBlock
              html={codeHtml(code)}
              label={`${glyph.name}.${extension}`}
              wrap={format === 'data' || format === 'css'}
              className="max-h-72"
            />
          </div>
        </div>
        <Imports glyph={glyph} look={look} />
        {icon && library && (
          <Similar library={library} icon={icon} style={glyph.style} arrivals={props.arrivals} onOpen={onOpen} />
        )}
        {icon && (
          <div className="grid gap-2">
            <h3 className="text-sm font-medium text-ink">Found by</h3>
            <ul className="flex flex-wrap gap-1.5">
              {icon.categories.map((id) => (
                <li key={id}>
                  <Word onClick={() => change({ category: id, query: '' })}>{categories[id]}</Word>
                </li>
              ))}
              {[...icon.aliases, ...icon.tags].map((word) => (
                <li key={word}>
                  <Word onClick={() => onWord(word)}>{word}</Word>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </aside>
  )
})

const Word = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-7 rounded-md bg-hover px-2 text-xs text-muted transition-colors hover:text-ink pointer-coarse:min-h-10 pointer-coarse:px-3"
  >
    {children}
  </button>
)
