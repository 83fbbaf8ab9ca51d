import { ArrowDownTrayIcon, XMarkIcon } from '@heroicons/react/16/solid'
import { memo, type RefObject, useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { downloadText } from '#client/download.ts'
import { Button } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Drawer } from '#client/ui/drawer.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { bagFiles, bagFormats, type BagFormat, spriteOf, usageOf } from '#shared/tools/icons/bag.ts'
import type { Look } from '#shared/tools/icons/draw.ts'
import { formats } from '#shared/tools/icons/formats.ts'
import { type GlyphKey, parseGlyphKey, type SetId } from '#shared/tools/icons/sets.ts'
import { Drawing } from './drawing.tsx'
import { glyphOf, loadSome } from './icon-store.ts'
import { setBag, toggleInBag } from './use-bag.ts'
import { downloadZip } from './zip.ts'

type Props = {
  ref: RefObject<HTMLDialogElement | null>
  bag: readonly GlyphKey[]
  look: Look
  /** Where the texts of the licences are. */
  licences: string
  arrivals: number
  /** The address that brings this bag to somebody else. */
  link: () => string
  onSay: (words: string) => void
}

const options = bagFormats.map((value) => ({ value, label: formats[value].title }))

/** What was collected, to be taken along as a zip or one sprite. */
export const Bag = memo(function Bag({ ref, bag, look, licences, link, onSay }: Props) {
  const [format, setFormat] = useState<BagFormat>('svg')
  const [emptied, setEmptied] = useState<readonly GlyphKey[] | null>(null)
  useEffect(() => void loadSome(bag), [bag])
  const glyphs = bag.flatMap((key) => glyphOf(key) ?? [])
  const isReady = glyphs.length === bag.length && bag.length > 0

  async function zip() {
    try {
      const texts = await api<Partial<Record<SetId, string>>>(licences)
      await downloadZip(`icons-${format}.zip`, bagFiles(glyphs, format, look, texts))
    } catch {
      onSay('The zip could not be made. Check the connection and try again.')
    }
  }
  function empty() {
    setEmptied(bag)
    setBag([])
  }

  return (
    <Drawer ref={ref} label="Bag" side="end">
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-2 border-b border-line py-3 ps-5 pe-3">
          <h2 className="flex-1 text-lg font-semibold">
            Bag <span className="text-sm font-normal text-muted tabular-nums">{bag.length}</span>
          </h2>
          <IconButton icon={XMarkIcon} label="Close the bag" onClick={() => ref.current?.close()} />
        </div>
        {bag.length === 0 ? (
          <div className="grid content-start gap-3 px-5 py-8 text-sm text-pretty text-muted">
            <p>
              The tray is empty. Press Space on an icon, or “Into the bag” beside it. Icons of all four sets go in
              together.
            </p>
            {emptied && (
              <Button
                variant="secondary-alt"
                size="sm"
                className="justify-self-start"
                onClick={() => {
                  setBag(emptied)
                  setEmptied(null)
                }}
              >
                Put {emptied.length} back
              </Button>
            )}
          </div>
        ) : (
          <>
            <ul aria-label="In the bag" className="grid flex-1 auto-rows-min grid-cols-4 gap-1 overflow-y-auto p-4">
              {bag.map((key) => {
                const { name, set } = parseGlyphKey(key)
                const glyph = glyphOf(key)
                return (
                  <li key={key}>
                    <button
                      type="button"
                      aria-label={`Take out ${name}, ${set.title}`}
                      title={`${name}, ${set.title}. Press to take it out.`}
                      onClick={() => toggleInBag(key)}
                      className="group relative grid h-16 w-full place-items-center rounded-lg text-ink transition-colors hover:bg-hover"
                    >
                      {glyph && <Drawing glyph={glyph} look={{ ...look, size: null }} side={24} />}
                      <XMarkIcon
                        aria-hidden
                        className="absolute inset-e-1 top-1 size-3.5 text-faint opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100"
                      />
                    </button>
                  </li>
                )
              })}
            </ul>
            <div className="grid gap-3 border-t border-line px-5 py-4">
              <Segmented label="Files" options={options} value={format} onChange={setFormat} />
              <Button disabled={!isReady} onClick={() => void zip()}>
                <ArrowDownTrayIcon aria-hidden className="size-4" />
                Download zip
              </Button>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary-alt"
                  size="sm"
                  disabled={!isReady}
                  onClick={() => downloadText('sprite.svg', spriteOf(glyphs, look))}
                >
                  sprite.svg
                </Button>
                <CopyButton
                  text={() => glyphs.map((glyph) => usageOf(glyph, look)).join('\n')}
                  what="How each icon of the sprite is used"
                  label="Copy uses"
                />
                <CopyButton text={link} what="Link to this bag" label="Copy link" />
                <Button variant="secondary-alt" size="sm" onClick={empty}>
                  Empty it
                </Button>
              </div>
              <p className="text-xs text-pretty text-muted">
                With the size, lines and colour you chose, and the licence of every set.
              </p>
            </div>
          </>
        )}
      </div>
    </Drawer>
  )
})
