import { useRef, useState } from 'react'
import { PauseIcon, PlayIcon } from '@heroicons/react/20/solid'

const episode = { title: 'How bread rises', src: 'https://media.example/how-bread-rises.mp3', seconds: 754 }

function formatTime(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

export default function AudioPlayer() {
  const [playing, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState(episode.seconds)
  const audio = useRef<HTMLAudioElement>(null)

  function toggle() {
    if (playing) audio.current?.pause()
    else audio.current?.play()
  }

  function seek(seconds: number) {
    if (audio.current) audio.current.currentTime = seconds
    setTime(seconds)
  }

  return (
    <div className="flex items-center gap-4 rounded-md bg-secondary-50 p-4 text-sm text-secondary-900">
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
      <button type="button" onClick={toggle} className="rounded-full bg-primary-600 p-2 text-white">
        <span className="sr-only">{playing ? 'Pause' : 'Play'}</span>
        {playing ? (
          <PauseIcon aria-hidden="true" className="size-5" />
        ) : (
          <PlayIcon aria-hidden="true" className="size-5" />
        )}
      </button>
      <button type="button" onClick={() => seek(Math.max(0, time - 15))} className="p-2">
        Back 15 s
      </button>
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${formatTime(time)} of ${formatTime(duration)}`}
        min={0}
        max={duration}
        value={time}
        onChange={(event) => seek(Number(event.target.value))}
        className="grow accent-primary-600"
      />
      <p className="tabular-nums">
        {formatTime(time)} / {formatTime(duration)}
      </p>
    </div>
  )
}
