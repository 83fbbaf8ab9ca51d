/**
 * @title Slides with dots
 * @description Shows a few pictures or offers one after the other, by hand.
 * @order 1
 */
import { useRef, useState } from 'react'
import clsx from 'clsx'
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'

const rooms = [
  { id: 'kitchen', name: 'Kitchen', text: 'Oak fronts, oiled by hand.', cardClass: 'bg-primary-100' },
  { id: 'study', name: 'Study', text: 'A desk that folds into the wall.', cardClass: 'bg-secondary-100' },
  { id: 'bath', name: 'Bath', text: 'Slate, and light from above.', cardClass: 'bg-primary-200' },
]

export default function RoomSlides() {
  const [current, setCurrent] = useState(0)
  const track = useRef<HTMLUListElement>(null)

  function show(index: number) {
    track.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  return (
    <section aria-roledescription="carousel" aria-label="Rooms" className="mx-auto max-w-xl">
      <ul
        ref={track}
        onScroll={(event) =>
          setCurrent(Math.round(Math.abs(event.currentTarget.scrollLeft) / event.currentTarget.clientWidth))
        }
        className="flex snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth"
      >
        {rooms.map((room) => (
          <li key={room.id} className={clsx('w-full shrink-0 snap-start p-8', room.cardClass)}>
            <h3 className="text-lg font-semibold text-secondary-900">{room.name}</h3>
            <p className="mt-2 text-sm text-secondary-700">{room.text}</p>
            <a href="#" className="mt-4 inline-block text-sm font-semibold text-primary-700">
              See the {room.name.toLowerCase()}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex items-center justify-between">
        <button type="button" onClick={() => show((current + rooms.length - 1) % rooms.length)} className="p-2">
          <span className="sr-only">Previous room</span>
          <ChevronLeftIcon aria-hidden="true" className="size-5" />
        </button>
        <div className="flex gap-2">
          {rooms.map((room, index) => (
            <button
              key={room.id}
              type="button"
              aria-label={`Show ${room.name}`}
              aria-current={current === index ? 'true' : undefined}
              onClick={() => show(index)}
              className={clsx('size-6 rounded-full', current === index ? 'bg-primary-600' : 'bg-secondary-300')}
            />
          ))}
        </div>
        <button type="button" onClick={() => show((current + 1) % rooms.length)} className="p-2">
          <span className="sr-only">Next room</span>
          <ChevronRightIcon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  )
}
