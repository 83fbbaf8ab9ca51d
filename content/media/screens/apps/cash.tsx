import { ArrowDownLeftIcon, BellIcon, PlusIcon } from '@heroicons/react/20/solid'
import { ink, line, Mark, quiet } from './shell.tsx'

const places = ['Home', 'Invoices', 'Bills', 'Month end', 'Reports']

/** What customers owe on September 18, 2026: $10,422 together. */
const owed = [
  { name: 'Maison Delorme', text: 'Due Sep 21', amount: '$3,200', late: false },
  { name: 'Bramble & Finch', text: 'Due Sep 25', amount: '$2,450', late: false },
  { name: 'Takumi Ceramics', text: '3 days late', amount: '$1,372', late: true },
  { name: 'Kestrel Cycling Club', text: 'Due Oct 2', amount: '$3,400', late: false },
]

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct']

/** The money in the bank as an area, and what is on its way beside it. */
export default function Cash() {
  return (
    <div className="h-160 bg-white text-sm/6 dark:bg-secondary-950">
      <div className="bg-primary-700 px-8 pb-28 text-primary-100 dark:bg-primary-900">
        <div className="flex h-16 items-center gap-7">
          <p className="flex items-center gap-2.5 text-lg/7 font-semibold tracking-tight text-white">
            <Mark className="size-7" />
            Tidewell
          </p>
          <ul className="flex gap-1 font-medium">
            {places.map((place) => (
              <li key={place} className={`rounded-lg px-3 py-1.5 ${place === 'Home' ? 'bg-white/15 text-white' : ''}`}>
                {place}
              </li>
            ))}
          </ul>
          <BellIcon className="ms-auto size-5" />
          <img src="/media/avatars/avatar-24.webp" alt="" className="size-9 rounded-full ring-2 ring-white/40" />
        </div>
        <div className="mt-8 flex items-end gap-10">
          <p>
            <span className="block">In the bank, September 18</span>
            <span className="mt-3 block text-6xl font-semibold tracking-tighter text-white tabular-nums">$48,216</span>
          </p>
          <p className="pb-1">
            <span className="block">On its way</span>
            <span className="block text-3xl/9 font-semibold tracking-tight text-white tabular-nums">$10,422</span>
          </p>
          <span className="mb-1 ms-auto flex items-center gap-1.5 rounded-lg bg-white px-3.5 py-2 font-semibold text-primary-800">
            <PlusIcon className="size-5" />
            New invoice
          </span>
        </div>
      </div>
      <div className="-mt-20 grid grid-cols-5 gap-5 px-8">
        <div className="col-span-3 rounded-xl bg-white shadow-lg ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:ring-white/10">
          <div className="flex items-center gap-5 px-6 pt-5">
            <p className={`text-base/7 font-semibold ${ink}`}>Balance</p>
            <p className={`ms-auto flex items-center gap-2 ${quiet}`}>
              <span className="h-0.5 w-5 rounded-full bg-primary-600 dark:bg-primary-400" /> To today
            </p>
            <p className={`flex items-center gap-2 ${quiet}`}>
              <span className="w-5 border-t-2 border-dashed border-primary-600 dark:border-primary-400" /> Expected
            </p>
          </div>
          <svg viewBox="0 0 560 300" className="mt-3 w-full text-primary-600 dark:text-primary-400">
            <defs>
              <linearGradient id="fill" x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor="currentColor" stopOpacity="0.35" />
                <stop offset="1" stopColor="currentColor" stopOpacity="0" />
              </linearGradient>
            </defs>
            <g stroke="currentColor" className="text-secondary-200 dark:text-white/10">
              <path d="M64 40H540M64 120H540M64 200H540" />
            </g>
            <g fontSize="13" fill="currentColor" className="text-secondary-600 dark:text-secondary-400">
              <text x="20" y="45">$60k</text>
              <text x="20" y="125">$40k</text>
              <text x="20" y="205">$20k</text>
              {months.map((month, index) => (
                <text key={month} x={68 + index * 75} y="284">
                  {month}
                </text>
              ))}
            </g>
            <path fill="url(#fill)" d="M64 178C90 172 104 160 139 164S190 146 214 138s50 10 75 2 50-36 75-30 40 4 75-23V264H64z" />
            <path fill="none" stroke="currentColor" strokeWidth="3" d="M64 178C90 172 104 160 139 164S190 146 214 138s50 10 75 2 50-36 75-30 40 4 75-23" />
            <path fill="none" stroke="currentColor" strokeWidth="3" strokeDasharray="2 8" strokeLinecap="round" d="M439 87C470 66 500 74 540 46" />
            <circle cx="439" cy="87" r="8" fill="currentColor" className="stroke-white dark:stroke-secondary-900" strokeWidth="4" />
          </svg>
        </div>
        <div className="col-span-2 rounded-xl bg-white shadow-lg ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:ring-white/10">
          <p className={`px-6 pt-5 text-base/7 font-semibold ${ink}`}>On its way</p>
          <ul className="mt-2 px-6">
            {owed.map((each, index) => (
              <li key={each.name} className={`flex items-center gap-3.5 py-4 ${index > 0 ? `border-t ${line}` : ''}`}>
                <span
                  className={`grid size-9 shrink-0 place-items-center rounded-full ${each.late ? 'bg-red-100 text-red-700 dark:bg-red-400/15 dark:text-red-300' : 'bg-primary-100 text-primary-700 dark:bg-primary-400/15 dark:text-primary-300'}`}
                >
                  <ArrowDownLeftIcon className="size-5" />
                </span>
                <p className="min-w-0 flex-1 leading-5">
                  <span className={`block font-medium ${ink}`}>{each.name}</span>
                  <span className={`block text-xs/5 ${each.late ? 'text-red-700 dark:text-red-300' : quiet}`}>{each.text}</span>
                </p>
                <span className={`font-semibold tabular-nums ${ink}`}>{each.amount}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
