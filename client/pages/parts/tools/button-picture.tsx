import { ArrowRightIcon, ChevronDownIcon } from '@heroicons/react/20/solid'
import { clsx } from 'clsx'

const base = 'inline-flex items-center justify-center gap-2 px-3.5 py-2 text-sm/6 font-semibold'
const ringed = 'outline-2 outline-offset-2 outline-blue-600'

/** One button in several states, half in the light and half in the dark. */
export const ButtonPicture = () => (
  <div className="grid h-full grid-cols-2">
    <div className="flex flex-col items-center justify-center gap-4 bg-white">
      <span className={clsx(base, ringed, 'rounded-lg bg-blue-600 text-white shadow-xs')}>Save changes</span>
      <span className={clsx(base, 'rounded-lg bg-white text-slate-800 shadow-xs ring-1 ring-slate-950/15 ring-inset')}>
        Export
        <ChevronDownIcon className="-me-0.5 size-5" />
      </span>
      <span className={clsx(base, 'rounded-lg bg-emerald-100 text-emerald-800 max-sm:hidden')}>Mark as done</span>
    </div>
    <div className="flex flex-col items-center justify-center gap-4 bg-gray-950">
      <span className={clsx(base, 'rounded-full bg-amber-400 text-amber-950')}>Order now</span>
      <span className={clsx(base, 'rounded-lg text-sky-300 ring-1 ring-sky-400 ring-inset')}>
        View plan
        <ArrowRightIcon className="-me-0.5 size-5" />
      </span>
      <span className={clsx(base, 'rounded-lg bg-zinc-100 text-zinc-950 max-sm:hidden')}>Continue</span>
    </div>
  </div>
)
