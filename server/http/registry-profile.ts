import { z } from 'zod'
import { queries } from '#shared/queries.ts'
import { isFolder, isRegistryName, longestFolder, registryNames, usualFolders } from '#shared/registry.ts'
import { paletteQuery } from './palette.ts'
import type { QueryShape } from './query.ts'
import { styleQuery } from './snippet-style.ts'

const words = queries.registryItem

/** What a project asks of all that it takes from the registry; what is left out is the default. */
const profile = {
  flavour: z.enum(words.flavour).default('react'),
  ...paletteQuery.shape,
  ...styleQuery.shape,
  file: z.enum(words.file).optional(),
  dir: z
    .string()
    .refine(
      isFolder,
      `dir must be a folder below your project, as in ${usualFolders.react}: no slash at its ends, no “..”, nothing hidden, and at most ${longestFolder} characters.`,
    )
    .optional(),
  registry: z
    .string()
    .refine(isRegistryName, `registry must be what your project calls this registry, as in ${registryNames.all}.`)
    .optional(),
}

/** A wrong name would give somebody another flavour than they think, so unknown names are told. */
const unknownNames = (takes: readonly string[]) => (issue: { code?: string; keys?: unknown }) =>
  issue.code === 'unrecognized_keys'
    ? `The registry takes no ${(issue.keys as string[]).join(', ')}; it takes ${takes.join(', ')}.`
    : undefined

const count = (name: string, least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `${name} must be a number from ${least} to ${most}.`,
    )
    .transform(Number)

export const registryItemQuery = z.strictObject(profile satisfies QueryShape<'registryItem'>, {
  error: unknownNames(Object.keys(words)),
})

/** Items of the index that are sent at once at most. */
const mostListed = 5000

export const registryQuery = z.strictObject(
  {
    q: z.string().max(200, 'q must be at most 200 characters.').optional(),
    type: z.string().max(200, 'type must be at most 200 characters.').optional(),
    limit: count('limit', 1, mostListed).optional(),
    offset: count('offset', 0, 100_000).default(0),
    ...profile,
  } satisfies QueryShape<'registry'>,
  { error: unknownNames(Object.keys(queries.registry)) },
)
