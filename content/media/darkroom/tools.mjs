// The author's tools: packages that make pictures and are no part of the product.
//
//   npm install --prefix /tmp/tools sharp@0.34.5 @dicebear/core@9 @dicebear/open-peeps@9 opentype.js@1
//
// TOOLS names the folder when it is another one.
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = process.env.TOOLS ?? '/tmp/tools'

/** A CommonJS package from the tools' folder. */
export async function tools(name) {
  return createRequire(join(folder, 'package.json'))(name)
}

/** A package of modules from the tools' folder, by its built entry. */
export async function toolModule(name) {
  return import(pathToFileURL(resolve(folder, 'node_modules', name, 'lib/index.js')).href)
}
