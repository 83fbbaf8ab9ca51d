/** What lies on the bench of the home page, in the order of its tabs; those the catalogue lacks are left out. */
export const bench = [
  'application-ui/components/form-switches/toggle-switch-list-in-card',
  'application-ui/components/statistics/with-sparklines',
  'application-ui/components/cards-in-grid/project-cards-with-progress-and-avatars',
  'application-ui/components/tables/with-checkboxes-bulk-actions-and-status',
  'ecommerce/sections/checkout/one-page-checkout-with-order-summary',
  'application-ui/components/list-groups/team-members-list-with-actions',
  'marketing/sections/hero/split-hero-with-product-preview',
]
