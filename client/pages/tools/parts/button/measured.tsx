import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Holds the living button, and says in the corner of its ground how large it is. */
export function Measured({ isFull, children }: { isFull: boolean; children: ReactNode }) {
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
      <div className={clsx('flex max-w-full justify-center', isFull && 'w-full max-w-md')}>
        <div ref={box} className={clsx('flex max-w-full', isFull && 'w-full')}>
          {children}
        </div>
      </div>
      <span aria-hidden className="absolute inset-e-3 bottom-2 font-mono text-xs text-muted tabular-nums max-sm:hidden">
        {size}
      </span>
    </>
  )
}
