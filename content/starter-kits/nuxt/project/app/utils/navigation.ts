import { Cog6ToothIcon, DocumentTextIcon, HomeIcon } from '@heroicons/vue/24/outline'

/** The places in the navigation of every layout. */
export const places = [
  { name: 'Dashboard', to: '/', icon: HomeIcon },
  { name: 'Billing', to: '/billing', icon: DocumentTextIcon },
  { name: 'Settings', to: '/settings', icon: Cog6ToothIcon },
]
