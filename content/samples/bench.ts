/**
 * What lies on the bench of the home page, in the order of its tabs; those the catalogue lacks are left out. The first
 * is fetched with the page: it has colour, short code and no pictures.
 */
export const bench = [
  'application-ui/components/statistics/with-sparklines',
  'application-ui/components/alerts/dismissible-alerts-in-four-tones',
  'application-ui/components/tables/with-checkboxes-bulk-actions-and-status',
  'ecommerce/sections/product-lists/with-color-swatches',
  'application-ui/components/cards-in-grid/project-cards-with-progress-and-avatars',
  'marketing/sections/hero/split-hero-with-product-preview',
  'marketing/sections/image-overlays/image-mosaic-with-overlay-captions',
]
