/** A module in TypeScript, as a project without types has it. */
import { stripTypeScriptTypes } from 'node:module'

const typeImports = /^import type [^']*'[^']*'\n/gm
/** What is said of a type goes with it. */
const saidOfTypes = /\/\*\*(?:(?!\*\/)[^])*\*\/\n(?=(?:export )?(?:type|interface)\s)/g
const modules = /(?<=')(\.{0,2}\/[\w./-]+)\.ts(?=')/g

/** Code without its types and what was said of them; modules beside it end in .js. */
export const withoutTypes = (code: string): string =>
  stripTypeScriptTypes(code.replace(typeImports, '').replace(saidOfTypes, '')).replace(modules, '$1.js')
