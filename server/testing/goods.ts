/** A template and two starter kits with their zips, for tests of who may have them. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import {
  type Contents,
  editionName,
  previewFolder,
  zipFile,
  type Goods,
  type ProjectContents,
  type Previews,
  type ProjectGood,
  type ProjectKind,
} from '#shared/goods.ts'
import { writeCliPackage } from './cli-package.ts'

export const testProject = (slug: string, over: Partial<ProjectGood> = {}): ProjectGood => ({
  slug,
  title: slug,
  description: 'What it is.',
  free: false,
  editions: [
    {
      slug: 'html',
      title: 'HTML',
      builtWith: [{ title: 'Vite', version: '8.0.0' }],
      files: 1,
      zip: { bytes: 0, hash: `hash-of-${slug}` },
      changed: null,
      preview: true,
    },
  ],
  pages: [{ path: '/', title: 'Home' }],
  picture: null,
  pictured: null,
  gallery: [],
  phone: [],
  kit: null,
  ...over,
})

export const testGoods: Goods = {
  tools: [],
  'starter-kits': [
    testProject('open', { free: true, kit: { family: 'html', accounts: false, suits: 'You know HTML.' } }),
    testProject('kept', { kit: { family: 'react', accounts: true, suits: null } }),
  ],
  templates: [testProject('kept')],
}

const contentsOf = (readme: string | null): ProjectContents => ({
  files: [
    ['README.md', 12],
    ['src/app.ts', 2048],
  ],
  lines: 60,
  packages: [{ name: 'vite', version: '8.0.0', isForDevelopment: true }],
  locked: 40,
  node: '>=22.22.0',
  scripts: ['dev', 'build', 'test'],
  readme,
  record: null,
})

/** What is in the editions of the test goods. */
export const testContents: Contents = {
  [editionName('starter-kits', 'open', 'html')]: contentsOf('# A free kit'),
  [editionName('starter-kits', 'kept', 'html')]: contentsOf(null),
  [editionName('templates', 'kept', 'html')]: contentsOf(null),
}

/** What lies in a zip of the test goods. */
export const insideOf = (kind: ProjectKind, slug: string) => `the inside of ${kind} ${slug}`

const pages = {
  'index.html': '<h1>Home</h1>',
  'pricing.html': '<h1>Pricing</h1>',
  'assets/a-1.js': 'let a',
  '404.html': 'None',
}
export const testPreviews: Previews = {
  'kept/html': {
    scripts: ['sha256-abc'],
    styles: [],
    styleAttributes: [],
    files: Object.fromEntries(Object.keys(pages).map((file) => [file, `hash-${file}`])),
  },
}

/** A build folder with the zips and the preview of the test goods. */
export function testBuild(): string {
  const build = mkdtempSync(join(tmpdir(), 'build-'))
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(build, path)), { recursive: true })
    writeFileSync(join(build, path), content)
  }
  for (const kind of ['starter-kits', 'templates'] as const)
    for (const { slug } of testGoods[kind])
      write(zipFile(kind, slug, 'html'), zipSync({ 'readme.txt': strToU8(insideOf(kind, slug)) }))
  for (const [path, text] of Object.entries(pages)) write(`${previewFolder('kept', 'html')}/${path}`, text)
  // Beside the preview's files, and none of them.
  write(`${previewFolder('kept', 'html')}/secret.txt`, 'secret')
  writeCliPackage(build)
  return build
}
