/** What starter kits say of us is what we say of ourselves. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { itemsOf } from '#scripts/goods/items.ts'
import { readKitRecord } from '#scripts/goods/kit-record.ts'
import { registryEntry, type RegistryParams } from '#shared/registry.ts'
import { site } from '#shared/site.ts'
import { root } from '#toolchain/paths.ts'

const kits = globSync('content/starter-kits/*/project/components.json', { cwd: root })
/** Kits are packed before anybody says where the site will run: they name the domain of our mail. */
const origin = `https://${site.supportEmail.split('@')[1]}`
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>

test('there are kits that take components by the registry', () => expect(kits.length).toBeGreaterThan(5))

test.each(kits)('%s asks our registry for what the command line of the kit asks for', (file) => {
  const params = read(file.replace('components.json', 'millwork.json')) as RegistryParams
  expect(read(file).registries).toEqual({
    ...registryEntry(origin, params),
    ...registryEntry(origin, params, { isFree: true }),
  })
})

const withAccounts = itemsOf('starter-kits').filter(({ about }) => about.accounts)

test.each(withAccounts)(
  '$slug is signed in to, and without scripts too where its pages are not drawn by them',
  async ({ slug }) => {
    const smoke: object = await import(join(root, 'content/starter-kits', slug, 'smoke.ts'))
    expect(smoke).toMatchObject({ default: expect.any(Function), enter: expect.any(Function) })
    expect(smoke).toMatchObject('api' in smoke ? { api: expect.any(Object) } : { plain: expect.any(Function) })
    expect(readKitRecord(slug)?.withoutScripts).toBe('plain' in smoke)
  },
)
