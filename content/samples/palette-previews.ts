/** The components that show colours in the palette tool: each uses them for something else. */
export const palettePreviews = [
  'application-ui/components/buttons/variants-and-sizes',
  'application-ui/components/badges/status-and-filters',
  'application-ui/components/cards-in-grid/projects-with-progress',
  'application-ui/components/tables/selectable-with-status',
]
