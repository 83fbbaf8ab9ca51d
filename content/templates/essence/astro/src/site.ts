/** What every page says of the site. Change the address before you publish. */
export const site = {
  name: 'Halcott',
  url: 'https://halcott.example',
  picture: { path: '/og.png', alt: 'Halcott: twelve scents, drawn from what is in them', width: 1200, height: 630 },
}
