import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTheme, type Theme } from '#client/hooks/use-dark-mode.ts'

/** Which page a template's frame shows, and in which theme: the frame tells the one, and is told the other. */
export function useTemplateFrame(base: string, start: string) {
  const frame = useRef<HTMLIFrameElement>(null)
  const own = useTheme()
  const [chosen, setTheme] = useState<Theme | null>(null)
  const theme = chosen ?? own
  const [shown, setShown] = useState(start)

  useEffect(() => {
    // The frame is sandboxed, so it has no origin to name.
    const tell = () => frame.current?.contentWindow?.postMessage({ type: 'goods-preview:theme', theme }, '*')
    const onMessage = ({ source, data }: MessageEvent<{ type?: string; path?: string }>) => {
      if (source !== frame.current?.contentWindow || data?.type !== 'goods-preview:here') return
      tell()
      if (data.path?.startsWith(base)) setShown(pathOf(data.path.slice(base.length)))
    }
    addEventListener('message', onMessage)
    tell()
    return () => removeEventListener('message', onMessage)
  }, [base, theme])

  function goTo(event: MouseEvent, path: string) {
    if (!frame.current || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    frame.current.src = base + path.slice(1)
    setShown(path)
  }
  return { frame, theme, setTheme, shown, goTo }
}

/** "pricing/index.html" and "pricing.html" are the page "/pricing". */
const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$|\/$/, '')}`
