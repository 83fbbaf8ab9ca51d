/** What every page says of the site. Change the address before you publish. */
export const site = {
  name: 'Postil',
  url: 'https://postil.example',
  picture: { path: '/og.png', alt: 'Postil: answers with their sources in the margin', width: 1200, height: 630 },
}
