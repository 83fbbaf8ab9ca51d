import { useLayoutEffect, useRef, useState } from 'react'
import { useTheme } from '#client/hooks/use-dark-mode.ts'
import { useElementWidth } from '#client/hooks/use-element-width.ts'
import { useMounted } from '#client/hooks/use-mounted.ts'
import { fitFrame } from '#client/ui/scaled-frame.ts'
import { Segmented } from '#client/ui/segmented.tsx'
import { urls } from '#shared/urls.ts'

type Titled = { slug: string; title: string }
type Props = { set: string; screen: Titled }

/** Pixels, with how high a window of that width is shown. */
const sizes = { 390: 844, 768: 1024, 1440: 900 } as const
type Width = keyof typeof sizes
const options = Object.keys(sizes).map((width) => ({ value: width, label: width }))
/** In less room than this a wide screen would be too small to be read. */
const leastForWide = 640

/** A screen that is composed of a set's members, at any of these widths and in the theme of the page. */
export function ScreenFrame({ set, screen }: Props) {
  const box = useRef<HTMLElement>(null)
  const room = useElementWidth(box)
  const [chosen, setChosen] = useState<Width | null>(null)
  const width = chosen ?? (room !== null && room < leastForWide ? 390 : 1440)

  return (
    <figure ref={box} className="min-w-0">
      <figcaption className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-base font-semibold text-ink">{screen.title}</h3>
        <Segmented
          label={`Width of ${screen.title}, in pixels`}
          options={options}
          value={String(width)}
          onChange={(value) => setChosen(Number(value) as Width)}
          className="tabular-nums"
        />
      </figcaption>
      <ScreenWindow set={set} screen={screen} width={width} room={room} />
    </figure>
  )
}

/** The same without a choice, as wide as its place. */
export function ScreenPicture(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  const room = useElementWidth(box)

  return (
    <div ref={box} aria-hidden inert>
      <ScreenWindow {...props} width={1440} room={room} />
    </div>
  )
}

function ScreenWindow({ set, screen, width, room }: Props & { width: Width; room: number | null }) {
  const mounted = useMounted()
  const theme = useTheme()
  const frame = useRef<HTMLIFrameElement>(null)
  const height = sizes[width]
  const scale = room === null ? null : Math.min(1, room / width)
  // After each drawing: in another theme it is another frame.
  useLayoutEffect(() => {
    if (frame.current) fitFrame(frame.current, { width, height, scale })
  })

  return (
    <div className="mt-3 flow-root overflow-clip rounded-xl bg-stage ring-1 ring-line">
      {mounted ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own document
        <iframe
          key={theme}
          ref={frame}
          src={urls.setScreen(set, screen.slug, { theme })}
          title={`Screen: ${screen.title}`}
          width={width}
          height={height}
          loading="lazy"
          className="mx-auto block max-w-none"
        />
      ) : (
        <div className="aspect-16/10" />
      )}
    </div>
  )
}
