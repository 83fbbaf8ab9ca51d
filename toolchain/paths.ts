import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
export const buildDir = join(root, 'build')
export const catalogDir = join(buildDir, 'catalog')
export const contentDir = join(root, 'content')
export const componentsDir = join(contentDir, 'components')
