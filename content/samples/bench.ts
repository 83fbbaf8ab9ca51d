/** What lies on the bench of the home page, in the order of its tabs; those the catalogue lacks are left out. */
export const bench = [
  'application-ui/components/form-switches/settings-in-a-card',
  'application-ui/components/statistics/with-sparklines',
  'application-ui/components/cards-in-grid/projects-with-progress',
  'application-ui/components/tables/selectable-with-status',
  'ecommerce/sections/checkout/one-page-with-summary',
  'application-ui/components/list-groups/with-avatars-and-actions',
  'marketing/sections/hero/split-with-product-panel',
]
