/** Tailwind CSS 3 by its own programmatic parts; the one place that touches its private ones. */
import { createRequire } from 'node:module'
import type { Config } from 'tailwindcss-v3'
import type { GetClassOrder } from '#compiler/tailwind-v3/index.ts'

type Context = { getClassOrder: GetClassOrder; getClassList(): string[] }
type PostCss = (plugins: unknown[]) => { process(css: string, o: { from: undefined }): Promise<{ css: string }> }

const require = createRequire(import.meta.url)
const postcss = createRequire(require.resolve('tailwindcss-v3/package.json'))('postcss') as PostCss
const tailwindcss = require('tailwindcss-v3') as (config: Config) => unknown
const resolveConfig = require('tailwindcss-v3/resolveConfig') as (config: Config) => Config
const colours = require('tailwindcss-v3/colors') as Record<'blue' | 'gray', Record<string, string>>
const { createContext } = require('tailwindcss-v3/lib/lib/setupContextUtils') as {
  createContext: (config: Config) => Context
}

/** The palette both versions are given, so that a difference is never one of hue. */
export const palette = { blue: colours.blue, primary: colours.blue, secondary: colours.gray }

const config = (raw: string): Config => ({
  content: [{ raw, extension: 'html' }],
  darkMode: 'selector',
  corePlugins: { preflight: false },
  theme: { extend: { colors: palette } },
})

export const contextV3 = (over: Partial<Config> = {}): Context =>
  createContext(resolveConfig({ ...config(''), ...over }))

/** A whole stylesheet as a project on Tailwind 3 has it, with these colours: base styles, and what its extractor finds. */
export const pageV3 = (sources: readonly string[], colors: Record<string, unknown>): Promise<string> =>
  projectV3(sources, { theme: { extend: { colors } } })

/** The same with a configuration as a project writes it. */
export async function projectV3(sources: readonly string[], over: object): Promise<string> {
  const content = sources.map((raw) => ({ raw, extension: 'html' }))
  const config = { content, darkMode: 'selector', ...over } as Config
  const input = '@tailwind base; @tailwind components; @tailwind utilities;'
  return (await postcss([tailwindcss(config)]).process(input, { from: undefined })).css
}

/** The stylesheet Tailwind 3 makes of a page with these classes, found by its own extractor. */
export async function cssV3(classes: Iterable<string>): Promise<string> {
  const raw = [...classes].map((name) => `<i class="${name}"></i>`).join('\n')
  const input = '@tailwind base; @tailwind components; @tailwind utilities;'
  return (await postcss([tailwindcss(config(raw))]).process(input, { from: undefined })).css
}
