/** The wall of the home page: components of different kinds, at home beside each other; those the catalogue lacks are left out. */
export const showcase = [
  'ecommerce/sections/product-lists/with-color-swatches',
  'application-ui/components/form-layouts/validated-contact-details',
  'marketing/sections/pricing/three-tiers-with-switch',
  'application-ui/components/timeline/activity-with-comment-field',
  'application-ui/components/navigation/sidebar-with-sections',
  'marketing/sections/testimonials/three-with-numbers',
  'application-ui/components/chat/conversation',
  'ecommerce/sections/product-details/gallery-with-options',
]

/** What stands for each package on the home page; of another kind than what is on the wall. */
export const packageFaces = [
  'application-ui/components/calendars/day-with-hours',
  'marketing/sections/features/grid-of-unequal-cells',
  'ecommerce/sections/product-lists/cutouts-on-tinted-cards',
]

/** What shows one source in four flavours: short, since the home page carries all four from its first byte. */
export const oneSource = ['application-ui/components/dividers/with-label-and-actions']
