/** One component of each pattern, which `npm test` plays in every engine. */
const parts = 'application-ui/components'

export const sample = {
  dialog: `${parts}/modals/modal-dialog-with-edit-form`,
  menu: `${parts}/dropdowns/user-menu-dropdown-with-team-switcher`,
  combobox: `${parts}/command-palettes/with-category-filter`,
  tabs: `${parts}/tabs/underlined-tabs-with-count-badges`,
  disclosure: 'marketing/sections/faq/faq-accordion-with-contact-link',
  popover: `${parts}/popovers/user-popover-with-profile-details`,
  switch: `${parts}/form-switches/toggle-switch-list-in-card`,
  form: `${parts}/form-layouts/two-column-form-with-validation`,
  slider: 'marketing/sections/content-sliders/card-slider-with-arrows',
  table: `${parts}/tables/sortable-data-table-with-search-and-pagination`,
  tooltip: `${parts}/tooltips/on-icon-buttons`,
  plain: `${parts}/ribbons/folded-across-panel`,
}
