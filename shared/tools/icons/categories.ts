/** What icons are sorted by, in every set alike. Which words lead where is decided at build. */

export const categories = {
  arrows: 'Arrows',
  interface: 'Interface',
  layout: 'Layout and windows',
  text: 'Text and editing',
  design: 'Design and shapes',
  files: 'Files and folders',
  people: 'People',
  messages: 'Messages and sharing',
  media: 'Photo, sound and video',
  devices: 'Devices and connections',
  code: 'Code and data',
  charts: 'Charts and maths',
  money: 'Shop and money',
  time: 'Time and calendar',
  security: 'Security',
  places: 'Maps and buildings',
  travel: 'Travel and transport',
  weather: 'Weather and nature',
  home: 'Home and tools',
  food: 'Food and drink',
  health: 'Health and science',
  play: 'Sports and games',
  faces: 'Faces and hands',
  brands: 'Brands',
  other: 'Other',
} as const

export type CategoryId = keyof typeof categories
export const categoryIds = Object.keys(categories) as CategoryId[]
/** Whether a text, of an address or of markup, names a category. */
export const isCategoryId = (id: string): id is CategoryId => Object.hasOwn(categories, id)
