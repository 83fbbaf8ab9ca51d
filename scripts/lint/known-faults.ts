/** Faults of components that were there before their rule: they are mended one by one, and a line goes with each. */

export type KnownFault = {
  rule: string
  path: string
  /** What breaks the rule, as it stands in the component. */
  what: string
  why: string
}

export const knownFaults: readonly KnownFault[] = [
  {
    rule: 'words',
    path: 'application-ui/components/badges/removable-tag-badges-with-input',
    what: 'Take away',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/components/cards/details-card-with-copy-buttons',
    what: 'name the reference',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/components/chat/chat-window-with-message-input',
    what: 'Hello!',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/components/chat/chat-window-with-message-input',
    what: 'Write an answer',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/components/empty-states/no-results-empty-state-with-active-filters',
    what: 'Nothing fits',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/components/empty-states/with-starting-options',
    what: 'Write one product',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/components/form-actions/sticky-form-actions-for-unsaved-changes',
    what: 'Take back',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/components/form-elements/file-upload-drop-zone-with-list',
    what: 'Hand in',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/components/form-elements/text-fields-with-hints-and-errors',
    what: 'small letters',
    why: 'not the English of a native editor',
  },
  {
    rule: 'spelling',
    path: 'application-ui/components/form-input-groups/credit-card-input-group',
    what: 'postcode',
    why: 'British spelling',
  },
  {
    rule: 'words',
    path: 'application-ui/components/form-layouts/invoice-form-with-repeatable-rows',
    what: 'Keep as a draft',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/components/form-radio-groups/with-price',
    what: 'against signature',
    why: 'not the English of a native editor',
  },
  {
    rule: 'spelling',
    path: 'application-ui/components/modals/delete-confirmation-modal-with-typed-name',
    what: 'harbour',
    why: 'British spelling',
  },
  {
    rule: 'words',
    path: 'application-ui/components/progress-bars/file-upload-progress-list',
    what: 'connection broke off',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/components/tables/expandable-grouped-table-with-totals',
    what: 'Together',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/layouts/stacked/with-finance-dashboard',
    what: 'Together',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/pages/errors/404-error-page-with-search-and-links',
    what: 'This page is not here',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/pages/errors/404-error-page-with-search-and-links',
    what: 'a letter got lost',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/pages/invoice/printable-invoice-with-payment-button',
    what: 'Open, due on',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/pages/invoice/printable-invoice-with-payment-button',
    what: 'name the number',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/pages/maintenance/with-email-sign-up',
    what: 'To read only',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/pages/maintenance/with-email-sign-up',
    what: 'Write to me',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/pages/sign-up/split-sign-up-page-with-password-strength',
    what: 'Already with us',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/pages/sign-up/split-sign-up-page-with-password-strength',
    what: 'By going on',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/pages/sign-up/split-sign-up-page-with-password-strength',
    what: 'What is in it',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/pages/status/with-uptime-bars-and-incidents',
    what: 'Everything works',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'application-ui/pages/two-factor/with-recovery-code',
    what: 'Do not ask on this device',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'ecommerce/sections/category-filters/sidebar-filters-with-product-grid',
    what: 'Nothing fits',
    why: 'not the English of a native editor',
  },
  {
    rule: 'sums',
    path: 'ecommerce/sections/product-reviews/with-rating-breakdown',
    what: '4.6',
    why: 'the average of its own counts is 4.5',
  },
  {
    rule: 'words',
    path: 'marketing/pages/contact/with-form-and-offices',
    what: 'It is about',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'marketing/pages/features/with-alternating-sections',
    what: 'Works',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'marketing/sections/contact/with-company-details',
    what: 'It is about',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'marketing/sections/cta/with-email-form-and-steps',
    what: 'come by one night',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'marketing/sections/features/feature-bento-grid-with-live-panels',
    what: 'A yes books',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'marketing/sections/features/feature-list-beside-heading',
    what: 'Rights for each person',
    why: 'not the English of a native editor',
  },
  {
    rule: 'opens',
    path: 'marketing/sections/main-headers/with-mobile-menu',
    what: 'Dialog',
    why: 'its menu opens on phones only, and the picture is taken at desktop width',
  },
  {
    rule: 'words',
    path: 'marketing/sections/newsletter/inline-newsletter-sign-up-form',
    what: 'ends it at once',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'marketing/sections/pricing/pricing-comparison-table-with-three-plans',
    what: 'Own prices for',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'marketing/sections/pricing/pricing-comparison-table-with-three-plans',
    what: 'two months are too',
    why: 'not the English of a native editor',
  },
  {
    rule: 'words',
    path: 'marketing/sections/pricing/with-add-ons-and-live-total',
    what: 'Stop on any day',
    why: 'not the English of a native editor',
  },
]
