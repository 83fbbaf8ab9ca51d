/**
 * @title Shared conversation
 * @description A conversation that somebody shared, to be read and printed, with its sources beside it.
 * @layout full
 * @order 32
 */
import { useEffect, useRef, useState } from 'react'
import clsx from 'clsx'

const nothing = { phase: 'loading', title: 'A shared conversation', about: '' }

/* from ui/shared */
function openShared(page: HTMLElement, listener: (view: typeof nothing) => void) {
  return () => listener({ ...nothing, title: page.title })
}

export default function Shared() {
  const page = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(nothing)

  useEffect(() => {
    if (!page.current) return
    const stop = openShared(page.current, (next) => setView(next))
    return () => stop()
  }, [])

  function print() {
    window.print()
  }

  return (
    <div ref={page} className="leaf leaf-site">
      <div className="leaf-text min-h-[70dvh] pt-10 pb-20">
        <p className="place">{view.phase === 'open' ? 'Shared, read only' : 'Shared'}</p>
        <h1 className="title mt-2">{view.title}</h1>
        {view.phase === 'loading' && (
          <div aria-hidden="true" className="mt-8">
            <div className="bg-well h-6 w-2/3" />
            <div className="bg-well mt-5 h-4 w-full" />
            <div className="bg-well mt-3 h-4 w-11/12" />
          </div>
        )}
        {view.phase === 'missing' && (
          <div>
            <p className="lead mt-4">
              The conversation was never shared, or sharing was turned off. Ask whoever sent you the link for a new one.
            </p>
            <p className="mt-8">
              <a href="/" className="btn btn-line">
                What Postil does
              </a>
            </p>
          </div>
        )}
        {view.phase === 'open' && (
          <div className="border-rule mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-b pb-6">
            <p className="text-soft me-auto">{view.about}</p>
            <button type="button" onClick={print} className="btn btn-line min-h-10 py-1.5 print:hidden">
              Print with footnotes
            </button>
            <p className="text-soft w-full text-sm/6 print:hidden">
              Press a number to see the words around a passage. Nora’s files are not shared, only the passages quoted
              here.
            </p>
          </div>
        )}
        <div data-transcript="" className={clsx('transcript', view.phase === 'open' ? 'block' : 'hidden')} />
        {view.phase === 'open' && (
          <div className="border-rule border-t pt-8 print:hidden">
            <p>
              <a href="/chat" className="btn btn-ink">
                Ask the same files
              </a>
            </p>
          </div>
        )}
      </div>
    </div>
  )
}
