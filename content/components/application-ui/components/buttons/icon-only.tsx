/**
 * @title Icon-only buttons in three sizes
 * @description A video call with round icon-only buttons on dark ground in three sizes, each named for screen readers and for who points at it.
 * @keywords icon button, circular button, round button, call controls, mute button, dark buttons
 * @free
 * @layout padded
 * @order 4
 * @part AUI-C07-4
 */
import {
  ArrowsPointingOutIcon,
  MicrophoneIcon,
  PhoneXMarkIcon,
  UserPlusIcon,
  VideoCameraIcon,
} from '@heroicons/react/20/solid'

const callers = [
  { name: 'María Villanueva', src: '/media/people/person-15.webp' },
  { name: 'Jin Takahashi', src: '/media/people/person-16.webp' },
]

const smallClasses =
  'rounded-full p-2.5 text-white ring-1 ring-white/30 transition duration-150 ring-inset hover:bg-white/15 sm:p-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none'
const mediumClasses =
  'rounded-full bg-white p-3 text-secondary-950 transition duration-150 hover:bg-secondary-200 active:bg-secondary-300 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white motion-reduce:transition-none'

export default function IconOnlyButtonsInThreeSizes() {
  return (
    <section
      aria-label="Call about the cover"
      className="mx-auto max-w-xl rounded-xl bg-secondary-950 p-3 ring-1 ring-secondary-950 dark:ring-white/15"
    >
      <div className="grid grid-cols-2 gap-3">
        {callers.map((caller) => (
          <div key={caller.name} className="relative">
            <img
              src={caller.src}
              alt=""
              width={800}
              height={1000}
              className="h-56 w-full rounded-lg object-cover object-[50%_20%]"
            />
            <p className="absolute start-2 bottom-2 rounded-md bg-secondary-950/80 px-2 py-0.5 text-sm/6 font-medium text-white">
              {caller.name}
            </p>
          </div>
        ))}
      </div>
      <div className="flex items-center justify-between px-2 pt-3">
        <button type="button" aria-label="Add a person" title="Add a person" className={smallClasses}>
          <UserPlusIcon aria-hidden="true" className="size-5" />
        </button>
        <div className="flex items-center gap-3 sm:gap-4">
          <button type="button" aria-label="Mute" title="Mute" className={mediumClasses}>
            <MicrophoneIcon aria-hidden="true" className="size-6" />
          </button>
          <button
            type="button"
            aria-label="Leave call"
            title="Leave call"
            className="rounded-full bg-red-600 p-4 text-white transition duration-150 hover:bg-red-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-white active:bg-red-800 motion-reduce:transition-none"
          >
            <PhoneXMarkIcon aria-hidden="true" className="size-8" />
          </button>
          <button type="button" aria-label="Turn camera off" title="Turn camera off" className={mediumClasses}>
            <VideoCameraIcon aria-hidden="true" className="size-6" />
          </button>
        </div>
        <button type="button" aria-label="Full screen" title="Full screen" className={smallClasses}>
          <ArrowsPointingOutIcon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  )
}
