// The invented companies: the mark, drawn in a square of 32, and how the word is set.
const turned = (path, times) =>
  Array.from({ length: times }, (_, i) => `<path d="${path}"${i ? ` transform="rotate(${(360 / times) * i} 16 16)"` : ''}/>`).join('')
const dots = (...list) => list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')
const path = (d, rule) => `<path d="${d}"${rule ? ' fill-rule="evenodd"' : ''}/>`

export const companies = [
  {
    slug: 'halvorn',
    word: 'Halvorn',
    font: 'sora/Sora-SemiBold.otf',
    tracking: -0.02,
    about: 'two arcs, one within the other, like a hill at sunrise',
    mark: path('M2 25a14 14 0 0 1 28 0h-5a9 9 0 0 0-18 0z') + path('M11 25a5 5 0 0 1 10 0z'),
  },
  {
    slug: 'tidewell',
    word: 'tidewell',
    font: 'quicksand/Quicksand-Bold.ttf',
    tracking: -0.01,
    about: 'a disc cut by a wave',
    mark:
      path('M2.2 13.6A14 14 0 0 1 29.8 13.6C25 18 20.6 16.6 16 13.4S7 9.4 2.2 13.6z') +
      path('M2.2 18.4C7 14.2 11.4 15.2 16 18.4s9 4.6 13.8.2A14 14 0 0 1 2.2 18.4z'),
  },
  {
    slug: 'ossaro',
    word: 'OSSARO',
    font: 'lato/Lato-Bold.ttf',
    tracking: 0.14,
    about: 'four petals round a point',
    mark: turned('M15.1 15.1V8.8a6.3 6.3 0 1 0-6.3 6.3z', 4),
  },
  {
    slug: 'ferrane',
    word: 'Ferrane',
    font: 'cabin/Cabin-Bold.otf',
    tracking: -0.01,
    about: 'a hexagonal nut, cut open',
    mark: path('M16 2l12.1 7v5.6h-6.3a6 6 0 1 0 0 2.8h6.3V23L16 30 3.9 23V9z'),
  },
  {
    slug: 'quillmark',
    word: 'Quillmark',
    font: 'ebgaramond/EBGaramond12-Bold.otf',
    tracking: -0.01,
    scale: 1.14,
    about: 'a feather',
    mark: path('M28 3.5c.4 10.4-3.4 19.6-15.6 20.2L24 8.6 8.6 21C9 10.5 17.4 3.6 28 3.5z') + path('M7.8 22.3l1.9 1.9-4.3 4.3L3.5 26.6z'),
  },
  {
    slug: 'noven',
    word: 'noven',
    font: 'sora/Sora-Bold.otf',
    tracking: -0.03,
    about: 'nine dots that grow along a diagonal',
    mark: dots([6, 6, 4.4], [16, 6, 3.5], [26, 6, 2.6], [6, 16, 3.5], [16, 16, 2.6], [26, 16, 1.9], [6, 26, 2.6], [16, 26, 1.9], [26, 26, 1.3]),
  },
  {
    slug: 'kestovar',
    word: 'KESTOVAR',
    font: 'lato/Lato-Black.ttf',
    tracking: 0.04,
    about: 'a bird with spread wings',
    mark: path('M1.5 6.5C8 6.8 13 9 16 13.5 19 9 24 6.8 30.5 6.5c-2.3 6-6 9.4-11 10.6L16 28l-3.5-10.9C7.5 15.9 3.8 12.5 1.5 6.5z'),
  },
  {
    slug: 'orrin',
    word: 'Orrin',
    font: 'quicksand/Quicksand-Bold.ttf',
    tracking: 0,
    about: 'an orbit and its planet',
    mark: path('M16 4.5c1.3 0 2.5.2 3.7.6l-1.3 3.9A7.5 7.5 0 1 0 23 13.6l3.9-1.3A11.5 11.5 0 1 1 16 4.5z') + dots([25.5, 6.5, 3.5], [16, 16, 2.6]),
  },
  {
    slug: 'sable-finch',
    word: 'Sable & Finch',
    font: 'ebgaramond/EBGaramond12-Regular.otf',
    tracking: 0.01,
    scale: 1.12,
    about: 'an ampersand in a disc',
    letter: { text: '&', font: 'ebgaramond/EBGaramond12-Italic.otf', size: 25 },
    mark: '',
  },
  {
    slug: 'larkpine',
    word: 'Larkpine',
    font: 'cabin/Cabin-SemiBold.otf',
    tracking: 0,
    about: 'a tree of three rising strokes',
    mark: path('M16 2l6.5 7.6-2.3 2L16 6.7l-4.2 4.9-2.3-2zM16 10.2l8.7 10.1-2.3 2L16 14.9l-6.4 7.4-2.3-2zM16 18.4l9.4 9.2-2.1 2.2-7.3-7.2-7.3 7.2-2.1-2.2z'),
  },
  {
    slug: 'verdane',
    word: 'verdane',
    font: 'sora/Sora-Regular.otf',
    tracking: -0.01,
    about: 'two leaves on one stem',
    mark: path('M15 29.5V18.4C7.6 18.4 3 13.8 3 6.5c7 0 11.3 3.5 12.5 9.3C16.8 9.4 21.4 5.4 29 5.4c0 8-4.6 13-12 13v11.1z'),
  },
  {
    slug: 'paxwell',
    word: 'Paxwell',
    font: 'lato/Lato-Heavy.ttf',
    tracking: -0.015,
    about: 'three bars, one of them a door',
    mark: path('M3 12a4 4 0 0 1 8 0v18H3zM12.5 6a4 4 0 0 1 8 0v24h-8zM22 16a4 4 0 0 1 8 0v14h-8z'),
  },
]
