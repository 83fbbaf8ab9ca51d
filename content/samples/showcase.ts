/** The wall of the home page: components of different kinds, at home beside each other; those the catalogue lacks are left out. */
export const showcase = [
  'ecommerce/sections/product-lists/with-color-swatches',
  'application-ui/components/form-layouts/two-column-form-with-validation',
  'marketing/sections/pricing/three-pricing-tiers-with-billing-toggle',
  'application-ui/components/timeline/activity-timeline-with-comment-box',
  'application-ui/components/navigation/with-sections-and-badges',
  'marketing/sections/testimonials/three-testimonials-with-metrics',
  'application-ui/components/chat/chat-window-with-message-input',
  'ecommerce/sections/product-details/with-gallery-and-options',
]

/** What stands for each package on the home page; of another kind than what is on the wall. */
export const packageFaces = [
  'application-ui/components/calendars/day-calendar-with-time-slots',
  'marketing/sections/features/feature-bento-grid-with-live-panels',
  'ecommerce/sections/product-lists/with-cutouts-on-color',
]

/** What shows one source in four flavours: short, since the home page carries all four from its first byte. */
export const oneSource = ['application-ui/components/dividers/with-label-and-actions']
