/**
 * @title Section separator with scrolling text band
 * @description A section separator with two slanted bands of large words that run against each other, and a button to stop them.
 * @keywords marquee, ticker, running text, moving banner, divider, section transition
 * @layout full
 * @order 4
 * @part MKT-S18-5
 */
import { useEffect, useRef, useState } from 'react'
import { PauseIcon, PlayIcon } from '@heroicons/react/20/solid'

const front = ['Thrown in Tacoma', 'Fired twice']
const back = ['Free repairs for ten years', 'Open Tuesday to Saturday']

export default function SectionSeparatorWithScrollingTextBand() {
  const bands = useRef<HTMLDivElement>(null)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    if (!bands.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const end = bands.current.closest('[dir=rtl]') ? '25%' : '-25%'
    const running = [...bands.current.querySelectorAll('[data-band]')].map((band, index) =>
      band.animate([{ transform: 'translateX(0)' }, { transform: `translateX(${end})` }], {
        duration: 30000,
        iterations: Infinity,
        direction: index === 0 ? 'normal' : 'reverse',
      }),
    )
    return () => running.forEach((animation) => animation.cancel())
  }, [])

  function run(isRunning: boolean) {
    bands.current?.querySelectorAll('[data-band]').forEach((band) => {
      const animation = band.getAnimations()[0]
      if (isRunning) animation?.play()
      else animation?.pause()
    })
  }

  function toggle() {
    run(paused)
    setPaused(!paused)
  }

  return (
    <div className="bg-white dark:bg-secondary-950">
      <section aria-labelledby="band-before" className="bg-amber-100 lg:grid lg:grid-cols-2 dark:bg-amber-950">
        <div className="px-4 py-12 sm:px-6 lg:ps-8 lg:pt-16 lg:pb-60 xl:ps-[max(2rem,calc(50vw-38rem))]">
          <h2
            id="band-before"
            className="max-w-2xl text-4xl font-semibold tracking-tighter text-balance text-amber-950 sm:text-6xl dark:text-amber-50"
          >
            Every cup is made on Dock Street
          </h2>
        </div>
        {/* Replace with your picture */}
        <img
          src="/media/scenes/cut-pottery.webp"
          alt="Potter’s workshop with shelves of glazed pots and a tall jar on the wheel"
          width={1600}
          height={1200}
          className="block h-96 w-full object-cover object-[70%_40%] lg:h-144"
        />
      </section>

      <div ref={bands} className="relative z-10 -my-30 overflow-hidden py-10 sm:-my-40">
        <p className="sr-only">
          {front.join(', ')}, {back.join(', ')}
        </p>
        <div
          aria-hidden="true"
          onPointerEnter={() => run(false)}
          onPointerLeave={() => run(!paused)}
          className="relative z-10 -mx-4 -rotate-2 bg-primary-700 py-5 sm:py-6 dark:bg-primary-800"
        >
          <div data-band="" className="flex w-max">
            {[1, 2, 3, 4].map((copy) => (
              <ul key={copy} className="flex shrink-0">
                {front.map((word) => (
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
        <div
          aria-hidden="true"
          onPointerEnter={() => run(false)}
          onPointerLeave={() => run(!paused)}
          className="-mx-4 -mt-px -rotate-2 bg-primary-200 py-3 dark:bg-primary-300"
        >
          <div data-band="" className="flex w-max">
            {[1, 2, 3, 4].map((copy) => (
              <ul key={copy} className="flex shrink-0">
                {back.map((word) => (
                  <li
                    key={word}
                    className="flex items-center gap-6 ps-6 text-3xl font-semibold tracking-tighter whitespace-nowrap text-primary-950 after:size-2.5 after:rounded-full after:bg-primary-700 after:content-[''] sm:text-5xl"
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
          className="absolute end-4 bottom-0 z-20 rounded-full bg-white p-3 text-secondary-950 shadow-lg ring-1 ring-secondary-950/10 transition duration-150 hover:bg-secondary-100 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:hidden sm:end-8"
        >
          <span className="sr-only">{paused ? 'Resume scrolling' : 'Pause scrolling'}</span>
          {paused ? (
            <PlayIcon aria-hidden="true" className="size-5" />
          ) : (
            <PauseIcon aria-hidden="true" className="size-5" />
          )}
        </button>
      </div>

      <section aria-labelledby="band-after" className="bg-white dark:bg-secondary-950">
        <div className="mx-auto max-w-7xl px-4 pt-36 pb-16 sm:px-6 sm:pt-48 lg:px-8">
          <h2
            id="band-after"
            className="max-w-2xl text-4xl font-semibold tracking-tighter text-balance text-secondary-950 sm:text-6xl dark:text-white"
          >
            Come and choose yours from the shelf
          </h2>
        </div>
      </section>
    </div>
  )
}
