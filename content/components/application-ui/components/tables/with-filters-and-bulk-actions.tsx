/**
 * @title Table with filters and bulk actions
 * @description A table with filter menus, removable chips, an empty result, and bulk actions that can be undone.
 * @keywords faceted filter, multi-select, batch edit, issue tracker, undo, filter chips, data grid
 * @minHeight 520
 * @opens State
 * @order 9
 * @part AUI-C38-9
 */
import { useRef, useState } from 'react'
import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react'
import {
  ArchiveBoxArrowDownIcon,
  ArrowUturnLeftIcon,
  CheckIcon,
  ChevronDownIcon,
  MinusIcon,
  XMarkIcon,
} from '@heroicons/react/16/solid'
import { FunnelIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

const filters = [
  { name: 'State', options: ['Backlog', 'In progress', 'Done'] },
  { name: 'Priority', options: ['Urgent', 'High', 'Normal'] },
  { name: 'Assignee', options: ['Astrid Lindqvist', 'Ravi Nair', 'Joanna Lis', 'Theo Marsh'] },
]

const allIssues = [
  {
    id: 'KES-142',
    title: 'Sign-in code arrives twice',
    state: 'In progress',
    priority: 'Urgent',
    assignee: 'Ravi Nair',
    points: 3,
  },
  {
    id: 'KES-139',
    title: 'Empty roadmap asks for a first goal',
    state: 'Backlog',
    priority: 'Normal',
    assignee: 'Joanna Lis',
    points: 2,
  },
  {
    id: 'KES-137',
    title: 'Export a cycle as CSV',
    state: 'Backlog',
    priority: 'High',
    assignee: 'Ravi Nair',
    points: 5,
  },
  {
    id: 'KES-134',
    title: 'Board loses its place after a refresh',
    state: 'In progress',
    priority: 'High',
    assignee: 'Theo Marsh',
    points: 3,
  },
  {
    id: 'KES-131',
    title: 'Name the cycle after its goal',
    state: 'Done',
    priority: 'Normal',
    assignee: 'Astrid Lindqvist',
    points: 1,
  },
  {
    id: 'KES-126',
    title: 'Keyboard order on the issue page',
    state: 'Backlog',
    priority: 'High',
    assignee: 'Joanna Lis',
    points: 2,
  },
]

const dotStyles: Record<string, string> = {
  Backlog: 'bg-secondary-500 dark:bg-secondary-400',
  'In progress': 'bg-sky-600 dark:bg-sky-400',
  Done: 'bg-green-600 dark:bg-green-400',
}
const priorityStyles: Record<string, string> = {
  Urgent: 'text-red-700 dark:text-red-300',
  High: 'text-amber-800 dark:text-amber-300',
  Normal: 'text-secondary-600 dark:text-secondary-400',
}
const quietClasses =
  'inline-flex items-center gap-1.5 rounded-lg px-2 py-2.5 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 aria-disabled:pointer-events-none aria-disabled:opacity-50 motion-reduce:transition-none sm:py-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400'
const boxClasses =
  'peer col-start-1 row-start-1 size-4 appearance-none rounded-sm border border-secondary-500 bg-white checked:border-primary-600 checked:bg-primary-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:border-white/40 dark:bg-white/5 dark:checked:border-primary-600 dark:checked:bg-primary-600 dark:focus-visible:outline-primary-400 forced-colors:appearance-auto'
const tickClasses =
  'pointer-events-none invisible col-start-1 row-start-1 size-3.5 text-white peer-checked:visible forced-colors:hidden'

export default function TableWithFiltersAndBulkActions() {
  const toolbar = useRef<HTMLDivElement>(null)
  const [issues, setIssues] = useState(allIssues)
  const [before, setBefore] = useState(allIssues)
  const [chosen, setChosen] = useState(['Backlog', 'In progress'])
  const [selected, setSelected] = useState(['KES-142', 'KES-134'])
  const [message, setMessage] = useState('')
  const shown = issues.filter((issue) =>
    filters.every(
      (filter) =>
        !filter.options.some((option) => chosen.includes(option)) ||
        filter.options.some(
          (option) => chosen.includes(option) && [issue.state, issue.priority, issue.assignee].includes(option),
        ),
    ),
  )
  const selectedShown = shown.filter((issue) => selected.includes(issue.id))
  const points = selectedShown.reduce((sum, issue) => sum + issue.points, 0)
  const all = shown.length > 0 && selectedShown.length === shown.length
  const some = selectedShown.length > 0

  function toggleFilter(option: string) {
    setMessage('')
    setChosen(chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option])
  }

  // The chip that was pressed is gone, so the keyboard goes on from the toolbar.
  function removeFilter(option: string) {
    toggleFilter(option)
    toolbar.current?.focus()
  }

  function clearFilters() {
    setMessage('')
    setChosen([])
    toolbar.current?.focus()
  }

  function toggle(id: string) {
    setSelected(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id])
  }

  function toggleAll() {
    setSelected(all ? [] : shown.map((issue) => issue.id))
  }

  function moveSelected(state: string) {
    if (!some) return
    const ids = selectedShown.map((issue) => issue.id)
    setMessage(`Moved ${ids.length === 1 ? '1 issue' : `${ids.length} issues`} to ${state}`)
    setSelected([])
    setBefore(issues)
    setIssues(issues.map((issue) => (ids.includes(issue.id) ? { ...issue, state } : issue)))
  }

  function undo() {
    if (message === '' || message === 'Undone') return
    setIssues(before)
    setMessage('Undone')
  }

  return (
    <section
      aria-labelledby="issues-heading"
      className="mx-auto max-w-5xl rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 pt-4 pb-3 sm:px-6">
        <div className="flex items-baseline gap-2">
          <h2 id="issues-heading" className="text-base/7 font-semibold text-secondary-950 dark:text-white">
            Issues
          </h2>
          <p role="status" dir="auto" className="text-sm/6 text-secondary-600 tabular-nums dark:text-secondary-400">
            {shown.length} of {issues.length}
          </p>
        </div>
        <div
          ref={toolbar}
          tabIndex={-1}
          role="group"
          aria-label="Filters"
          className="relative -mx-2 flex flex-wrap gap-x-1 rounded-lg focus-visible:outline-2 focus-visible:outline-primary-600 max-sm:w-full dark:focus-visible:outline-primary-400"
        >
          {filters.map((filter) => (
            <Popover key={filter.name} className="sm:relative">
              <PopoverButton className="inline-flex items-center gap-1 rounded-lg py-2.5 ps-2 pe-1 text-sm/5 font-semibold text-secondary-700 transition duration-150 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/5 motion-reduce:transition-none sm:py-1.5 sm:ps-2.5 sm:pe-1.5 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
                {filter.name}
                <ChevronDownIcon aria-hidden="true" className="size-4 text-secondary-500 dark:text-secondary-400" />
              </PopoverButton>
              <PopoverPanel
                transition
                className="absolute start-2 top-full z-10 mt-1 grid w-56 gap-0.5 rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none sm:start-auto sm:end-0 dark:bg-secondary-800 dark:ring-white/10"
              >
                {filter.options.map((option) => (
                  <label
                    key={option}
                    className="flex items-center gap-3 rounded-lg px-2.5 py-2.5 text-sm/5 text-secondary-900 hover:bg-secondary-950/5 sm:py-2 dark:text-white dark:hover:bg-white/10"
                  >
                    <span className="grid place-items-center">
                      <input
                        type="checkbox"
                        checked={chosen.includes(option)}
                        onChange={() => toggleFilter(option)}
                        className={boxClasses}
                      />
                      <CheckIcon aria-hidden="true" className={tickClasses} />
                    </span>
                    <span>{option}</span>
                  </label>
                ))}
              </PopoverPanel>
            </Popover>
          ))}
        </div>
      </div>
      <div className="flex min-h-10 flex-wrap items-center gap-1.5 px-5 pb-3 sm:px-6">
        {chosen.map((option) => (
          <span
            key={option}
            className="inline-flex items-center rounded-full bg-primary-50 ps-3 text-sm/5 font-medium text-primary-800 ring-1 ring-primary-700/20 ring-inset dark:bg-primary-400/10 dark:text-primary-200 dark:ring-primary-400/20"
          >
            {option}
            <button
              type="button"
              onClick={() => removeFilter(option)}
              className="grid size-10 place-items-center rounded-full hover:bg-primary-100 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 sm:size-8 dark:hover:bg-primary-400/20 dark:focus-visible:outline-primary-400"
            >
              <span className="sr-only">Remove filter {option}</span>
              <XMarkIcon aria-hidden="true" className="size-4" />
            </button>
          </span>
        ))}
        {chosen.length > 0 ? (
          <button type="button" onClick={clearFilters} className={quietClasses}>
            <span>
              Clear<span className="sr-only"> all filters</span>
            </span>
          </button>
        ) : (
          <p className="text-sm/8 text-secondary-600 dark:text-secondary-400">No filters. Showing every issue.</p>
        )}
      </div>
      <div className="overflow-x-auto">
        <table className="w-full text-sm/6 text-secondary-600 dark:text-secondary-400">
          <caption className="sr-only">Issues with state, priority, assignee and points</caption>
          <thead className="border-y border-secondary-950/10 bg-secondary-50 dark:border-white/10 dark:bg-white/5">
            <tr>
              <td className="w-0 py-0 ps-2 pe-0 sm:ps-3">
                <button
                  type="button"
                  role="checkbox"
                  aria-label="Select all issues shown"
                  aria-checked={all ? 'true' : some ? 'mixed' : 'false'}
                  onClick={toggleAll}
                  className="grid size-10 place-items-center rounded-lg focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400"
                >
                  <span
                    className={clsx(
                      'grid size-4 place-items-center rounded-sm border text-white',
                      some
                        ? 'border-primary-600 bg-primary-600'
                        : 'border-secondary-500 bg-white dark:border-white/40 dark:bg-white/5',
                    )}
                  >
                    {all && <CheckIcon aria-hidden="true" className="size-3.5" />}
                    {some && !all && <MinusIcon aria-hidden="true" className="size-3.5" />}
                  </span>
                </button>
              </td>
              <th scope="col" className="px-2 py-2 text-start font-medium">
                Issue
              </th>
              <th scope="col" className="hidden w-32 px-3 py-2 text-start font-medium sm:table-cell">
                State
              </th>
              <th scope="col" className="hidden w-20 px-3 py-2 text-start font-medium sm:table-cell">
                Priority
              </th>
              <th scope="col" className="hidden w-32 px-3 py-2 text-start font-medium md:table-cell">
                Assignee
              </th>
              <th scope="col" className="w-0 py-2 ps-2 pe-5 text-end font-medium sm:pe-6">
                Points
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((issue) => (
              <tr
                key={issue.id}
                className="border-b border-secondary-950/10 align-top transition duration-150 hover:bg-secondary-50 has-checked:bg-primary-50 motion-reduce:transition-none dark:border-white/10 dark:hover:bg-white/5 dark:has-checked:bg-primary-400/10"
              >
                <td className="py-0.5 ps-2 pe-0 sm:ps-3">
                  <label className="grid size-10 place-items-center">
                    <span className="sr-only">Select {issue.id}</span>
                    <input
                      type="checkbox"
                      checked={selected.includes(issue.id)}
                      onChange={() => toggle(issue.id)}
                      className={boxClasses}
                    />
                    <CheckIcon aria-hidden="true" className={tickClasses} />
                  </label>
                </td>
                <th scope="row" className="px-2 py-2.5 text-start font-medium text-secondary-950 dark:text-white">
                  <span className="me-1 font-normal whitespace-nowrap text-secondary-600 tabular-nums dark:text-secondary-400">
                    {issue.id}
                  </span>{' '}
                  {issue.title}
                  <span className="flex items-baseline gap-2 font-normal text-secondary-600 sm:hidden dark:text-secondary-400">
                    <span aria-hidden="true" className={clsx('size-2 shrink-0 rounded-full', dotStyles[issue.state])} />
                    <span>
                      {issue.state}, {issue.priority}, {issue.assignee}
                    </span>
                  </span>
                </th>
                <td className="hidden px-3 py-2.5 whitespace-nowrap sm:table-cell">
                  <span className="flex items-center gap-2">
                    <span aria-hidden="true" className={clsx('size-2 rounded-full', dotStyles[issue.state])} />
                    {issue.state}
                  </span>
                </td>
                <td className={clsx('hidden px-3 py-2.5 font-medium sm:table-cell', priorityStyles[issue.priority])}>
                  {issue.priority}
                </td>
                <td className="hidden px-3 py-2.5 whitespace-nowrap md:table-cell">{issue.assignee}</td>
                <td className="py-2.5 ps-2 pe-5 text-end text-secondary-950 tabular-nums sm:pe-6 dark:text-white">
                  {issue.points}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && (
        <div className="border-b border-secondary-950/10 px-5 py-10 text-center text-sm/6 dark:border-white/10">
          <FunnelIcon aria-hidden="true" className="mx-auto size-6 text-secondary-500 dark:text-secondary-400" />
          <p className="mt-2 font-semibold text-secondary-950 dark:text-white">No issues match these filters</p>
          <p className="text-secondary-600 dark:text-secondary-400">Remove one of them, or clear them all.</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 px-5 py-2 sm:px-6">
        <p role="status" className="text-sm/6 font-medium text-secondary-950 tabular-nums dark:text-white">
          <bdi>
            {some
              ? `${selectedShown.length} selected, ${points === 1 ? '1 point' : `${points} points`}`
              : message === ''
                ? 'None selected'
                : message}
          </bdi>
        </p>
        <button
          type="button"
          aria-disabled={message === '' || message === 'Undone'}
          onClick={undo}
          className={quietClasses}
        >
          <ArrowUturnLeftIcon aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          Undo
        </button>
        <div className="-mx-2 flex flex-wrap gap-x-1 sm:ms-auto">
          <button type="button" aria-disabled={!some} onClick={() => moveSelected('Backlog')} className={quietClasses}>
            <ArchiveBoxArrowDownIcon aria-hidden="true" className="size-4 text-secondary-500 dark:text-secondary-400" />
            Move to backlog
          </button>
          <button type="button" aria-disabled={!some} onClick={() => moveSelected('Done')} className={quietClasses}>
            <CheckIcon aria-hidden="true" className="size-4 text-secondary-500 dark:text-secondary-400" />
            Mark as done
          </button>
        </div>
      </div>
    </section>
  )
}
