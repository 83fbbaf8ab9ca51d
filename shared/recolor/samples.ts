/** Class lists as components use them, for tests: each with what it is. Light and dark, all states. */
export const samples = {
  button:
    '<button class="rounded-md bg-primary-600 px-3 py-2 text-sm font-semibold text-white hover:bg-primary-500 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary-600 dark:bg-primary-500 dark:hover:bg-primary-400">Save</button>',
  'button that darkens':
    '<button class="bg-primary-600 text-white hover:bg-primary-700 active:bg-primary-800 disabled:opacity-50">Save</button>',
  'button that thins': '<button class="bg-primary-600 text-white hover:bg-primary-600/90">Save</button>',
  'soft button':
    '<button class="bg-primary-50 text-primary-700 hover:bg-primary-100 dark:bg-primary-400/10 dark:text-primary-400 dark:hover:bg-primary-400/20">Save</button>',
  link: '<a class="text-primary-600 hover:text-primary-700 dark:text-primary-400 dark:hover:text-primary-300">Read on</a>',
  badge:
    '<span class="bg-primary-50 text-primary-700 ring-1 ring-primary-700/10 ring-inset dark:bg-primary-400/10 dark:text-primary-400 dark:ring-primary-400/30">New</span>',
  'solid badge': '<span class="bg-primary-700 text-white">New</span>',
  'gray badge':
    '<span class="bg-secondary-100 text-secondary-600 dark:bg-secondary-400/10 dark:text-secondary-400">Draft</span>',
  banner:
    '<section class="bg-primary-600"><h2 class="text-white">Open house</h2><p class="text-primary-100">Saturday at ten</p><a class="bg-white text-primary-600 hover:bg-primary-50">Come</a><button class="text-white ring-1 ring-white/20 hover:bg-white/10">Later</button></section>',
  'dark section':
    '<section class="bg-primary-900"><h2 class="text-white">Open house</h2><p class="text-primary-200">Saturday at ten</p></section>',
  switch:
    '<Switch className="group bg-secondary-200 data-checked:bg-primary-600 focus-visible:outline-primary-600 dark:bg-white/10 dark:data-checked:bg-primary-500"><span className="bg-white group-data-checked:translate-x-5" /></Switch>',
  progress:
    '<div class="bg-secondary-200 dark:bg-white/10"><div class="h-2 rounded-full bg-primary-600 dark:bg-primary-500"></div></div>',
  dot: '<p class="text-secondary-900 dark:text-white"><span class="size-2 rounded-full bg-primary-500"></span> Online</p>',
  tab: `<a className={clsx(current ? 'border-primary-500 text-primary-600 dark:border-primary-400 dark:text-primary-400' : 'border-transparent text-secondary-500 hover:border-secondary-300 hover:text-secondary-700 dark:text-secondary-400', 'border-b-2')}>All</a>`,
  'menu item': `<a className={clsx(active ? 'bg-primary-600 text-white' : 'text-secondary-900 dark:text-white', 'px-4')}>Edit</a>`,
  'menu item by state':
    '<MenuItem><a className="group text-secondary-700 data-focus:bg-primary-600 data-focus:text-white dark:text-secondary-300"><PencilIcon className="text-secondary-400 group-data-focus:text-white" />Edit</a></MenuItem>',
  input:
    '<input class="bg-white text-secondary-900 outline-1 outline-secondary-300 placeholder:text-secondary-500 focus:outline-2 focus:outline-primary-600 dark:bg-white/5 dark:text-white dark:outline-white/10 dark:focus:outline-primary-500" />',
  'file input':
    '<input type="file" class="text-secondary-500 file:bg-primary-50 file:text-primary-700 hover:file:bg-primary-100" />',
  icon: '<CheckIcon className="size-5 text-primary-500" />',
  'icon on a raised card':
    '<p class="bg-white dark:bg-secondary-800"><CheckIcon className="size-5 text-primary-500" /></p>',
  'icon by fill': '<svg class="size-5 fill-primary-600 dark:fill-primary-400"><path d="M0 0" /></svg>',
  'large number': '<p class="text-3xl font-semibold text-primary-600 dark:text-primary-400">42</p>',
  card: '<div class="rounded-lg bg-white ring-1 ring-secondary-200 dark:bg-secondary-800 dark:ring-white/10"><h3 class="text-secondary-900 dark:text-white">Ada</h3><p class="text-secondary-500 dark:text-secondary-400">Owner</p><a class="text-primary-600 hover:text-primary-700 dark:text-primary-400">Mail</a></div>',
  'card that can be chosen':
    '<Radio className="bg-white ring-1 ring-secondary-300 data-checked:bg-primary-50 data-checked:ring-2 data-checked:ring-primary-600 dark:bg-secondary-800 dark:data-checked:bg-primary-950 dark:data-checked:ring-primary-500"><Label className="text-secondary-900 dark:text-white">Team</Label></Radio>',
  alert:
    '<div class="border-s-4 border-primary-500 bg-primary-50 dark:bg-primary-500/10"><p class="text-primary-800 dark:text-primary-200">Saved. <a class="font-medium underline text-primary-700 dark:text-primary-300">Undo</a></p></div>',
  'gradient button':
    '<button class="bg-linear-to-r from-primary-600 to-primary-700 text-white hover:from-primary-700 hover:to-primary-800">Go</button>',
  'gradient letters':
    '<h1 class="bg-linear-to-r from-primary-600 to-primary-700 bg-clip-text text-5xl text-transparent">Built to last</h1>',
  steps: `<ol>{steps.map((step) => <li className={clsx(step.done ? 'bg-primary-600' : 'bg-secondary-200')}><span className="text-white">1</span></li>)}</ol>`,
  'data with classes': `const toneClasses = { calm: 'bg-secondary-100 text-secondary-700', loud: 'bg-primary-600 text-white' }
export default function Tones() { return <p className={clsx(toneClasses[tone], 'px-2')}>Hello</p> }`,
  'vue binding': `<a :class="active ? 'bg-primary-600 text-white' : 'text-primary-600'" class="block px-4">Edit</a>`,
  'svelte binding': `<a class="block {active ? 'bg-primary-600 text-white' : 'text-primary-600'}">Edit</a>`,
  'alpine binding': `<a class="block" :class="{ 'bg-primary-600 text-white': active, 'text-primary-600': !active }">Edit</a>`,
} as const
