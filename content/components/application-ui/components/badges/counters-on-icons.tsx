/**
 * @title Badge counters on icons
 * @description A row of icon buttons with a counter at the corner, a dot for something new and 99+ for more than fits.
 * @keywords notification badge, unread count, bell badge, cart count, inbox count, notification dot, indicator
 * @layout centered
 * @order 5
 * @part AUI-C04-3
 */
import { BellIcon, ChatBubbleLeftRightIcon, InboxIcon, ShoppingBagIcon } from '@heroicons/react/24/outline'
import clsx from 'clsx'

const buttons = [
  { name: 'Inbox', icon: InboxIcon, badge: '99+', says: '128 unread', badgeClass: 'bg-primary-600 text-white' },
  { name: 'Notifications', icon: BellIcon, badge: '3', says: '3 new', badgeClass: 'bg-red-600 text-white' },
  {
    name: 'Bag',
    icon: ShoppingBagIcon,
    badge: '12',
    says: '12 items',
    badgeClass: 'bg-secondary-950 text-white dark:bg-white dark:text-secondary-950',
  },
]

const counterClasses =
  'absolute start-5 -top-2 min-w-5 rounded-full px-1 text-center text-xs/5 font-semibold tabular-nums ring-2 ring-white dark:ring-secondary-950'

export default function BadgeCountersOnIcons() {
  return (
    <div className="flex flex-wrap justify-center gap-3 sm:gap-6">
      {buttons.map((button) => (
        <button
          key={button.name}
          type="button"
          title={button.name}
          className="rounded-xl p-3 text-secondary-600 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
        >
          <span className="sr-only">
            {button.name}, {button.says}
          </span>
          <span aria-hidden="true" className="relative block">
            <button.icon className="size-8" />
            <span className={clsx(counterClasses, button.badgeClass)}>{button.badge}</span>
          </span>
        </button>
      ))}
      <button
        type="button"
        title="Chat"
        className="rounded-xl p-3 text-secondary-600 transition duration-150 hover:bg-secondary-950/5 hover:text-secondary-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none dark:text-secondary-300 dark:hover:bg-white/10 dark:hover:text-white dark:focus-visible:outline-primary-400"
      >
        <span className="sr-only">Chat, new messages</span>
        <span aria-hidden="true" className="relative block">
          <ChatBubbleLeftRightIcon className="size-8" />
          <span className="absolute end-0 -top-0.5 size-3 rounded-full bg-green-600 ring-2 ring-white dark:bg-green-400 dark:ring-secondary-950" />
        </span>
      </button>
    </div>
  )
}
