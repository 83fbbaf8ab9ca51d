/**
 * @title Notifications dropdown menu
 * @description A dropdown behind a bell with unread and all notifications in two tabs and a button that marks all as read.
 * @keywords notification center, bell menu, inbox popover, unread badge, activity, alerts
 * @layout padded
 * @minHeight 580
 * @opens Notifications
 * @order 5
 * @part AUI-C16-5
 */
import { useState } from 'react'
import { Popover, PopoverButton, PopoverPanel, Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { BellIcon, CheckCircleIcon, Cog6ToothIcon } from '@heroicons/react/24/outline'

const notices = [
  {
    id: 'proof',
    person: 'Jin Takahashi',
    text: 'uploaded a poster proof',
    when: '12 minutes ago',
    avatar: '/media/avatars/avatar-09.webp',
  },
  {
    id: 'menu',
    person: 'María Villanueva',
    text: 'sent the fall menu',
    when: '1 hour ago',
    avatar: '/media/avatars/avatar-01.webp',
  },
  {
    id: 'paper',
    person: 'Tomasz Wrona',
    text: 'approved the paper',
    when: '3 hours ago',
    avatar: '/media/avatars/avatar-16.webp',
  },
  {
    id: 'mention',
    person: 'Bo Lindqvist',
    text: 'mentioned you in a comment',
    when: 'Yesterday',
    avatar: '/media/avatars/avatar-05.webp',
  },
  {
    id: 'site',
    person: 'Samuel Mensah',
    text: 'published a website',
    when: 'September 16',
    avatar: '/media/avatars/avatar-10.webp',
  },
]

const tabs = ['Unread', 'All']

const rowClasses =
  'flex items-center gap-3 rounded-lg p-2 text-sm/5 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400'
const panelClasses =
  'rounded-lg focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 dark:focus-visible:outline-primary-400'

export default function NotificationsDropdownMenu() {
  const [unread, setUnread] = useState(['proof', 'menu', 'paper'])

  return (
    <div className="mx-auto max-w-3xl rounded-xl shadow-xs ring-1 ring-secondary-950/10 dark:ring-white/10">
      <div className="relative flex items-center gap-4 rounded-t-xl bg-primary-950 px-4 py-2 sm:px-5">
        <p className="me-auto text-lg/7 font-semibold tracking-tight text-white">Kavak Studio</p>
        <p role="status" className="sr-only">
          {unread.length === 0 ? 'No unread notifications' : 'You have unread notifications'}
        </p>
        <Popover className="sm:relative">
          <div className="relative">
            <PopoverButton
              aria-label="Notifications"
              className="block rounded-lg p-2 text-white transition duration-150 hover:bg-white/10 focus-visible:outline-2 focus-visible:outline-white data-open:bg-white/15 motion-reduce:transition-none"
            >
              <BellIcon aria-hidden="true" className="size-6" />
            </PopoverButton>
            {unread.length > 0 && (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute end-0 top-0 size-5 rounded-full bg-red-600 text-center text-xs/5 font-semibold text-white"
              >
                {unread.length}
              </span>
            )}
          </div>
          <PopoverPanel
            transition
            className="absolute inset-x-2 top-full z-10 mt-2 origin-top rounded-xl bg-white p-2 shadow-lg ring-1 ring-secondary-950/10 transition focus:outline-hidden data-closed:scale-95 data-closed:opacity-0 data-enter:duration-150 data-enter:ease-out data-leave:duration-100 data-leave:ease-in motion-reduce:transition-none sm:inset-x-auto sm:end-0 sm:w-96 dark:bg-secondary-800 dark:ring-white/10"
          >
            <div className="flex items-center justify-between gap-4 ps-2">
              <h2 className="text-base/7 font-semibold text-secondary-950 dark:text-white">Notifications</h2>
              <a
                href="#"
                aria-label="Notification settings"
                className="rounded-lg p-2 text-secondary-500 hover:bg-secondary-950/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 dark:text-secondary-300 dark:hover:bg-white/10 dark:focus-visible:outline-primary-400"
              >
                <Cog6ToothIcon aria-hidden="true" className="size-6" />
              </a>
            </div>
            <TabGroup>
              <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-secondary-950/10 px-2 dark:border-white/10">
                <TabList aria-label="Notifications" className="flex gap-5">
                  {tabs.map((tab) => (
                    <Tab
                      key={tab}
                      className="-mb-px min-w-10 border-b-2 border-transparent py-2 text-sm/6 font-medium text-secondary-600 hover:text-secondary-950 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 data-selected:border-primary-600 data-selected:text-primary-700 dark:text-secondary-300 dark:hover:text-white dark:focus-visible:outline-primary-400 dark:data-selected:border-primary-400 dark:data-selected:text-primary-300"
                    >
                      {tab}
                    </Tab>
                  ))}
                </TabList>
                <button
                  type="button"
                  onClick={() => setUnread([])}
                  className="rounded-lg py-2 text-sm/6 font-medium text-primary-700 hover:underline focus-visible:outline-2 focus-visible:outline-primary-600 dark:text-primary-300 dark:focus-visible:outline-primary-400"
                >
                  Mark all as read
                </button>
              </div>
              <TabPanels className="pt-1.5">
                <TabPanel className={panelClasses}>
                  {unread.length === 0 && (
                    <div className="flex flex-col items-center gap-2 py-12 text-base/6 text-secondary-600 dark:text-secondary-300">
                      <CheckCircleIcon aria-hidden="true" className="size-10 text-green-700 dark:text-green-400" />
                      You’re all caught up
                    </div>
                  )}
                  <ul role="list">
                    {notices.map(
                      (notice) =>
                        unread.includes(notice.id) && (
                          <li key={notice.id}>
                            <a href="#" className={rowClasses}>
                              <img
                                src={notice.avatar}
                                alt=""
                                width={256}
                                height={256}
                                className="size-11 shrink-0 rounded-full"
                              />
                              <span className="min-w-0 flex-1 text-secondary-700 dark:text-secondary-200">
                                <span className="font-semibold text-secondary-950 dark:text-white">
                                  {notice.person}
                                </span>{' '}
                                {notice.text}
                                <bdi className="block text-secondary-600 dark:text-secondary-300">{notice.when}</bdi>
                              </span>
                              <span
                                aria-hidden="true"
                                className="size-2.5 shrink-0 rounded-full bg-primary-600 dark:bg-primary-400"
                              />
                            </a>
                          </li>
                        ),
                    )}
                  </ul>
                </TabPanel>
                <TabPanel className={panelClasses}>
                  <ul role="list">
                    {notices.map((notice) => (
                      <li key={notice.id}>
                        <a href="#" className={rowClasses}>
                          <img
                            src={notice.avatar}
                            alt=""
                            width={256}
                            height={256}
                            className="size-11 shrink-0 rounded-full"
                          />
                          <span className="min-w-0 flex-1 text-secondary-700 dark:text-secondary-200">
                            <span className="font-semibold text-secondary-950 dark:text-white">{notice.person}</span>{' '}
                            {notice.text}
                            <bdi className="block text-secondary-600 dark:text-secondary-300">{notice.when}</bdi>
                          </span>
                          {unread.includes(notice.id) && (
                            <span className="size-2.5 shrink-0 rounded-full bg-primary-600 dark:bg-primary-400">
                              <span className="sr-only">Unread</span>
                            </span>
                          )}
                        </a>
                      </li>
                    ))}
                  </ul>
                </TabPanel>
              </TabPanels>
            </TabGroup>
          </PopoverPanel>
        </Popover>
      </div>
      <img
        src="/media/scenes/flatlay-sand-wide.webp"
        alt="Sand-colored table from above with a keyboard, layouts on paper, swatches of color and a cup"
        width={1200}
        height={675}
        className="h-96 w-full rounded-b-xl object-cover"
      />
    </div>
  )
}
