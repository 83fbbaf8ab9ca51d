/**
 * @title Badge counters on icons
 * @description A row of icon buttons in a top bar with a counter at the corner, a dot for something new and 99+ for more than fits.
 * @keywords notification badge, unread count, bell badge, cart count, inbox count, notification dot, indicator
 * @layout padded
 * @order 5
 * @part AUI-C04-3
 */
import { BellIcon, ChatBubbleLeftRightIcon, InboxIcon, ShoppingBagIcon } from '@heroicons/react/24/outline'

const buttons = [
  { name: 'Inbox', icon: InboxIcon, badge: '99+', says: '128 unread' },
  { name: 'Notifications', icon: BellIcon, badge: '3', says: '3 new' },
  { name: 'Bag', icon: ShoppingBagIcon, badge: '12', says: '12 items' },
]

const counterClasses =
  'absolute start-4 -top-2 min-w-5 rounded-full bg-red-600 px-1 text-center text-white text-xs/5 font-semibold tabular-nums ring-2 ring-white dark:ring-secondary-900'

export default function BadgeCountersOnIcons() {
  return (
    <div className="mx-auto flex max-w-2xl flex-wrap items-center gap-1 rounded-xl bg-white py-2 ps-5 pe-3 shadow-xs ring-1 ring-secondary-950/10 sm:gap-2 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      {/* Replace with your logo */}
      <p className="me-auto text-lg/7 font-semibold tracking-tight text-secondary-950 dark:text-white">Halden</p>
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
            <button.icon className="size-7" />
            <span className={counterClasses}>{button.badge}</span>
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
          <ChatBubbleLeftRightIcon className="size-7" />
          <span className="absolute end-0 -top-0.5 size-3 rounded-full bg-green-600 ring-2 ring-white dark:bg-green-400 dark:ring-secondary-900" />
        </span>
      </button>
    </div>
  )
}
