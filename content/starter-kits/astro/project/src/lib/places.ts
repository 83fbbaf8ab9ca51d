import { Cog6ToothIcon, DocumentTextIcon, HomeIcon } from '@heroicons/react/24/outline'

/** The places in the navigation of members. */
export const places = [
  { name: 'Dashboard', href: '/dashboard', icon: HomeIcon },
  { name: 'Billing', href: '/billing', icon: DocumentTextIcon },
  { name: 'Settings', href: '/settings', icon: Cog6ToothIcon },
]
