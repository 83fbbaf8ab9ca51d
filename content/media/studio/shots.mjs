/**
 * What is photographed: an object, its colours and where the camera stands.
 * Colours are sRGB; an object's shader reads `tint` in the order its first comment gives.
 */
const sand = '#dedad3'
const clay = '#9a6a4b'

/** Where the eye is, what it looks at, and how long the lens is. One unit is about 10 cm for small things. */
const mug = { eye: [0.35, 1.75, 4.3], target: [0.12, 0.42, 0], lens: 2.0 }
const vase = { eye: [0.35, 1.75, 4.6], target: [0.06, 0.93, 0], lens: 1.72 }
const lamp = { eye: [0.35, 1.35, 4.6], target: [0, 0.68, 0], lens: 1.95 }
const bottle = { eye: [0.35, 1.7, 4.6], target: [0, 0.86, 0], lens: 1.75 }
const stool = { eye: [0.35, 2.2, 4.8], target: [0, 0.62, 0], lens: 1.85 }
const bowls = { eye: [0.35, 1.9, 4.3], target: [0, 0.32, 0], lens: 1.75 }
const notebook = { eye: [0.35, 1.8, 4.5], target: [0.03, 0.62, 0], lens: 1.85 }
const kettle = { eye: [0.35, 1.55, 4.5], target: [-0.05, 0.44, 0], lens: 1.76 }

export const shots = [
  { name: 'mug-oat', object: 'mug', paper: sand, tint: ['#e4d9c6', clay], camera: mug },
  { name: 'mug-moss', object: 'mug', paper: sand, tint: ['#7d8a6a', clay], camera: mug },
  { name: 'mug-ink', object: 'mug', paper: sand, tint: ['#3c4657', clay], camera: mug },
  { name: 'vase-chalk', object: 'vase', paper: sand, tint: ['#e6e0d6', '#9a7f5a', '#c39a68'], camera: vase },
  { name: 'vase-terracotta', object: 'vase', paper: sand, tint: ['#ad5f42', '#9a7f5a', '#d1b184'], camera: vase },
  { name: 'lamp-black', object: 'lamp', paper: sand, tint: ['#23252a', '#b48a52'], camera: lamp },
  { name: 'lamp-sage', object: 'lamp', paper: sand, tint: ['#8f9c86', '#b48a52'], camera: lamp },
  { name: 'bottle-slate', object: 'bottle', paper: sand, tint: ['#4d5d70', '#24272c', '#c9c9c6'], camera: bottle },
  { name: 'bottle-bone', object: 'bottle', paper: sand, tint: ['#ddd5c5', '#2a2b2d', '#c9c9c6'], camera: bottle },
  { name: 'bottle-rust', object: 'bottle', paper: sand, tint: ['#98452a', '#24272c', '#c9c9c6'], camera: bottle },
  { name: 'stool-oak', object: 'stool', paper: sand, tint: ['#d3aa78', '#d3aa78', '#a87845'], camera: stool },
  { name: 'stool-ash', object: 'stool', paper: sand, tint: ['#33312f', '#33312f', '#1d1b1a'], camera: stool },
  { name: 'bowls-shore', object: 'bowls', paper: sand, tint: ['#5f7686', '#a9b6b4', '#e6dfd2', clay], camera: bowls },
  { name: 'notebook-forest', object: 'notebook', paper: sand, tint: ['#2f4a3e', '#c9b48e', '#17231d', '#f1ead9'], camera: notebook },
  { name: 'notebook-ochre', object: 'notebook', paper: sand, tint: ['#c08a35', '#5b6470', '#2b2620', '#f1ead9'], camera: notebook },
  { name: 'kettle-cream', object: 'kettle', paper: sand, tint: ['#e9e0cd', '#8a5a33'], camera: kettle },
  { name: 'kettle-black', object: 'kettle', paper: sand, tint: ['#26272a', '#8a5a33'], camera: kettle },
]
