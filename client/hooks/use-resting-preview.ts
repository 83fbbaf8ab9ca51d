/** Previews on public pages: documents without a script of their own until somebody turns to them, dressed from here. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLivingPreview, usePalette } from '#client/hooks/use-palette.ts'
import type { SnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { useNear } from '#client/hooks/use-near.ts'

export type PreviewAppearance = { theme: 'light' | 'dark'; dir: 'ltr' | 'rtl' }
type Colours = Pick<SnippetPreferences, 'primary' | 'secondary'>
type Options = { path: string; dress: PreviewAppearance; colours: Colours; wakes: boolean }

/** The sheet with the colours of each document; one document has one. */
const sheets = new WeakMap<Document, CSSStyleSheet>()

function paint(inside: Document, css: string) {
  const view = inside.defaultView as (Window & typeof globalThis) | null
  if (!view) return
  const sheet = sheets.get(inside) ?? new view.CSSStyleSheet()
  sheets.set(inside, sheet)
  sheet.replaceSync(css)
  if (!inside.adoptedStyleSheets.includes(sheet)) inside.adoptedStyleSheets.push(sheet)
}

function wear({ documentElement: root }: Document, { theme, dir }: PreviewAppearance) {
  root.classList.toggle('dark', theme === 'dark')
  root.dir = dir
}

/** Keeps a frame in theme, direction and colours; answers its content's height once that is known, and whether somebody has used it. */
export function useRestingPreview(
  frame: RefObject<HTMLIFrameElement | null>,
  { path, dress: { theme, dir }, colours, wakes }: Options,
) {
  const [inside, setInside] = useState<Document | null>(null)
  const [height, setHeight] = useState<number | null>(null)
  const [used, setUsed] = useState(false)
  const { near, visible } = useNear(frame, true)
  useLivingPreview(path)
  const palette = usePalette(path, colours, near)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => {
      const document = element.contentDocument
      // Until it has been fetched, a frame holds an empty document of its own.
      if (document?.readyState === 'complete' && document.getElementById('preview')) setInside(document)
    }
    look()
    element.addEventListener('load', look)
    return () => element.removeEventListener('load', look)
  }, [frame])

  useEffect(() => {
    if (inside) wear(inside, { theme, dir })
  }, [inside, theme, dir])
  useEffect(() => {
    if (inside && palette !== null) paint(inside, palette)
  }, [inside, palette])

  useEffect(() => {
    const content = inside?.getElementById('preview')
    if (!content) return
    const observer = new ResizeObserver(() => {
      const { height: now } = content.getBoundingClientRect()
      if (now >= 1) setHeight(Math.min(Math.ceil(now), tallest))
    })
    observer.observe(content)
    return () => observer.disconnect()
  }, [inside])
  useEffect(() => {
    if (!inside) return
    const use = () => setUsed(true)
    inside.addEventListener('click', use, { once: true, capture: true })
    return () => inside.removeEventListener('click', use, { capture: true })
  }, [inside])

  // Fingers give no sign before they tap: what is in sight is made ready for them.
  const woken = useRef(false)
  useEffect(() => {
    if (!inside || !wakes || !near) return
    const timer = setInterval(() => {
      if (!visible.current) return
      clearInterval(timer)
      if (!woken.current) inside.defaultView?.dispatchEvent(new Event('pointermove'))
      woken.current = true
    }, 100)
    return () => clearInterval(timer)
  }, [inside, wakes, near, visible])

  return { height, used }
}

/** A sample that grows with its own frame must not grow for ever. */
const tallest = 6000
