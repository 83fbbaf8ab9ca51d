/** Below the headline of the home page: the loudest pictures there are, of all packages. */
export const heroPieces = [
  'marketing/sections/hero/with-search-form-and-illustration',
  'application-ui/layouts/stacked/with-finance-dashboard',
  'ecommerce/sections/product-lists/with-cutouts-on-color',
  'application-ui/layouts/dark-sidebar/with-teams-and-list',
  'marketing/sections/image-overlays/image-mosaic-with-overlay-captions',
  'application-ui/components/statistics/stats-grid-with-four-chart-types',
  'marketing/sections/hero/developer-hero-with-command-and-terminal',
  'ecommerce/sections/product-details/with-gallery-and-options',
]

/** Where a colour of one's own is tried: pieces that wear much of it, of all packages, two in a row. */
export const colourPieces = [
  'application-ui/components/statistics/stats-grid-with-four-chart-types',
  'ecommerce/sections/product-lists/with-cutouts-on-color',
  'marketing/sections/page-separators/layered-wave-section-separator',
  'marketing/sections/pricing/three-pricing-tiers-with-billing-toggle',
]

/** The large pictures of each package, in their order; the newest fill what is left. */
export const packagePieces = [
  'application-ui/layouts/light-sidebar/collapsible-sidebar-layout-with-analytics-dashboard',
  'application-ui/components/calendars/month-calendar-with-event-list',
  'application-ui/components/cards-in-grid/project-cards-with-progress-and-avatars',
  'application-ui/pages/status/with-uptime-bars-and-incidents',
  'application-ui/components/tables/with-checkboxes-bulk-actions-and-status',
  'application-ui/components/command-palettes/with-category-filter',
  'marketing/sections/hero/split-hero-with-product-preview',
  'marketing/sections/features/feature-bento-grid-with-live-panels',
  'marketing/sections/image-overlays/with-product-list',
  'marketing/sections/pricing/pricing-comparison-table-with-three-plans',
  'marketing/sections/footers/dark-footer-with-newsletter-and-wordmark',
  'marketing/sections/blog-lists/with-featured-post',
  'ecommerce/sections/product-lists/with-large-lead-image',
  'ecommerce/sections/product-details/product-quick-view-modal',
  'ecommerce/sections/category-filters/with-popovers-and-sort',
]

/** What is run in all flavours together: free, and understood without a word. */
export const oneSource = ['application-ui/components/form-radio-groups/with-price']
