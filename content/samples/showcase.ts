/** The components that lie on the bench of the home page: of different kinds, at home beside each other. */
export const showcase = [
  'application-ui/components/cards-in-grid/projects-with-progress',
  'application-ui/components/alerts/dismissible',
  'application-ui/components/badges/status-and-filters',
  'application-ui/components/buttons/variants-and-sizes',
  'application-ui/components/dropdowns/with-sections-and-shortcuts',
  'application-ui/components/form-layouts/validated-contact-details',
  'application-ui/components/list-groups/with-avatars-and-actions',
  'application-ui/components/modals/confirm-destructive',
  'application-ui/components/tables/selectable-with-status',
  'application-ui/components/tabs/underlined-with-counts',
  'ecommerce/sections/product-lists/with-color-swatches',
  'marketing/sections/hero/split-with-product-panel',
]
