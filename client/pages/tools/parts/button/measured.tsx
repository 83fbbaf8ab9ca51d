import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props = {
  isFull: boolean
  /** Something opens below it, which must not be cut off. */
  opens: boolean
  children: ReactNode
}

/** Holds the living button, and says in the corner of its ground how large it is. One that is too wide is scrolled. */
export function Measured({ isFull, opens, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<string | null>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => {
      const { offsetWidth, offsetHeight } = element
      setSize(`${offsetWidth} × ${offsetHeight}`)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  return (
    <>
      <div
        className={clsx(
          'flex max-w-full justify-center-safe',
          isFull && 'w-full max-w-md',
          // With room for the ring of focus, which stands outside.
          !opens && '-m-2 max-w-[calc(100%+1rem)] [scrollbar-width:thin] overflow-x-auto p-2',
        )}
      >
        <div ref={box} className={clsx('flex', isFull ? 'w-full' : 'max-w-max shrink-0')}>
          {children}
        </div>
      </div>
      <span aria-hidden className="absolute inset-e-3 bottom-2 font-mono text-xs text-muted tabular-nums max-sm:hidden">
        {size}
      </span>
    </>
  )
}
