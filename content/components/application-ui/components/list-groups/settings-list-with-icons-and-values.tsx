/**
 * @title Settings list with icons and values
 * @description A list of settings whose rows show an icon, a name and the current value, and lead to their page.
 * @keywords navigation list, preferences menu, account settings, stacked list, menu rows
 * @layout padded
 * @order 2
 * @part AUI-C24-2
 */
import { BellIcon, CreditCardIcon, GlobeAltIcon, LockClosedIcon, SwatchIcon } from '@heroicons/react/24/outline'
import { ChevronRightIcon } from '@heroicons/react/20/solid'

const areas = [
  { name: 'Sign-in and security', state: 'Two-factor is on', icon: LockClosedIcon, warn: false },
  { name: 'Notifications', state: 'By email, once a day', icon: BellIcon, warn: false },
  { name: 'Payment', state: 'The card expires this month', icon: CreditCardIcon, warn: true },
  { name: 'Language and region', state: 'English, Pacific time', icon: GlobeAltIcon, warn: false },
  { name: 'Appearance', state: 'Follows your system', icon: SwatchIcon, warn: false },
]

export default function SettingsListWithIconsAndValues() {
  return (
    <nav
      aria-label="Settings"
      className="mx-auto max-w-xl overflow-hidden rounded-xl bg-white shadow-xs ring-1 ring-secondary-950/10 dark:bg-secondary-900 dark:shadow-none dark:ring-white/10"
    >
      <ul role="list">
        {areas.map((area, index) => (
          <li key={area.name} className={index > 0 ? 'border-t border-secondary-950/10 dark:border-white/10' : ''}>
            <a
              href="#"
              className="flex items-center gap-4 px-5 py-4 transition duration-150 hover:bg-secondary-950/2.5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-600 motion-reduce:transition-none sm:px-6 dark:hover:bg-white/5 dark:focus-visible:outline-primary-400"
            >
              <area.icon aria-hidden="true" className="size-6 shrink-0 text-secondary-500 dark:text-secondary-400" />
              <span className="grid min-w-0 flex-1 gap-x-4 text-sm/6 sm:grid-cols-2">
                <span className="font-medium text-secondary-950 dark:text-white">{area.name}</span>
                <span
                  className={
                    area.warn
                      ? 'font-medium text-amber-800 sm:text-end dark:text-amber-400'
                      : 'text-secondary-600 sm:text-end dark:text-secondary-400'
                  }
                >
                  {area.state}
                </span>
              </span>
              <ChevronRightIcon
                aria-hidden="true"
                className="size-5 shrink-0 text-secondary-400 rtl:-scale-x-100 dark:text-secondary-500"
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
