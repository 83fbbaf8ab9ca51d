/**
 * @title Kanban columns with movable cards
 * @description A board of cards in columns with counts and limits, where a menu on each card moves it to another column.
 * @keywords kanban board, Trello, swim lanes, work in progress limit, pipeline, issue tracker, task board
 * @layout padded
 * @minHeight 500
 * @opens Move KES-142
 * @order 3
 * @part AUI-C11-3
 */
import { useRef, useState } from 'react'
import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react'
import { ExclamationTriangleIcon } from '@heroicons/react/16/solid'
import { ArrowsRightLeftIcon } from '@heroicons/react/20/solid'
import clsx from 'clsx'

// A limit of 0 is none.
const stages = [
  {
    id: 'backlog',
    name: 'Backlog',
    limit: 0,
    columnClass: 'bg-secondary-200/70 dark:bg-white/5',
    dotClass: 'bg-secondary-500 dark:bg-secondary-400',
  },
  {
    id: 'progress',
    name: 'In progress',
    limit: 3,
    columnClass: 'bg-sky-100 dark:bg-sky-400/15',
    dotClass: 'bg-sky-600 dark:bg-sky-400',
  },
  {
    id: 'review',
    name: 'In review',
    limit: 2,
    columnClass: 'bg-primary-100 dark:bg-primary-400/15',
    dotClass: 'bg-primary-600 dark:bg-primary-400',
  },
  {
    id: 'done',
    name: 'Done',
    limit: 0,
    columnClass: 'bg-green-100 dark:bg-green-400/15',
    dotClass: 'bg-green-600 dark:bg-green-400',
  },
]

const issues = [
  {
    id: 'KES-137',
    stage: 'backlog',
    title: 'Export a cycle as CSV',
    priority: 'High',
    initials: 'RN',
    who: 'Ravi Nair',
  },
  {
    id: 'KES-126',
    stage: 'backlog',
    title: 'Keyboard order on the issue page',
    priority: 'High',
    initials: 'JL',
    who: 'Joanna Lis',
  },
  {
    id: 'KES-142',
    stage: 'progress',
    title: 'Sign-in code arrives twice',
    priority: 'Urgent',
    initials: 'RN',
    who: 'Ravi Nair',
  },
  {
    id: 'KES-134',
    stage: 'progress',
    title: 'Board loses its place after a refresh',
    priority: 'High',
    initials: 'TM',
    who: 'Theo Marsh',
  },
  {
    id: 'KES-133',
    stage: 'review',
    title: 'Comments load out of order',
    priority: 'Urgent',
    initials: 'TM',
    who: 'Theo Marsh',
  },
  {
    id: 'KES-129',
    stage: 'review',
    title: 'Dark theme for the roadmap',
    priority: 'Normal',
    initials: 'JL',
    who: 'Joanna Lis',
  },
  {
    id: 'KES-128',
    stage: 'review',
    title: 'Invite people by link',
    priority: 'Normal',
    initials: 'AL',
    who: 'Astrid Lindqvist',
  },
  {
    id: 'KES-131',
    stage: 'done',
    title: 'Name the cycle after its goal',
    priority: 'Normal',
    initials: 'AL',
    who: 'Astrid Lindqvist',
  },
]

const priorityStyles: Record<string, string> = {
  Urgent: 'bg-red-50 text-red-900 ring-red-700/20 dark:bg-red-400/10 dark:text-red-200 dark:ring-red-400/20',
  High: 'bg-amber-50 text-amber-900 ring-amber-700/20 dark:bg-amber-400/10 dark:text-amber-200 dark:ring-amber-400/20',
  Normal:
    'bg-secondary-100 text-secondary-800 ring-secondary-950/10 dark:bg-white/10 dark:text-secondary-200 dark:ring-white/10',
}

export default function KanbanColumnsWithMovableCards() {
  const [cards, setCards] = useState(issues)
  const [message, setMessage] = useState('')
  const board = useRef<HTMLDivElement>(null)

  function count(stage: string) {
    return cards.filter((card) => card.stage === stage).length
  }

  function move(id: string, stage: string, name: string) {
    const place = board.current
    setCards(cards.map((card) => (card.id === id ? { ...card, stage } : card)))
    setMessage(`${id} moved to ${name}`)
    // The card is drawn anew in its column, and the focus goes with it
    setTimeout(() => place?.querySelector<HTMLElement>(`[data-card="${id}"] button`)?.focus())
  }

  return (
    <section aria-labelledby="board-heading" className="mx-auto max-w-7xl">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="board-heading" className="text-lg/7 font-semibold text-secondary-950 dark:text-white">
          Cycle 23, September 14 to 27
        </h2>
        <p role="status" className="text-sm/6 text-secondary-600 dark:text-secondary-400">
          {message}
        </p>
      </div>
      <div ref={board} className="mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {stages.map((stage) => (
          <section
            key={stage.id}
            aria-labelledby={`${stage.id}-heading`}
            className={clsx('rounded-xl p-2', stage.columnClass)}
          >
            <div className="flex items-center gap-2 px-2 py-1.5 text-sm/6">
              <span aria-hidden="true" className={clsx('size-2.5 rounded-full', stage.dotClass)} />
              <h3 id={`${stage.id}-heading`} className="me-auto font-semibold text-secondary-950 dark:text-white">
                {stage.name}
              </h3>
              <p
                className={clsx(
                  'flex items-center gap-1 rounded-full px-2 text-xs/5 font-medium tabular-nums',
                  stage.limit > 0 && count(stage.id) > stage.limit
                    ? 'bg-amber-300 text-amber-950'
                    : 'text-secondary-700 dark:text-secondary-300',
                )}
              >
                {stage.limit > 0 && count(stage.id) > stage.limit && (
                  <ExclamationTriangleIcon aria-hidden="true" className="size-4" />
                )}
                <bdi>{stage.limit > 0 ? `${count(stage.id)}, limit ${stage.limit}` : count(stage.id)}</bdi>
              </p>
            </div>
            <ul role="list" className="flex flex-col gap-2">
              {cards
                .filter((card) => card.stage === stage.id)
                .map((card) => (
                  <li
                    key={card.id}
                    data-card={card.id}
                    className="rounded-lg bg-white p-3 text-sm/6 shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
                  >
                    <div className="flex items-start justify-between gap-2">
                      <h4 className="min-w-0 font-medium text-secondary-950 dark:text-white">
                        <span className="block text-xs/5 font-normal text-secondary-600 dark:text-secondary-400">
                          {card.id}
                        </span>
                        {card.title}
                      </h4>
                      <Menu as="div" className="relative">
                        <MenuButton className="grid size-10 place-items-center rounded-lg text-secondary-600 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 data-open:bg-secondary-950/10 motion-reduce:transition-none sm:size-8 dark:text-secondary-400 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:data-open:bg-white/10">
                          <span className="sr-only">Move {card.id}</span>
                          <ArrowsRightLeftIcon aria-hidden="true" className="size-5" />
                        </MenuButton>
                        <MenuItems
                          transition
                          className="absolute end-0 z-10 mt-1 w-48 origin-top-right rounded-xl bg-white p-1.5 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none rtl:origin-top-left dark:bg-secondary-800 dark:ring-white/10"
                        >
                          <MenuSection>
                            <MenuHeading className="px-2.5 py-1.5 text-xs/5 font-medium text-secondary-600 dark:text-secondary-300">
                              Move to
                            </MenuHeading>
                            {stages
                              .filter((target) => target.id !== card.stage)
                              .map((target) => (
                                <MenuItem key={target.id}>
                                  <button
                                    type="button"
                                    onClick={() => move(card.id, target.id, target.name)}
                                    className="flex w-full items-center gap-2.5 rounded-lg px-2.5 py-2.5 text-start text-sm/5 text-secondary-900 data-focus:bg-secondary-950/5 data-focus:outline-hidden dark:text-white dark:data-focus:bg-white/10"
                                  >
                                    <span
                                      aria-hidden="true"
                                      className={clsx('size-2.5 rounded-full', target.dotClass)}
                                    />
                                    {target.name}
                                  </button>
                                </MenuItem>
                              ))}
                          </MenuSection>
                        </MenuItems>
                      </Menu>
                    </div>
                    <div className="mt-3 flex items-center justify-between gap-2 text-xs/5 font-medium">
                      <p className={clsx('rounded-full px-2 ring-1 ring-inset', priorityStyles[card.priority])}>
                        {card.priority}
                      </p>
                      <p className="grid size-7 place-items-center rounded-full bg-primary-100 text-primary-900 dark:bg-primary-900 dark:text-primary-100">
                        <span aria-hidden="true">{card.initials}</span>
                        <span className="sr-only">{card.who}</span>
                      </p>
                    </div>
                  </li>
                ))}
            </ul>
            {count(stage.id) === 0 && (
              <p className="rounded-lg border border-dashed border-secondary-400 p-4 text-center text-sm/6 text-secondary-600 dark:border-white/20 dark:text-secondary-400">
                No issues
              </p>
            )}
          </section>
        ))}
      </div>
    </section>
  )
}
