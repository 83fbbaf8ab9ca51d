/** What every page says of the site. Change the address before you publish. */
export const site = {
  name: 'Finbank',
  url: 'https://finbank.example',
  picture: { path: '/og.png', alt: 'Finbank: the bank that shows its working', width: 1200, height: 630 },
  /** What stands where a part leaves a place open: <!-- outlet: theme --> becomes src/parts/theme-switch.html. */
  outlets: { theme: 'theme-switch' },
}
