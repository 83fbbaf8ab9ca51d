import { Cog6ToothIcon, DocumentTextIcon, HomeIcon } from '@heroicons/react/24/outline'

/** Where the navigation leads. */
export const places = [
  { name: 'Dashboard', href: '/', icon: HomeIcon },
  { name: 'Billing', href: '/billing', icon: DocumentTextIcon },
  { name: 'Settings', href: '/settings', icon: Cog6ToothIcon },
]
