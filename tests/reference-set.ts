/**
 * The components that set the bar, of different kinds. Tests that look at many forms of every snippet take these and
 * the compiler's cases; the whole catalogue is looked at by `npm run verify`, which skips what did not change.
 */
export const referenceSet = [
  'application-ui/components/alerts/dismissible-alerts-in-four-tones',
  'application-ui/components/badges/filter-badges-with-clear-all',
  'application-ui/components/buttons/loading-and-result-states',
  'application-ui/components/cards-in-grid/project-cards-with-progress-and-avatars',
  'application-ui/components/dropdowns/dropdown-menu-with-sections-and-shortcuts',
  'application-ui/components/form-layouts/two-column-form-with-validation',
  'application-ui/components/list-groups/team-members-list-with-actions',
  'application-ui/components/modals/delete-confirmation-modal-with-typed-name',
  'application-ui/components/tables/with-checkboxes-bulk-actions-and-status',
  'application-ui/components/tabs/underlined-tabs-with-count-badges',
  'ecommerce/sections/product-lists/with-color-swatches',
  'marketing/sections/hero/split-hero-with-product-preview',
]

/** Their sources, from the project's root. */
export const referenceSources = referenceSet.map((path) => `content/components/${path}.tsx`)
