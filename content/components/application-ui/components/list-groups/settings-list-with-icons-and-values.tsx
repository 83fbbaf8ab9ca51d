/**
 * @title Settings list with icons and values
 * @description A list of settings in two groups below the person they belong to; each row shows an icon, a name and the current value, and leads to its page.
 * @keywords navigation list, preferences menu, account settings, stacked list, menu rows
 * @layout padded
 * @order 2
 * @part AUI-C24-2
 */
import {
  BellIcon,
  CreditCardIcon,
  GlobeAltIcon,
  LockClosedIcon,
  SwatchIcon,
  UsersIcon,
} from '@heroicons/react/24/outline'
import { ChevronRightIcon, ExclamationTriangleIcon } from '@heroicons/react/20/solid'

const groups = [
  {
    id: 'settings-you',
    name: 'You',
    areas: [
      { name: 'Sign-in and security', state: 'Two-factor is on', icon: LockClosedIcon, warn: false, faces: [''] },
      { name: 'Notifications', state: 'By email, once a day', icon: BellIcon, warn: false, faces: [''] },
      { name: 'Appearance', state: 'Follows your system', icon: SwatchIcon, warn: false, faces: [''] },
    ],
  },
  {
    id: 'settings-studio',
    name: 'Kavak Studio',
    areas: [
      {
        name: 'People',
        state: '12 with access',
        icon: UsersIcon,
        warn: false,
        faces: ['/media/avatars/avatar-09.webp', '/media/avatars/avatar-01.webp', '/media/avatars/avatar-10.webp'],
      },
      { name: 'Payment', state: 'Card expires this month', icon: CreditCardIcon, warn: true, faces: [''] },
      { name: 'Language and region', state: 'English, Pacific time', icon: GlobeAltIcon, warn: false, faces: [''] },
    ],
  },
]

export default function SettingsListWithIconsAndValues() {
  return (
    <nav aria-label="Settings" className="mx-auto max-w-4xl">
      <a
        href="#"
        className="flex items-center gap-4 rounded-xl bg-primary-700 p-5 text-primary-100 transition duration-150 hover:bg-primary-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:px-6 dark:bg-primary-900 dark:hover:bg-primary-800 dark:focus-visible:outline-primary-400"
      >
        <img
          src="/media/avatars/avatar-25.webp"
          alt=""
          width={256}
          height={256}
          className="size-14 shrink-0 rounded-full ring-2 ring-white/30"
        />
        <span className="min-w-0 flex-1 text-sm/6 wrap-break-word">
          <span className="block text-lg/7 font-semibold text-white">Leyla Demir</span>
          leyla@kavak.example
        </span>
        <ChevronRightIcon aria-hidden="true" className="size-5 shrink-0 text-white rtl:-scale-x-100" />
      </a>
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={group.id}>
            <h2 id={group.id} className="px-5 text-sm/6 font-semibold text-secondary-950 sm:px-6 dark:text-white">
              {group.name}
            </h2>
            <ul
              role="list"
              className="mt-2 overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
            >
              {group.areas.map((area, index) => (
                <li
                  key={area.name}
                  className={index > 0 ? 'border-t border-secondary-950/10 dark:border-white/10' : ''}
                >
                  <a
                    href="#"
                    className="flex items-center gap-4 px-5 py-4 transition duration-150 hover:bg-secondary-950/2.5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:px-6 dark:hover:bg-white/5 dark:focus-visible:outline-primary-400"
                  >
                    <span
                      className={
                        area.warn
                          ? 'flex size-10 shrink-0 items-center justify-center rounded-lg bg-amber-50 text-amber-800 dark:bg-amber-400/10 dark:text-amber-300'
                          : 'flex size-10 shrink-0 items-center justify-center rounded-lg bg-primary-50 text-primary-700 dark:bg-primary-400/10 dark:text-primary-300'
                      }
                    >
                      <area.icon aria-hidden="true" className="size-6" />
                    </span>
                    <span className="min-w-0 flex-1 text-sm/6">
                      <span className="block font-medium text-secondary-950 dark:text-white">{area.name}</span>
                      <span
                        className={
                          area.warn
                            ? 'flex items-center gap-1.5 font-medium text-amber-800 dark:text-amber-400'
                            : 'flex items-center gap-1.5 text-secondary-600 dark:text-secondary-400'
                        }
                      >
                        {area.warn && <ExclamationTriangleIcon aria-hidden="true" className="size-4 shrink-0" />}
                        <bdi>{area.state}</bdi>
                      </span>
                    </span>
                    {area.faces[0] && (
                      <span className="flex -space-x-2 rtl:space-x-reverse">
                        {area.faces.map((face) => (
                          <img
                            key={face}
                            src={face}
                            alt=""
                            width={256}
                            height={256}
                            className="size-8 rounded-full ring-2 ring-white dark:ring-secondary-900"
                          />
                        ))}
                      </span>
                    )}
                    <ChevronRightIcon
                      aria-hidden="true"
                      className="size-5 shrink-0 text-secondary-400 rtl:-scale-x-100 dark:text-secondary-500"
                    />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}
