/**
 * The components that set the bar, of different kinds. Tests that look at many forms of every snippet take these and
 * the compiler's cases; the whole catalogue is looked at by `npm run verify`, which skips what did not change.
 */
export const referenceSet = [
  'application-ui/components/alerts/dismissible',
  'application-ui/components/badges/status-and-filters',
  'application-ui/components/buttons/variants-and-sizes',
  'application-ui/components/cards-in-grid/projects-with-progress',
  'application-ui/components/dropdowns/with-sections-and-shortcuts',
  'application-ui/components/form-layouts/validated-contact-details',
  'application-ui/components/list-groups/with-avatars-and-actions',
  'application-ui/components/modals/confirm-destructive',
  'application-ui/components/tables/selectable-with-status',
  'application-ui/components/tabs/underlined-with-counts',
  'ecommerce/sections/product-lists/with-color-swatches',
  'marketing/sections/hero/split-with-product-panel',
]

/** Their sources, from the project's root. */
export const referenceSources = referenceSet.map((path) => `content/components/${path}.tsx`)
