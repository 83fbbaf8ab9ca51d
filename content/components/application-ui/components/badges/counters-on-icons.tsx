/**
 * @title Badge counters on icons
 * @description A dark bar of icons with a counter at the corner, 99+ for more than fits and a dot for something new, beside the list it opens.
 * @keywords notification badge, unread count, bell badge, inbox count, notification dot, indicator, sidebar icons
 * @layout padded
 * @order 5
 * @part AUI-C04-3
 */
import clsx from 'clsx'
import { ArchiveBoxIcon, BellIcon, InboxIcon, StarIcon } from '@heroicons/react/24/outline'

const places = [
  { name: 'Orders', icon: ArchiveBoxIcon, badge: '12', says: '12 to pack', isHere: true },
  { name: 'Inbox', icon: InboxIcon, badge: '99+', says: '128 unread', isHere: false },
  { name: 'Reviews', icon: StarIcon, badge: '3', says: '3 to answer', isHere: false },
  { name: 'Updates', icon: BellIcon, badge: '', says: 'something new', isHere: false },
]

const orders = [
  { id: '10498', what: 'Ridge mug, moss', who: 'Ana P., Seattle', image: '/media/products/mug-moss.webp' },
  { id: '10497', what: 'Shell chair, rust', who: 'Joel M., Boise', image: '/media/products/chair-rust.webp' },
  { id: '10496', what: 'Trail bottle, slate', who: 'Kim T., Tacoma', image: '/media/products/bottle-slate.webp' },
  { id: '10495', what: 'Ribbed candle, clay', who: 'Dev R., Eugene', image: '/media/products/candle-clay.webp' },
]

export default function BadgeCountersOnIcons() {
  return (
    <div className="mx-auto flex max-w-xl flex-col overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 sm:flex-row dark:bg-secondary-900 dark:shadow-none dark:ring-white/10">
      <nav aria-label="Store" className="bg-secondary-950 p-2 sm:w-28">
        <ul role="list" className="grid grid-cols-4 gap-0.5 sm:grid-cols-1">
          {places.map((place) => (
            <li key={place.name}>
              <a
                href="#"
                aria-current={place.isHere ? 'page' : undefined}
                className={clsx(
                  'flex flex-col items-center gap-1 rounded-lg px-1 py-2 text-sm/5 font-medium text-white transition duration-150 focus-visible:outline-2 focus-visible:outline-white motion-reduce:transition-none',
                  place.isHere ? 'bg-white/15' : 'hover:bg-white/10',
                )}
              >
                <span aria-hidden="true" className="relative">
                  <place.icon className="size-7" />
                  {place.badge ? (
                    <span
                      dir="ltr"
                      className="absolute start-6 -top-2.5 min-w-6 rounded-full bg-red-600 px-1.5 text-center text-xs/6 font-semibold tabular-nums ring-2 ring-secondary-950"
                    >
                      {place.badge}
                    </span>
                  ) : (
                    <span className="absolute -end-0.5 -top-0.5 size-3.5 rounded-full bg-red-600 ring-2 ring-secondary-950" />
                  )}
                </span>
                <span>
                  {place.name}
                  <span className="sr-only">, {place.says}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="orders-heading" className="min-w-0 flex-1 p-5">
        <h2
          id="orders-heading"
          className="flex items-baseline justify-between gap-4 text-lg/7 font-semibold text-secondary-950 dark:text-white"
        >
          Orders{' '}
          <span className="text-sm/6 font-normal text-secondary-600 dark:text-secondary-400">Latest 4 of 12</span>
        </h2>
        <ul role="list" className="mt-2 grid gap-3">
          {orders.map((order) => (
            <li key={order.id} className="flex items-center gap-4 text-sm/5">
              <img src={order.image} alt="" width={800} height={1000} className="size-14 rounded-lg object-cover" />
              <p className="min-w-0 flex-1 font-semibold wrap-break-word text-secondary-950 dark:text-white">
                {order.what}
                <span className="block font-normal text-secondary-600 dark:text-secondary-400">{order.who}</span>
              </p>
              <span className="text-secondary-600 tabular-nums dark:text-secondary-400">{order.id}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
