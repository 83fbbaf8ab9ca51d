import { CheckIcon, ChevronDownIcon } from '@heroicons/react/16/solid'
import {
  BanknotesIcon,
  CalendarDaysIcon,
  ChartBarIcon,
  DocumentTextIcon,
  HomeIcon,
  ReceiptPercentIcon,
} from '@heroicons/react/24/outline'
import { Card, ink, line, Mark, quiet } from './shell.tsx'

const places = [
  { name: 'Home', icon: HomeIcon },
  { name: 'Invoices', icon: DocumentTextIcon },
  { name: 'Bills', icon: BanknotesIcon },
  { name: 'Month end', icon: CalendarDaysIcon },
  { name: 'Taxes', icon: ReceiptPercentIcon },
  { name: 'Reports', icon: ChartBarIcon },
]

const entries = [
  { day: 'Apr 2', name: 'Maison Delorme', amount: '$6,400.00', match: 'Invoice 204', sure: true },
  { day: 'Apr 7', name: 'Takumi Ceramics', amount: '$1,372.00', match: 'Invoice 206', sure: true },
  { day: 'Apr 9', name: 'Timberline Supply', amount: '−$842.16', match: 'Bill 88', sure: true },
  { day: 'Apr 14', name: 'B. FINCH BKS', amount: '$2,450.00', match: 'Bramble & Finch?', sure: false },
  { day: 'Apr 16', name: 'Card ending 4471', amount: '−$63.20', match: 'Add receipt', sure: false },
  { day: 'Apr 21', name: 'Kestrel Cycling Club', amount: '$3,400.00', match: 'Invoice 209', sure: true },
  { day: 'Apr 23', name: 'Phone and internet', amount: '−$118.00', match: 'Bill 91', sure: true },
  { day: 'Apr 30', name: 'Payroll', amount: '−$6,240.00', match: 'Payroll, April', sure: true },
]

/** The month's end: every line of the statement beside what it pays. */
export default function MonthEnd() {
  return (
    <div className="flex h-160 bg-secondary-50 text-sm/6 dark:bg-secondary-950">
      <div className="flex w-52 shrink-0 flex-col bg-primary-950 p-4 text-primary-100">
        <p className="flex items-center gap-2.5 px-2 pt-1 text-lg/7 font-semibold tracking-tight text-white">
          <Mark className="size-7 text-primary-300" />
          Tidewell
        </p>
        <ul className="mt-7 grid gap-1">
          {places.map(({ name, icon: Icon }) => (
            <li
              key={name}
              className={`flex items-center gap-3 rounded-lg px-2.5 py-2 font-medium ${name === 'Month end' ? 'bg-white/10 text-white' : ''}`}
            >
              <Icon className="size-5 text-primary-300" />
              {name}
              {name === 'Month end' && (
                <span className="ms-auto rounded-full bg-primary-500 px-2 text-xs/5 text-white">6</span>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-auto flex items-center gap-3 px-2 pb-1">
          <img src="/media/avatars/avatar-24.webp" alt="" className="size-9 rounded-full" />
          <p className="leading-5">
            <span className="block font-medium text-white">Yusuf Okafor</span>
            <span className="block text-xs/5">Okafor Architects</span>
          </p>
        </div>
      </div>
      <div className="min-w-0 flex-1 p-7">
        <div className="flex items-center gap-4">
          <p className={`text-2xl/8 font-semibold tracking-tight ${ink}`}>April 2026</p>
          <ChevronDownIcon className="-ms-2 size-5 text-secondary-500 dark:text-secondary-400" />
          <span className="ms-auto rounded-lg bg-primary-600 px-3.5 py-2 font-semibold text-white shadow-xs">Close April</span>
        </div>
        <div className="mt-5 grid grid-cols-3 gap-4">
          <Card className="col-span-2 p-5">
            <p className="flex items-baseline gap-2">
              <span className={`text-4xl font-semibold tracking-tighter tabular-nums ${ink}`}>118</span>
              <span className={quiet}>of 124 payments matched</span>
              <span className="ms-auto font-semibold text-primary-700 dark:text-primary-300">95%</span>
            </p>
            <div className="mt-3 h-2.5 rounded-full bg-secondary-200 dark:bg-white/15">
              <div className="h-full w-[95%] rounded-full bg-primary-600 dark:bg-primary-500" />
            </div>
          </Card>
          <div className="rounded-xl bg-primary-100 p-5 dark:bg-primary-900/60">
            <p className="text-4xl font-semibold tracking-tighter text-primary-950 dark:text-white">6 left</p>
            <p className="mt-2 text-primary-900 dark:text-primary-200">4 receipts, 2 payers</p>
          </div>
        </div>
        <Card className="mt-4">
          <ul>
            {entries.map((entry, index) => (
              <li
                key={entry.name}
                className={`flex items-center gap-4 px-5 py-[0.7rem] ${index > 0 ? `border-t ${line}` : ''} ${entry.sure ? '' : 'bg-amber-50 dark:bg-amber-400/10'}`}
              >
                <span className={`w-13 tabular-nums ${quiet}`}>{entry.day}</span>
                <span className={`flex-1 font-medium ${ink}`}>{entry.name}</span>
                <span className={`w-24 text-end font-medium tabular-nums ${ink}`}>{entry.amount}</span>
                {entry.sure ? (
                  <span className="flex w-44 items-center gap-2 ps-4 text-secondary-700 dark:text-secondary-300">
                    <span className="grid size-5 place-items-center rounded-full bg-green-600 text-white dark:bg-green-500 dark:text-secondary-950">
                      <CheckIcon className="size-4" />
                    </span>
                    {entry.match}
                  </span>
                ) : (
                  <span className="w-44 ps-4">
                    <span className="rounded-lg bg-white px-2.5 py-1 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 ring-inset dark:bg-white/10 dark:text-white dark:shadow-none dark:ring-white/20">
                      {entry.match}
                    </span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}
