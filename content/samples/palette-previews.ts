/** The components that show colours in the palette tool: each uses them for something else. */
export const palettePreviews = [
  'application-ui/components/buttons/primary-in-three-sizes',
  'application-ui/components/badges/simple-in-all-tones',
  'application-ui/components/cards-in-grid/project-cards-with-progress-and-avatars',
  'application-ui/components/tables/with-checkboxes-bulk-actions-and-status',
]
