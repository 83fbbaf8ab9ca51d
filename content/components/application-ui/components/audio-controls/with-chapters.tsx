/**
 * @title Audio guide player with chapters
 * @description An audio player with a waveform that fills as it plays and can be dragged, skip buttons, playback speed and chapters to jump to.
 * @keywords podcast player, museum guide, music player, media player, sound, playback speed, progress
 * @layout padded
 * @order 1
 * @part AUI-C03-1
 */
import { useRef, useState } from 'react'
import { PauseIcon, PlayIcon } from '@heroicons/react/24/solid'

// Replace with your recording; its length is read from the file as soon as it is known.
const episode = {
  src: '/media/audio/low-water.mp3',
  seconds: 64,
}

const chapters = [
  { start: 0, name: 'A lead line, before there were charts' },
  { start: 16, name: 'The quadrant of 1590' },
  { start: 32, name: 'A lantern from the harbor mouth' },
  { start: 48, name: 'The radio beacon of 1921' },
]

const speeds = [1, 1.25, 1.5, 2]

// How loud each second is, of 40; read it from your recording.
const levels = [
  9, 14, 22, 31, 27, 18, 24, 34, 38, 30, 21, 16, 25, 33, 29, 12, 8, 19, 28, 36, 32, 23, 17, 26, 35, 39, 31, 20, 14, 22,
  27, 11, 7, 16, 24, 30, 37, 33, 25, 19, 28, 34, 29, 21, 15, 23, 26, 10, 9, 18, 27, 35, 38, 32, 24, 17, 22, 30, 33, 26,
  19, 13, 10, 6,
]

// A bar of 6 for every second, around the middle.
const waveform = levels.map((level, index) => `M${index * 10} ${20 - level / 2}h6v${level}h-6z`).join('')

function formatTime(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

export default function AudioGuidePlayerWithChapters() {
  const [playing, setPlaying] = useState(false)
  const [time, setTime] = useState(22) // where the listener left off
  const [duration, setDuration] = useState(episode.seconds)
  const [speed, setSpeed] = useState(1)
  const audio = useRef<HTMLAudioElement>(null)
  const current = chapters.findLast((chapter) => chapter.start <= time)

  function toggle() {
    if (!audio.current) return
    if (playing) {
      audio.current.pause()
    } else {
      audio.current.currentTime = time
      audio.current.play()
    }
  }

  function seek(seconds: number) {
    if (audio.current) audio.current.currentTime = seconds
    setTime(seconds)
  }

  function changeSpeed() {
    const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length]!
    if (audio.current) audio.current.playbackRate = next
    setSpeed(next)
  }

  return (
    <section
      aria-labelledby="episode-title"
      className="mx-auto max-w-2xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <audio
        ref={audio}
        src={episode.src}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onLoadedMetadata={(event) => setDuration(event.currentTarget.duration)}
        onTimeUpdate={(event) => setTime(event.currentTarget.currentTime)}
      />
      <div className="p-5 sm:p-6">
        <div className="flex items-start gap-4">
          {/* Replace with your cover */}
          <svg
            aria-hidden="true"
            viewBox="0 0 64 64"
            className="size-16 shrink-0 rounded-lg bg-primary-600 text-white sm:size-20"
          >
            <path
              fill="none"
              stroke="currentColor"
              strokeWidth={3}
              strokeLinecap="round"
              d="M12 40c7-5 13-5 20 0s13 5 20 0M12 50c7-5 13-5 20 0s13 5 20 0"
            />
            <circle cx="44" cy="20" r="8" fill="currentColor" />
          </svg>
          <div className="min-w-0">
            <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Harrow Point Museum, stop 7</p>
            <h2 id="episode-title" className="text-lg/7 font-semibold text-pretty text-secondary-950 dark:text-white">
              Gallery 2 in about a minute
            </h2>
            <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Read by Kofi Asante, curator</p>
          </div>
        </div>

        <div className="mt-5">
          <div className="relative h-14">
            <input
              type="range"
              aria-label="Position"
              aria-valuetext={`${formatTime(time)} of ${formatTime(duration)}`}
              min={0}
              max={duration}
              value={time}
              onChange={(event) => seek(Number(event.target.value))}
              className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
            />
            <svg
              aria-hidden="true"
              viewBox="0 0 636 40"
              preserveAspectRatio="none"
              className="size-full rounded-lg text-secondary-300 outline-primary-600 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 rtl:-scale-x-100 dark:text-white/25 dark:outline-primary-400"
            >
              <path fill="currentColor" d={waveform} />
            </svg>
            <svg
              aria-hidden="true"
              viewBox="0 0 636 40"
              preserveAspectRatio="none"
              className="absolute inset-0 size-full text-primary-600 rtl:-scale-x-100 dark:text-primary-400"
              style={{ clipPath: `inset(0 ${100 - (time / duration) * 100}% 0 0)` }}
            >
              <path fill="currentColor" d={waveform} />
            </svg>
          </div>
          <div className="mt-1 flex justify-between text-xs/5 text-secondary-600 tabular-nums dark:text-secondary-400">
            <span>{formatTime(time)}</span>
            <span>
              <span className="sr-only">Left: </span>
              <bdi>−{formatTime(duration - time)}</bdi>
            </span>
          </div>
        </div>

        <div className="mt-2 flex flex-wrap items-center justify-between gap-2 sm:grid sm:grid-cols-[1fr_auto_1fr]">
          <div>
            <button
              type="button"
              aria-label={`Speed: ${speed} times`}
              onClick={changeSpeed}
              className="-ms-2.5 min-h-10 min-w-14 rounded-lg px-2.5 py-1.5 text-sm/5 font-semibold text-secondary-700 tabular-nums transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
            >
              <bdi>{speed}×</bdi>
            </button>
          </div>
          <div className="flex items-center gap-3">
            <button
              type="button"
              onClick={() => seek(Math.max(0, time - 5))}
              className="relative flex size-10 items-center justify-center rounded-full text-secondary-600 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
            >
              <svg
                aria-hidden="true"
                viewBox="0 0 32 32"
                fill="none"
                stroke="currentColor"
                strokeWidth={1.75}
                strokeLinecap="round"
                strokeLinejoin="round"
                className="size-8 rtl:-scale-x-100"
              >
                <path d="M19.5 1.5 16 5l3.5 3.5M16 5A12 12 0 1 1 4 17" />
              </svg>
              <span aria-hidden="true" className="absolute pt-0.5 text-xs/5 font-semibold tabular-nums">
                5
              </span>
              <span className="sr-only">Back 5 seconds</span>
            </button>
            <button
              type="button"
              onClick={toggle}
              className="rounded-full bg-primary-600 p-3 text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">{playing ? 'Pause' : 'Play'}</span>
              {playing ? (
                <PauseIcon aria-hidden="true" className="size-6" />
              ) : (
                <PlayIcon aria-hidden="true" className="size-6" />
              )}
            </button>
            <button
              type="button"
              onClick={() => seek(Math.min(duration, time + 10))}
              className="relative flex size-10 items-center justify-center rounded-full text-secondary-600 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
            >
              <svg
                aria-hidden="true"
                viewBox="0 0 32 32"
                fill="none"
                stroke="currentColor"
                strokeWidth={1.75}
                strokeLinecap="round"
                strokeLinejoin="round"
                className="size-8 -scale-x-100 rtl:scale-x-100"
              >
                <path d="M19.5 1.5 16 5l3.5 3.5M16 5A12 12 0 1 1 4 17" />
              </svg>
              <span aria-hidden="true" className="absolute pt-0.5 text-xs/5 font-semibold tabular-nums">
                10
              </span>
              <span className="sr-only">Forward 10 seconds</span>
            </button>
          </div>
        </div>
      </div>

      <div className="border-t border-secondary-950/10 p-2 sm:p-3 dark:border-white/10">
        <h3 className="sr-only">Chapters</h3>
        <ol role="list" className="grid gap-0.5">
          {chapters.map((chapter) => (
            <li key={chapter.start}>
              <button
                type="button"
                aria-current={current?.start === chapter.start ? 'true' : undefined}
                onClick={() => seek(chapter.start)}
                className="flex w-full items-baseline gap-4 rounded-lg px-3 py-2 text-start text-sm/6 text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 aria-[current=true]:bg-primary-50 aria-[current=true]:font-medium aria-[current=true]:text-primary-700 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/5 dark:focus-visible:outline-primary-400 dark:aria-[current=true]:bg-primary-400/15 dark:aria-[current=true]:text-primary-300"
              >
                <span className="w-10 shrink-0 text-end tabular-nums">{formatTime(chapter.start)}</span>
                <span className="min-w-0">{chapter.name}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      <p className="border-t border-secondary-950/10 px-5 py-3 text-sm/6 sm:px-6 dark:border-white/10">
        {/* What is only heard needs its words in writing, too. */}
        <a
          href="#"
          className="relative rounded-sm py-3 font-medium text-primary-700 underline-offset-4 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 sm:static sm:py-0 dark:text-primary-400 dark:focus-visible:outline-primary-400"
        >
          Read the transcript
        </a>
      </p>
    </section>
  )
}
