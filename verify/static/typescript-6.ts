/**
 * Gives vue-tsc and svelte-check the TypeScript they can use: version 7 has no JavaScript API yet, so version 6 is
 * installed beside it under another name. Loaded with `node --import`.
 */
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) => next(specifier.replace(/^typescript(?=\/|$)/, 'typescript-6'), context),
})
