import { clsx } from 'clsx'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flavourTitles } from '#client/flavour-titles.ts'
import type { Verdict } from '#client/flavours/together.ts'
import { useElementWidth } from '#client/hooks/use-element-width.ts'
import { chosenColors, useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { type Flavour, flavours } from '#shared/catalog.ts'
import type { Pages } from '#shared/page-props.ts'
import { beginsWide, type ChosenWidth, percent, shownWidth } from '#shared/preview-widths.ts'
import { type SnippetColors, urls } from '#shared/urls.ts'
import { fitFrame } from '#client/ui/scaled-frame.ts'
import { FlavourVerdict } from './flavour-verdict.tsx'

type Props = Pick<Pages['components/flavours'], 'component' | 'known'> & {
  theme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
  /** What was chosen; by default as wide as the component begins elsewhere. */
  width?: ChosenWidth
  colours: SnippetColors
  /** Of the flavours' headings, where a section stands between them and the page's. */
  level?: 'h2' | 'h3'
}

/** Before the room of a frame is known. */
const atFirst = { width: null, scale: 1 }
/** Pixels of a frame: room for what opens, and no more than a window shows of two rows. */
const heights = { least: 320, most: 900 }

/** The flavours in the colours that are chosen; with others, everything begins anew. */
export function RunningFlavours(props: Omit<Props, 'colours'>) {
  const [preferences] = useSnippetPreferences()
  const colours = chosenColors(preferences)
  return <Frames key={JSON.stringify(colours)} colours={colours} {...props} />
}

/** Four frames with the code that is copied, which do together what is done in one of them. */
function Frames({ component, known, colours, theme, dir, width: chosen = null, level: Heading = 'h2' }: Props) {
  const { path, title, minHeight } = component
  // Theme and direction change without a reload; colours are rules of the document.
  const [first] = useState({ theme, dir })
  const box = useRef<HTMLDivElement>(null)
  const room = useElementWidth(box)
  const { width, scale } = room === null ? atFirst : shownWidth(chosen, beginsWide(component), room)
  const frames = useRef<Partial<Record<Flavour, HTMLIFrameElement | null>>>({})
  const loaded = useRef(new Set<Flavour>())
  const end = useRef<() => void>(() => {})
  const [verdict, setVerdict] = useState<Verdict>(null)
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    for (const document of documentsIn(frames.current)) {
      document.documentElement.classList.toggle('dark', theme === 'dark')
      document.documentElement.dir = dir
    }
  }, [theme, dir, isRunning])
  // Heights are known once all of them have run, and others at another width.
  useLayoutEffect(() => {
    fit(frames.current, { width, scale, least: isRunning ? minHeight : null })
  }, [width, scale, minHeight, isRunning])
  useEffect(() => () => end.current(), [])

  async function onLoad(flavour: Flavour) {
    loaded.current.add(flavour)
    if (loaded.current.size < flavours.length) return
    const { runTogether } = await import('#client/flavours/together.ts')
    const windows = windowsOf(frames.current)
    if (!windows) return
    end.current()
    end.current = runTogether(windows, setVerdict)
    setRunning(true)
  }

  return (
    <section aria-label="Four flavours at work">
      {scale < 1 && (
        <p className="mb-2 font-mono text-xs/5 text-muted tabular-nums">
          {width} px at {percent(scale)}
        </p>
      )}
      <FlavourVerdict verdict={isRunning ? verdict : null} known={known} />
      <ul className="mt-2 grid gap-x-6 gap-y-8 lg:grid-cols-2">
        {flavours.map((flavour) => (
          <li key={flavour} className="min-w-0">
            <Heading className="flex items-center gap-2 text-sm font-semibold text-ink">
              <span
                aria-hidden
                className={clsx(
                  'size-2 rounded-full',
                  !verdict ? 'bg-line-strong' : verdict.differences[flavour] ? 'bg-amber-500' : 'bg-emerald-500',
                )}
              />
              {flavourTitles[flavour]}
            </Heading>
            <div
              ref={flavour === flavours[0] ? box : undefined}
              className={clsx('mt-2 flow-root overflow-clip rounded-xl bg-stage ring-1 ring-line', theme)}
            >
              {/* Nothing in it may take the focus before somebody turns to it. */}
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own document; it must share the origin to be acted in from here */}
              <iframe
                ref={(frame) => void (frames.current[flavour] = frame)}
                src={urls.flavour(path, flavour, { ...first, ...colours })}
                title={`${title} in ${flavourTitles[flavour]}`}
                inert={!isRunning}
                height={heights.least}
                onLoad={() => void onLoad(flavour)}
                className="mx-auto block w-full"
              />
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-sm text-pretty text-muted">
        Compared are roles, names, states, what can be read and where the focus is; not looks, and nothing that only
        shows under a real pointer. The outline in a frame that follows marks where the focus would be.
      </p>
    </section>
  )
}

type FrameElements = Partial<Record<Flavour, HTMLIFrameElement | null>>

const documentsIn = (frames: FrameElements): Document[] =>
  Object.values(frames).flatMap((frame) => (frame?.contentDocument ? [frame.contentDocument] : []))

/** Null where one of them is gone again. */
function windowsOf({ html, react, vue, svelte }: FrameElements): Record<Flavour, Window> | null {
  const windows = {
    html: html?.contentWindow,
    react: react?.contentWindow,
    vue: vue?.contentWindow,
    svelte: svelte?.contentWindow,
  }
  const { html: one, react: two, vue: three, svelte: four } = windows
  return one && two && three && four ? { html: one, react: two, vue: three, svelte: four } : null
}

type Fit = { width: number | null; scale: number; least: number | null }

/**
 * All are as wide as was chosen, and as high as the highest.
 *
 * @param fit.least pixels of their height; null as long as they show nothing
 */
function fit(elements: FrameElements, { width, scale, least }: Fit) {
  const frames = Object.values(elements).filter((frame) => frame !== null)
  for (const frame of frames) fitFrame(frame, { width, scale, height: heights.least })
  if (least === null) return
  const contents = frames.map(
    ({ contentDocument }) => contentDocument?.getElementById('preview')?.getBoundingClientRect().height ?? 0,
  )
  const height = Math.min(Math.max(heights.least, least, ...contents), heights.most / scale)
  for (const frame of frames) fitFrame(frame, { width, scale, height: Math.ceil(height) })
}
