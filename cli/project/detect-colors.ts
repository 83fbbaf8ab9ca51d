/** A project's own colours, by how its stylesheets and its Tailwind CSS configuration name them. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { chromaticFamilies, encodeColors, grayFamilies, readRamp } from '#shared/recolor.ts'

export type FoundColors = {
  /** As the registry is asked for them; undefined where the project names none. */
  primary?: string
  secondary?: string
  /** What the project calls the first, and the file that says so. */
  named?: { name: string; file: string }
  /** Whether classes can name both by what they do, since the project knows both by these names. */
  hasRoles: boolean
}

/** What projects call their colours, what is meant most clearly first. */
const primaryNames = ['primary', 'brand', 'accent']
const secondaryNames = ['secondary', 'neutral-brand', 'ink']

const skipped = new Set([
  'node_modules',
  '.git',
  'dist',
  'build',
  'out',
  '.next',
  '.nuxt',
  '.svelte-kit',
  'vendor',
  'coverage',
])
const mostFiles = 200
const mostBytes = 512 * 1024
const deepest = 5

export async function findColors(root: string): Promise<FoundColors> {
  const files = await stylesheets(root)
  const texts: { file: string; text: string }[] = []
  for (const file of files) {
    const size = await stat(join(root, file)).then(
      (found) => found.size,
      () => Infinity,
    )
    if (size <= mostBytes) texts.push({ file, text: await readFile(join(root, file), 'utf8').catch(() => '') })
  }
  const first = firstOf(texts, primaryNames, [...chromaticFamilies, ...grayFamilies])
  const second = firstOf(texts, secondaryNames, grayFamilies)
  return {
    ...(first && { primary: first.colors, named: { name: first.name, file: first.file } }),
    ...(second && { secondary: second.colors }),
    hasRoles: first?.name === 'primary' && second?.name === 'secondary',
  }
}

function firstOf(
  texts: readonly { file: string; text: string }[],
  names: readonly string[],
  families: readonly string[],
) {
  for (const name of names)
    for (const { file, text } of texts) {
      const colors = rampIn(text, name) ?? familyIn(text, name, families)
      if (colors) return { name, file, colors }
    }
  return null
}

/** Eleven colours of this name. Names that roles have are no names of ramps, so they are read under another. */
function rampIn(text: string, name: string): string | null {
  const stands = ['primary', 'secondary'].includes(name) ? (name === 'primary' ? 'brand' : 'ink') : name
  if (!new RegExp(String.raw`\b${name}\b`).test(text)) return null
  const own = text.replace(new RegExp(String.raw`\b${stands}\b`, 'g'), 'other-name')
  const source = stands === name ? text : own.replace(new RegExp(String.raw`\b${name}\b`, 'g'), stands)
  const read = readRamp(onlyOf(source, stands), stands)
  return read.ok ? encodeColors(read.ramp) : null
}

/** Nothing where the text has no step of this name: `readRamp` would take another family. */
const onlyOf = (text: string, name: string) =>
  new RegExp(String.raw`--(?:color-)?${name}-500\b|['"]?\b${name}['"]?\s*:\s*\{`).test(text) ? text : ''

/** One of Tailwind's families under this name, in a theme or in a configuration. */
function familyIn(text: string, name: string, families: readonly string[]): string | null {
  const patterns = [
    String.raw`--color-${name}-\d+:\s*var\(\s*--color-([a-z]+)-\d+\s*\)`,
    String.raw`['"]?\b${name}['"]?\s*:\s*(?:\w+\.)?colors\.([a-z]+)\b`,
  ]
  for (const pattern of patterns) {
    const [, family] = new RegExp(pattern).exec(text) ?? []
    if (family && families.includes(family)) return family
  }
  return null
}

/** Tailwind's configuration before stylesheets, and what lies high before what lies deep. */
async function stylesheets(root: string): Promise<string[]> {
  const found: string[] = []
  let folders = ['']
  for (let depth = 0; depth <= deepest && folders.length > 0 && found.length < mostFiles; depth += 1) {
    const next: string[] = []
    for (const folder of folders) {
      const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => [])
      for (const entry of entries.sort((a, z) => (a.name < z.name ? -1 : 1))) {
        const path = folder ? `${folder}/${entry.name}` : entry.name
        if (entry.isDirectory() && !skipped.has(entry.name)) next.push(path)
        if (entry.isFile() && /^tailwind\.config\.[cm]?[jt]s$|\.(?:css|pcss|postcss)$/.test(entry.name))
          found.push(path)
      }
    }
    folders = next.slice(0, mostFiles)
  }
  const isConfiguration = (file: string) => /(?:^|\/)tailwind\.config\./.test(file)
  return [...found.filter(isConfiguration), ...found.filter((file) => !isConfiguration(file))].slice(0, mostFiles)
}
