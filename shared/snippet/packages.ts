/** The packages that components of a flavour are written for. */
import pkg from '../../package.json' with { type: 'json' }
import type { Flavour } from '../catalog.ts'

type Name = keyof (typeof pkg)['dependencies'] | keyof (typeof pkg)['devDependencies']

const names = {
  html: ['alpinejs', '@alpinejs/focus'],
  react: ['@headlessui/react', '@heroicons/react', 'clsx'],
  vue: ['@headlessui/vue', '@heroicons/vue'],
  svelte: ['bits-ui'],
} as const satisfies Record<Flavour, readonly Name[]>

const versions: Record<Name, string> = { ...pkg.dependencies, ...pkg.devDependencies }

/** All packages that some component of a flavour imports, with the range that was tested; none of them is in every component. */
export const packagesOf = (flavour: Flavour): { name: string; version: string }[] =>
  names[flavour].map((name) => ({ name, version: `^${versions[name]}` }))
