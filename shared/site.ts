/**
 * Site configuration: the one place for the name, the addresses and the business constants.
 * Nothing here is a count of what the build contains; those come from the catalogue.
 */
import pkg from '../package.json' with { type: 'json' }
import type { DiscountSale } from './sale.ts'

export const site = {
  name: 'Millwork',
  tagline: 'Interface components, cut to fit.',
  /** Whose work ours rests on; stands at the foot of the app. */
  credit: 'Set in Inter and JetBrains Mono, with icons by Heroicons.',
  /** From package.json, the only place it is written. */
  version: pkg.version,
  /** Public address without a trailing slash; the server overrides it with SITE_URL. */
  defaultUrl: 'http://localhost:3000',
  supportEmail: 'support@millwork.example',
  /** Where we are besides; shown at the foot of the site. */
  social: [] as readonly { title: string; href: string }[],
  /** Prefix of cookies, local storage keys and the like. */
  slug: 'millwork',
  colors: { primary: 'blue', secondary: 'gray', snippetPrimary: 'blue', snippetSecondary: 'gray' },
  /** The component newcomers are shown first. */
  beginWith: 'application-ui/components/tables/with-checkboxes-bulk-actions-and-status',
  affiliateCommissionPercent: 30,
  /** Days for which a browser remembers whose link it followed. */
  affiliateCookieDays: 60,
  /** Days after which a commission is paid out; longer than a purchase can be given back. */
  affiliateHoldDays: 30,
  prices: { developer: 79, unlimited: 199, team: 549 },
  /** People a team licence has room for. */
  teamSeats: 25,
  /** Days after a payment within which it is given back for the asking; the terms of service say the same. */
  refundDays: 14,
  /** Days that licence holders would have to copy everything before the site closed; the terms say the same. */
  closingNoticeDays: 90,
  /** DISCOUNT_SALE in the environment replaces it. */
  discountSale: {
    active: false,
    percent: 30,
    titleTopBanner: 'Opening sale',
    maxCustomers: 100,
    showProgressBar: true,
  } as DiscountSale,
} as const

/** Local storage key that holds the dark mode, with the value on, off or system. */
export const darkModeStorageKey = `${site.slug}-dark-mode`

/** Local storage key that holds the browser's snippet choices (flavour, Tailwind version, colours). */
export const snippetStorageKey = `${site.slug}-snippet`

/** Local storage key that holds the width chosen for previews; of this screen, so no account keeps it. */
export const previewWidthStorageKey = `${site.slug}-preview-width`

/** Pixels below the top of the window at which "Get access" brings the licences to rest. */
export const licensesOffset = 72

/** Pixels scrolled before the public header gains its shadow and blur. */
export const headerScrollThreshold = 10

/** Local storage key that holds what was chosen in the search last. */
export const recentSearchesKey = `${site.slug}-recent`

/** Local storage key that holds the components somebody collects to take them along. */
export const trayKey = `${site.slug}-tray`

/** Local storage key that holds the icons somebody collects. */
export const iconBagKey = `${site.slug}-icon-bag`

/** Milliseconds between the shortcut and the search it opens. */
export const searchDelay = 40
