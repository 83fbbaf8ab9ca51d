import { CameraIcon, CheckCircleIcon, ClockIcon, HomeIcon, DocumentTextIcon } from '@heroicons/react/24/solid'
import { CloudIcon } from '@heroicons/react/20/solid'
import { ink, quiet } from './shell.tsx'

/** What was photographed on Wednesday, April 15, 2026, without a network: $252.10. */
const receipts = [
  { name: 'Harbor Hardware', text: 'Screws, wood glue', amount: '$38.40', waiting: true },
  { name: 'Corner Eleven', text: 'Lunch with Takumi Ceramics', amount: '$52.70', waiting: true },
  { name: 'Dock Street Parking', text: '2 hours', amount: '$9.00', waiting: true },
  { name: 'Timberline Supply', text: 'Matched to your card', amount: '$104.00', waiting: false },
  { name: 'Halden', text: 'Matched to your card', amount: '$48.00', waiting: false },
]

/** Receipts on a phone, three of them waiting for the network. */
export default function Receipts() {
  return (
    <div className="flex h-215 flex-col bg-secondary-100 text-base/6 dark:bg-secondary-950">
      <div className="bg-primary-950 px-6 pt-4 pb-20 text-white">
        <p className="flex items-center justify-between text-base/6 font-semibold">
          <span className="ps-3">9:41</span>
          <svg viewBox="0 0 26 12" className="h-3" fill="none">
            <rect x="0.5" y="0.5" width="22" height="11" rx="3" stroke="currentColor" strokeOpacity="0.5" />
            <rect x="2" y="2" width="15" height="8" rx="1.5" fill="currentColor" />
            <path d="M24.5 4v4" stroke="currentColor" strokeOpacity="0.5" strokeWidth="2" />
          </svg>
        </p>
        <p className="mt-8 text-4xl font-semibold tracking-tighter">Receipts</p>
        <p className="mt-4 flex items-center gap-3 rounded-xl bg-amber-300 px-4 py-3 font-semibold text-amber-950">
          <CloudIcon className="size-6" />
          Offline. 3 receipts waiting
        </p>
      </div>
      <ul className="-mt-12 grid gap-2.5 px-4">
        {receipts.map((receipt) => (
          <li
            key={receipt.name}
            className="flex items-center gap-4 rounded-2xl bg-white p-3 pe-5 shadow-lg ring-1 ring-secondary-950/5 dark:bg-secondary-800 dark:shadow-none dark:ring-white/10"
          >
            <svg viewBox="0 0 52 68" className="h-17 shrink-0">
              <path fill="#f7ebcf" d="M0 2h52v62l-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5L0 64z" />
              <path stroke="#94a3b8" strokeWidth="3" strokeLinecap="round" d="M9 14h34M9 24h18M37 24h6M9 32h22M37 32h6M9 40h14M37 40h6" />
              <path stroke="#1e293b" strokeWidth="3.5" strokeLinecap="round" d="M9 50h10M33 50h10" />
            </svg>
            <p className="min-w-0 flex-1">
              <span className={`block font-semibold ${ink}`}>{receipt.name}</span>
              <span className={`block text-sm/5 ${quiet}`}>{receipt.text}</span>
            </p>
            <p className="text-end">
              <span className={`block font-semibold tabular-nums ${ink}`}>{receipt.amount}</span>
              {receipt.waiting ? (
                <ClockIcon className="ms-auto mt-1 size-5 text-amber-600 dark:text-amber-400" />
              ) : (
                <CheckCircleIcon className="ms-auto mt-1 size-5 text-green-600 dark:text-green-400" />
              )}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid grid-cols-3 items-center bg-white px-8 pt-3 pb-7 text-secondary-500 ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:text-secondary-400 dark:ring-white/10">
        <HomeIcon className="mx-auto size-7" />
        <span className="mx-auto -mt-9 grid size-18 place-items-center rounded-full bg-primary-600 text-white shadow-lg ring-4 ring-white dark:ring-secondary-900">
          <CameraIcon className="size-8" />
        </span>
        <DocumentTextIcon className="mx-auto size-7" />
      </div>
    </div>
  )
}
