/**
 * The twelve scents: what is in each, what it costs in cents, and how many bottles are left. A plate is drawn from the
 * notes alone, so a scent that is added here has its own as soon as the plates are drawn again.
 */
import type { Scent } from '../lib/shop/catalog.ts'

/** What the shop needs of a scent, and what its page says of it. */
export interface HouseScent extends Scent {
  text: string
  /** How it wears. */
  wear: string
  perfumer: string
  /** When the next batch is poured, where there is none left. */
  back?: string
}

const sample = { id: 'sample', ml: 2, price: 600 }

export const scents: HouseScent[] = [
  {
    slug: 'green-peel',
    name: 'Green Peel',
    line: 'The rind of an orange that is not ready yet.',
    text: 'Bitter orange picked in October, a month too soon, when the oil is in the rind and the sugar is nowhere. Neroli keeps the tree in the picture; vetiver keeps your feet on the ground after the fruit is gone.',
    wear: 'Loud for ten minutes, cheerful for two hours, then a clean root that only you know about.',
    family: 'citrus',
    perfumer: 'Marian Halcott',
    year: 2016,
    notes: {
      top: ['bitter-orange', 'bergamot', 'petitgrain'],
      heart: ['neroli', 'galbanum'],
      base: ['vetiver', 'musk'],
    },
    sizes: [
      { ...sample, stock: 140 },
      { id: '50', ml: 50, price: 14800, stock: 38 },
      { id: '100', ml: 100, price: 22800, stock: 21 },
    ],
  },
  {
    slug: 'cold-tea',
    name: 'Cold Tea',
    line: 'The second glass, when the ice has won.',
    text: 'Assam brewed strong and forgotten on a porch rail. Lemon and ginger go first; the tannin stays, drier by the hour, on a slow wood that is halfway to smoke.',
    wear: 'Close to the skin from the start. People notice it when you reach across them.',
    family: 'citrus',
    perfumer: 'Teodor Lisk',
    year: 2021,
    notes: { top: ['lemon', 'ginger', 'cardamom'], heart: ['black-tea', 'jasmine'], base: ['guaiac', 'ambrette'] },
    sizes: [
      { ...sample, stock: 96 },
      { id: '50', ml: 50, price: 14800, stock: 26 },
      { id: '100', ml: 100, price: 22800, stock: 12 },
    ],
  },
  {
    slug: 'kitchen-door',
    name: 'Kitchen Door',
    line: 'Tomato vines, basil, and a screen that slams.',
    text: 'August, four in the afternoon. You come in with your hands green to the wrist and somebody has black currants on the stove. The cedar is the door frame, and it has been painted many times.',
    wear: 'Sharp and wet for an hour. By evening it is wood and moss, with a stain of fruit.',
    family: 'green',
    perfumer: 'Marian Halcott',
    year: 2017,
    notes: {
      top: ['tomato-leaf', 'basil', 'spearmint'],
      heart: ['black-currant', 'rose'],
      base: ['cedar', 'oakmoss', 'patchouli'],
    },
    sizes: [
      { ...sample, stock: 88 },
      { id: '50', ml: 50, price: 14800, stock: 31 },
      { id: '100', ml: 100, price: 22800, stock: 9 },
    ],
  },
  {
    slug: 'fern-seed',
    name: 'Fern Seed',
    line: 'Ferns have no seed, and no smell either.',
    text: 'A fougère, then: a perfume of a plant that has none. Lavender and coriander stand in for the frond, galbanum for the stem, and tonka for the story that whoever carries the seed cannot be seen.',
    wear: 'A barbershop for an hour, the woods until supper, and an almond on your collar the next day.',
    family: 'green',
    perfumer: 'Marian Halcott',
    year: 2015,
    notes: {
      top: ['lavender', 'coriander', 'angelica'],
      heart: ['galbanum', 'cypress'],
      base: ['oakmoss', 'tonka'],
    },
    sizes: [
      { ...sample, stock: 120 },
      { id: '50', ml: 50, price: 14800, stock: 44 },
      { id: '100', ml: 100, price: 22800, stock: 18 },
    ],
  },
  {
    slug: 'night-laundry',
    name: 'Night Laundry',
    line: 'Sheets on a roof, and jasmine two streets over.',
    text: 'Aldehydes for the cold, cotton-clean part. Then the wind turns. Jasmine and ylang-ylang come over the parapet with all their bad manners, and the sheets never quite get over it.',
    wear: 'Bright for half an hour, floral until midnight. The musk outlasts the weekend.',
    family: 'floral',
    perfumer: 'Teodor Lisk',
    year: 2019,
    notes: {
      top: ['aldehydes', 'yuzu'],
      heart: ['jasmine', 'neroli', 'ylang'],
      base: ['sandalwood', 'musk', 'ambrette'],
    },
    sizes: [
      { ...sample, stock: 74 },
      { id: '50', ml: 50, price: 18600, stock: 17 },
      { id: '100', ml: 100, price: 27800, stock: 8 },
    ],
  },
  {
    slug: 'iris-drawer',
    name: 'Iris Drawer',
    line: 'Gloves, letters, and a root three years dry.',
    text: 'Orris butter costs more than silver, so nobody uses much. We built the drawer first, of suede and cedar, then laid the iris in it and shut it. Carrot seed keeps the earth on.',
    wear: 'Cool and powdery all day. It does not develop so much as settle.',
    family: 'floral',
    perfumer: 'Marian Halcott',
    year: 2018,
    notes: {
      top: ['bergamot', 'pink-pepper'],
      heart: ['orris', 'violet-leaf', 'carrot-seed'],
      base: ['suede', 'cedar', 'musk'],
    },
    sizes: [
      { ...sample, stock: 52 },
      { id: '50', ml: 50, price: 18600, stock: 3 },
      { id: '100', ml: 100, price: 27800, stock: 2 },
    ],
  },
  {
    slug: 'pencil-cedar',
    name: 'Pencil Cedar',
    line: 'Sharpened, and nothing written yet.',
    text: 'Red cedar, the wood that pencils were made of until we ran out of fences. Graphite for the line, juniper and black pepper for the shavings, vetiver for the desk.',
    wear: 'Dry from the first minute. Seven hours of pencil, in a straight line, and then the desk.',
    family: 'woody',
    perfumer: 'Teodor Lisk',
    year: 2020,
    notes: {
      top: ['juniper', 'black-pepper'],
      heart: ['graphite', 'cypress'],
      base: ['cedar', 'vetiver', 'ambroxide'],
    },
    sizes: [
      { ...sample, stock: 110 },
      { id: '50', ml: 50, price: 16400, stock: 35 },
      { id: '100', ml: 100, price: 24800, stock: 16 },
    ],
  },
  {
    slug: 'river-road',
    name: 'River Road',
    line: 'Windows down, a brush fire somewhere upstate.',
    text: 'Grapefruit at sixty miles an hour. The road runs past fig trees that somebody wraps in burlap every winter, a field of second-cutting hay, and smoke that is a long way off and not your problem.',
    wear: 'Fruit for as long as the highway lasts. After that, roots, hay, and a thread of smoke until morning.',
    family: 'woody',
    perfumer: 'Teodor Lisk',
    year: 2023,
    notes: {
      top: ['grapefruit', 'angelica', 'pink-pepper'],
      heart: ['fig', 'hay'],
      base: ['vetiver', 'sandalwood', 'birch-tar'],
    },
    sizes: [
      { ...sample, stock: 64 },
      { id: '50', ml: 50, price: 16400, stock: 29 },
      { id: '100', ml: 100, price: 24800, stock: 14 },
    ],
  },
  {
    slug: 'low-lamp',
    name: 'Low Lamp',
    line: 'One bulb, a book, and the radiator ticking.',
    text: 'Labdanum and benzoin give the light, saffron the paper shade, a little scorched. There is a rose in the room but it is somebody else’s. Nobody gets up.',
    wear: 'Spice for the first half hour. The rest is amber, and the rest is most of it.',
    family: 'amber',
    perfumer: 'Marian Halcott',
    year: 2015,
    notes: {
      top: ['cardamom', 'bitter-orange'],
      heart: ['saffron', 'rose', 'frankincense'],
      base: ['labdanum', 'benzoin', 'vanilla'],
    },
    sizes: [
      { ...sample, stock: 132 },
      { id: '50', ml: 50, price: 18600, stock: 42 },
      { id: '100', ml: 100, price: 27800, stock: 20 },
    ],
  },
  {
    slug: 'last-honey',
    name: 'Last Honey',
    line: 'October comb, nearly black.',
    text: 'The bees have been at the goldenrod and it shows. Wax before sugar, tobacco before plum, and immortelle all through it like a voice in the next room. It is the sweetest thing we make, and it is not very sweet.',
    wear: 'Slow. Give it twenty minutes, and then give it the night.',
    family: 'amber',
    perfumer: 'Marian Halcott',
    year: 2022,
    back: 'March 2027',
    notes: {
      top: ['chamomile', 'coriander'],
      heart: ['immortelle', 'plum', 'hay'],
      base: ['beeswax', 'tobacco', 'tonka'],
    },
    sizes: [
      { ...sample, stock: 24 },
      { id: '50', ml: 50, price: 18600, stock: 0 },
      { id: '100', ml: 100, price: 27800, stock: 0 },
    ],
  },
  {
    slug: 'wet-slate',
    name: 'Wet Slate',
    line: 'A roof in the first minute of rain.',
    text: 'The smell has a name, petrichor, and a cause, geosmin, and neither helps. We went up there with notebooks. Violet leaf is the gutter, frankincense the cold of the stone, and oakmoss whatever grows between.',
    wear: 'Wet for an hour. Then the sun comes out, and it dries to stone and salt.',
    family: 'mineral',
    perfumer: 'Marian Halcott',
    year: 2024,
    notes: {
      top: ['rain', 'yuzu', 'juniper'],
      heart: ['violet-leaf', 'frankincense', 'graphite'],
      base: ['oakmoss', 'ambroxide'],
    },
    sizes: [
      { ...sample, stock: 70 },
      { id: '50', ml: 50, price: 16400, stock: 24 },
      { id: '100', ml: 100, price: 24800, stock: 11 },
    ],
  },
  {
    slug: 'tar-rope',
    name: 'Tar Rope',
    line: 'Low tide, a slip, four hundred feet of line.',
    text: 'Rope was tarred so that it would not rot, and a century later the chandlery still smells of it. Salt and lemon on the way in; seaweed, fir balsam, and birch tar when the door has closed behind you.',
    wear: 'Not shy. One spray is company, three are a crew.',
    family: 'mineral',
    perfumer: 'Teodor Lisk',
    year: 2026,
    notes: {
      top: ['salt', 'lemon', 'black-pepper'],
      heart: ['seaweed', 'fir-balsam'],
      base: ['birch-tar', 'guaiac', 'labdanum'],
    },
    sizes: [
      { ...sample, stock: 58 },
      { id: '50', ml: 50, price: 16400, stock: 12 },
      { id: '100', ml: 100, price: 24800, stock: 0 },
    ],
  },
]
