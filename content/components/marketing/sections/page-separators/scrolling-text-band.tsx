/**
 * @title Section separator with scrolling text band
 * @description A section separator with a slanted band of large words that runs by itself, rests under the pointer, stops by a button and stands still where less motion is wanted.
 * @keywords marquee, ticker, running text, moving banner, divider, section transition
 * @layout full
 * @order 4
 * @part MKT-S18-5
 */
import { useEffect, useRef, useState } from 'react'
import { PauseIcon, PlayIcon } from '@heroicons/react/20/solid'

const words = ['Thrown in Tacoma', 'Fired twice', 'Mended for ten years', 'Open Tuesday to Saturday']

export default function SectionSeparatorWithScrollingTextBand() {
  const band = useRef<HTMLDivElement>(null)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    if (!band.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const end = band.current.closest('[dir=rtl]') ? '50%' : '-50%'
    const animation = band.current.animate([{ transform: 'translateX(0)' }, { transform: `translateX(${end})` }], {
      duration: 40000,
      iterations: Infinity,
    })
    return () => animation.cancel()
  }, [])

  function rest() {
    band.current?.getAnimations()[0]?.pause()
  }

  function go() {
    if (!paused) band.current?.getAnimations()[0]?.play()
  }

  function toggle() {
    if (paused) band.current?.getAnimations()[0]?.play()
    else band.current?.getAnimations()[0]?.pause()
    setPaused(!paused)
  }

  return (
    <div className="bg-white dark:bg-secondary-950">
      <section aria-labelledby="band-before" className="bg-primary-100 dark:bg-primary-950">
        <div className="mx-auto max-w-7xl px-4 pt-16 pb-24 sm:px-6 sm:pt-24 sm:pb-40 lg:px-8">
          <h2
            id="band-before"
            className="max-w-2xl text-4xl font-semibold tracking-tighter text-balance text-primary-950 sm:text-6xl dark:text-white"
          >
            Every cup is made on Dock Street
          </h2>
        </div>
      </section>

      <div className="relative -my-20 overflow-hidden py-8 sm:-my-28">
        <div
          onPointerEnter={rest}
          onPointerLeave={go}
          className="-mx-4 -rotate-2 bg-primary-700 py-5 sm:py-7 dark:bg-primary-800"
        >
          <p className="sr-only">{words.join(', ')}</p>
          <div ref={band} aria-hidden="true" className="flex w-max">
            {[1, 2].map((copy) => (
              <ul key={copy} className="flex shrink-0">
                {words.map((word) => (
                  <li
                    key={word}
                    className="flex items-center gap-8 ps-8 text-4xl font-semibold tracking-tighter whitespace-nowrap text-white after:size-3 after:rounded-full after:bg-primary-300 after:content-[''] sm:text-7xl"
                  >
                    {word}
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </div>
        <button
          type="button"
          onClick={toggle}
          className="absolute end-4 bottom-0 rounded-lg bg-white p-2.5 text-secondary-950 shadow-lg ring-1 ring-secondary-950/10 transition duration-150 hover:bg-secondary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:hidden sm:end-8"
        >
          <span className="sr-only">{paused ? 'Let the band run' : 'Stop the band'}</span>
          {paused ? (
            <PlayIcon aria-hidden="true" className="size-5" />
          ) : (
            <PauseIcon aria-hidden="true" className="size-5" />
          )}
        </button>
      </div>

      <section aria-labelledby="band-after" className="bg-secondary-950">
        <div className="mx-auto max-w-7xl px-4 pt-24 pb-16 sm:px-6 sm:pt-40 sm:pb-24 lg:px-8">
          <h2
            id="band-after"
            className="max-w-2xl text-4xl font-semibold tracking-tighter text-balance text-white sm:text-6xl"
          >
            Come and choose yours from the shelf
          </h2>
        </div>
      </section>
    </div>
  )
}
