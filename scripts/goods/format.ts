/** Generated code in the layout of the project it goes to, so that the project's own format check is content. */
import { dirname } from 'node:path'
import { format, resolveConfig, resolveConfigFile } from 'prettier'
import { notePath } from '#toolchain/stamps/record.ts'

/**
 * Formats by the .prettierrc of the project, where it has one; HTML stays as the compiler printed it, and a
 * component of Astro's as it was made, since Prettier would move white space that counts. The classes keep the order
 * the compiler gave them.
 */
export async function inProjectStyle(code: string, file: string): Promise<string> {
  if (/\.(html|astro|blade\.php)$/.test(file)) return code
  const config = await resolveConfigFile(file)
  if (!config || !isOwn(config, file)) return code
  notePath('file', config)
  const options = (await resolveConfig(file, { config })) ?? {}
  const plugins = file.endsWith('.svelte') ? ['prettier-plugin-svelte'] : []
  return format(code, { ...options, plugins, filepath: file })
}

/** The configuration of our own repository stands above every project. */
const isOwn = (config: string, file: string) =>
  /\/(templates|starter-kits|overlays)\//.test(dirname(config)) && file !== config
