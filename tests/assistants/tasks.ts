/**
 * What people ask their assistants for, with the component that should come first. Written down before anybody looked at
 * what the search finds: where it is wrong, the search is mended and not the task.
 */
export const tasks: readonly (readonly [asked: string, first: string])[] = [
  [
    'a pricing page with three tiers for Vue, teal',
    'marketing/sections/pricing/three-pricing-tiers-with-billing-toggle',
  ],
  [
    'sortable data table with search and pagination in React',
    'application-ui/components/tables/sortable-data-table-with-search-and-pagination',
  ],
  [
    'confirm dialog where you have to type the project name before it is deleted',
    'application-ui/components/modals/delete-confirmation-modal-with-typed-name',
  ],
  [
    'GDPR cookie banner with preferences, plain HTML',
    'application-ui/components/banners/cookie-consent-banner-with-preferences',
  ],
  ['a login page with SSO for my Svelte app', 'application-ui/pages/sign-in/centered-sign-in-page-with-sso'],
  [
    'sign up page that shows how strong the password is',
    'application-ui/pages/sign-up/split-sign-up-page-with-password-strength',
  ],
  ['field for the six digit code we sent, with a resend link', 'application-ui/components/form-elements/one-time-code'],
  ['shopping cart page for our store in Vue', 'ecommerce/sections/product-lists/shopping-cart-page-with-product-list'],
  [
    'checkout on a single page with the order summary',
    'ecommerce/sections/checkout/one-page-checkout-with-order-summary',
  ],
  ['drag and drop file upload', 'application-ui/components/form-elements/file-upload-drop-zone-with-list'],
  ['toast with an undo button', 'application-ui/components/notifications/with-undo'],
  [
    'hero for a developer tool with a terminal that shows the install command',
    'marketing/sections/hero/developer-hero-with-command-and-terminal',
  ],
  ['FAQ accordion for the landing page', 'marketing/sections/faq/faq-accordion-with-contact-link'],
  [
    'wall of customer testimonials that can be filtered',
    'marketing/sections/testimonials/testimonial-wall-with-filter',
  ],
  ['dark footer with a newsletter signup', 'marketing/sections/footers/dark-footer-with-newsletter-and-wordmark'],
  [
    'command palette like cmd+k with keyboard shortcuts',
    'application-ui/components/command-palettes/with-groups-and-shortcuts',
  ],
  [
    'date range picker with presets such as last 30 days',
    'application-ui/components/calendars/date-range-picker-with-presets',
  ],
  ['let customers book a day and a time slot', 'application-ui/components/calendars/booking-with-time-slots'],
  ['multi step form with a review at the end', 'application-ui/components/form-layouts/multi-step-with-review'],
  ['finance dashboard with top navigation, emerald', 'application-ui/layouts/stacked/with-finance-dashboard'],
  [
    'app shell with a collapsible sidebar and charts',
    'application-ui/layouts/light-sidebar/collapsible-sidebar-layout-with-analytics-dashboard',
  ],
  ['three column email inbox', 'application-ui/layouts/various/three-pane-inbox-layout'],
  ['an invoice customers can print and pay', 'application-ui/pages/invoice/printable-invoice-with-payment-button'],
  ['404 page with a search box', 'application-ui/pages/errors/404-error-page-with-search-and-links'],
  ['status page with uptime history of our services', 'application-ui/pages/status/with-uptime-bars-and-incidents'],
  [
    'product page with image gallery and size options for a React shop',
    'ecommerce/sections/product-details/with-gallery-and-options',
  ],
  ['product grid with colour swatches in indigo', 'ecommerce/sections/product-lists/with-color-swatches'],
  ['filter sidebar for a shop category page', 'ecommerce/sections/category-filters/sidebar-filters-with-product-grid'],
  [
    'form to write a product review with stars',
    'ecommerce/sections/product-reviews/product-review-form-with-star-rating',
  ],
  ['stacked avatars with a +3 at the end', 'application-ui/components/avatars/stack-with-count'],
  ['header with a mega menu for a marketing site', 'marketing/sections/main-headers/with-mega-menu'],
  ['multi select with removable chips, rose', 'application-ui/components/select-menus/multiple-with-chips'],
  ['table where users choose which columns are shown', 'application-ui/components/tables/with-column-visibility'],
  [
    'compare our plans feature by feature in a table',
    'marketing/sections/pricing/pricing-comparison-table-with-three-plans',
  ],
  ['bento grid of product features', 'marketing/sections/features/feature-bento-grid-with-live-panels'],
  ['team section with photos and roles', 'marketing/sections/team/team-grid-with-roles'],
  ['logos of our customers in one row', 'marketing/sections/logos/in-one-row'],
  [
    'list of toggle switches for notification settings',
    'application-ui/components/form-switches/toggle-switch-list-in-card',
  ],
  [
    'user menu in the navbar where one can switch teams',
    'application-ui/components/dropdowns/user-menu-dropdown-with-team-switcher',
  ],
  [
    'order tracking with the steps of the delivery',
    'application-ui/components/steps/vertical-stepper-with-order-status',
  ],
]
