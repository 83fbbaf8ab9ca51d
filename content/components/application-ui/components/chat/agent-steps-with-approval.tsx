/**
 * @title Chat agent steps with approval
 * @description A run of an agent: the tools it called, results that unfold, and one step that waits for a yes or no.
 * @keywords AI agent, tool calls, human in the loop, agentic workflow, task run, approve action
 * @layout padded
 * @order 7
 * @part AUI-C13-7
 */
import { useRef, useState } from 'react'
import {
  CalculatorIcon,
  CheckIcon,
  ChevronDownIcon,
  DocumentMagnifyingGlassIcon,
  PencilSquareIcon,
  ShieldCheckIcon,
  TableCellsIcon,
} from '@heroicons/react/20/solid'
import clsx from 'clsx'

const steps = [
  {
    id: 'sales',
    name: 'Read the sales report',
    tool: 'files.read',
    took: '2 s',
    icon: TableCellsIcon,
    iconClass: 'bg-sky-100 text-sky-800 dark:bg-sky-400/20 dark:text-sky-200',
    rows: [
      { name: 'Printed', value: '4,000' },
      { name: 'Sold through September 27', value: '3,412' },
      { name: 'Left', value: '588' },
    ],
  },
  {
    id: 'quotes',
    name: 'Compared Alder Bindery’s quotes',
    tool: 'files.compare',
    took: '6 s',
    icon: DocumentMagnifyingGlassIcon,
    iconClass: 'bg-amber-100 text-amber-900 dark:bg-amber-400/20 dark:text-amber-200',
    rows: [
      { name: '2,000 copies', value: '$6,200' },
      { name: '3,000 copies', value: '$8,160' },
      { name: 'Delivery', value: '5 weeks' },
    ],
  },
  {
    id: 'sums',
    name: 'Checked the royalty',
    tool: 'sums.run',
    took: '1 s',
    icon: CalculatorIcon,
    iconClass: 'bg-green-100 text-green-900 dark:bg-green-400/20 dark:text-green-200',
    rows: [
      { name: 'First thousand, at 8% of $28', value: '$2,240' },
      { name: 'Second thousand, at 10% of $28', value: '$2,800' },
      { name: 'Royalty when all are sold', value: '$5,040' },
    ],
  },
  {
    id: 'order',
    name: 'Drafted the purchase order',
    tool: 'files.write',
    took: '4 s',
    icon: PencilSquareIcon,
    iconClass: 'bg-primary-100 text-primary-800 dark:bg-primary-400/20 dark:text-primary-200',
    rows: [
      { name: 'Order', value: 'TSP-0418' },
      { name: 'Copies', value: '2,000' },
      { name: 'Deliver by', value: 'November 13' },
    ],
  },
]

export default function ChatAgentStepsWithApproval() {
  // Begin with ''; in the sample one result is open
  const [open, setOpen] = useState('quotes')
  const [decision, setDecision] = useState('')
  const outcome = useRef<HTMLParagraphElement>(null)

  function decide(answer: string) {
    // Let your server go on from here
    setDecision(answer)
    outcome.current?.focus()
  }

  return (
    <section
      aria-labelledby="agent-heading"
      className="mx-auto max-w-3xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <header className="px-4 pt-4 sm:px-6 sm:pt-5">
        <h2 id="agent-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
          Order the reprint of Low Tide Kitchen
        </h2>
        <p className="text-sm/6 text-secondary-600 dark:text-secondary-400">Asked at 10:14 AM, 4 steps so far</p>
      </header>
      <ol role="list" className="grid grid-cols-1 p-4 sm:p-6">
        {steps.map((step) => (
          <li key={step.id} className="flex gap-3 sm:gap-4">
            <div aria-hidden="true" className="flex flex-col items-center">
              <span className={clsx('rounded-lg p-2', step.iconClass)}>
                <step.icon className="size-5" />
              </span>
              <span className="w-0.5 flex-1 bg-secondary-950/10 dark:bg-white/15" />
            </div>
            <div className="min-w-0 flex-1 pb-3">
              <button
                type="button"
                aria-expanded={open === step.id}
                aria-controls={`agent-${step.id}`}
                onClick={() => setOpen(open === step.id ? '' : step.id)}
                className="group flex w-full items-center gap-x-3 rounded-lg px-2 py-2 text-start text-sm/6 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:hover:bg-white/5 dark:focus-visible:outline-primary-400"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium wrap-break-word text-secondary-950 dark:text-white">
                    {step.name}
                  </span>
                  <span className="block font-mono text-xs/5 wrap-break-word text-secondary-600 dark:text-secondary-400">
                    {step.tool}
                  </span>
                </span>
                <span className="flex shrink-0 items-center gap-2 text-secondary-600 dark:text-secondary-400">
                  <bdi>{step.took}</bdi>
                  <ChevronDownIcon
                    aria-hidden="true"
                    className="size-5 group-aria-expanded:rotate-180 dark:text-secondary-400"
                  />
                </span>
              </button>
              <dl
                id={`agent-${step.id}`}
                className={clsx(
                  'mx-2 mt-1 mb-2 rounded-lg bg-secondary-100 px-4 py-1 text-sm/6 dark:bg-white/5',
                  open !== step.id && 'hidden',
                )}
              >
                {step.rows.map((row, index) => (
                  <div
                    key={row.name}
                    className={clsx(
                      'flex flex-wrap justify-between gap-x-4 py-1.5',
                      index > 0 && 'border-t border-secondary-950/10 dark:border-white/10',
                    )}
                  >
                    <dt className="text-secondary-700 dark:text-secondary-300">
                      <bdi>{row.name}</bdi>
                    </dt>
                    <dd className="font-medium text-secondary-950 tabular-nums dark:text-white">
                      <bdi>{row.value}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
        <li
          className={clsx(
            'rounded-xl p-4 ring-inset sm:p-5',
            decision === ''
              ? 'bg-amber-50 ring-2 ring-amber-500 dark:bg-amber-400/10 dark:ring-amber-400'
              : 'ring-1 ring-secondary-950/10 dark:ring-white/10',
          )}
        >
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span
              aria-hidden="true"
              className={clsx(
                'shrink-0 rounded-lg p-2 text-white',
                decision === 'approved'
                  ? 'bg-green-700'
                  : decision === 'declined'
                    ? 'bg-secondary-600'
                    : 'bg-amber-700',
              )}
            >
              {decision === 'approved' ? <CheckIcon className="size-5" /> : <ShieldCheckIcon className="size-5" />}
            </span>
            <h3 className="min-w-0 flex-1 basis-48 text-base/7 font-semibold text-secondary-950 dark:text-white">
              {decision === 'approved'
                ? 'Order sent to Alder Bindery'
                : decision === 'declined'
                  ? 'Order not sent'
                  : 'Send the order to Alder Bindery?'}
            </h3>
            <p className="text-3xl font-semibold tracking-tight text-secondary-950 tabular-nums dark:text-white">
              $6,200
            </p>
          </div>
          {decision !== 'declined' && (
            <p className="mt-2 text-sm/6 text-pretty wrap-anywhere text-secondary-700 dark:text-secondary-300">
              {decision === 'approved'
                ? 'The email went to orders@alder.example with the purchase order attached.'
                : 'The email goes to orders@alder.example with the purchase order attached. You can’t unsend it.'}
            </p>
          )}
          {decision === '' && (
            <div className="mt-4 flex flex-wrap gap-3">
              <button
                type="button"
                onClick={() => decide('approved')}
                className="rounded-lg bg-primary-600 px-3.5 py-2 text-sm/6 font-semibold text-white shadow-xs transition duration-150 hover:bg-primary-700 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 active:bg-primary-800 motion-reduce:transition-none dark:focus-visible:outline-primary-400"
              >
                Approve and send
              </button>
              <button
                type="button"
                onClick={() => decide('declined')}
                className="rounded-lg bg-white px-3.5 py-2 text-sm/6 font-semibold text-secondary-900 shadow-xs ring-1 ring-secondary-300 transition duration-150 ring-inset hover:bg-secondary-50 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:bg-white/5 dark:text-white dark:shadow-none dark:ring-white/15 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                Decline
              </button>
            </div>
          )}
          <p
            ref={outcome}
            role="status"
            tabIndex={-1}
            className={clsx(
              'rounded-sm text-sm/6 font-medium focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400',
              decision !== '' && 'mt-3',
              decision === 'approved'
                ? 'text-green-800 dark:text-green-300'
                : 'text-secondary-700 dark:text-secondary-300',
            )}
          >
            {decision === 'approved'
              ? 'Approved by you just now.'
              : decision === 'declined'
                ? 'The draft stays in your files.'
                : ''}
          </p>
        </li>
      </ol>
    </section>
  )
}
