/** What every page says of the site. Change the address before you publish. */
export const site = {
  name: 'Carbon Engineers',
  url: 'https://carbonengineers.example',
  picture: {
    path: '/og.png',
    alt: 'A footbridge, a theater in a silo and a sea wall, drawn at one scale',
    width: 1200,
    height: 630,
  },
}
