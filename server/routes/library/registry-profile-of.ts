import type { Context } from 'hono'
import type { z } from 'zod'
import type { Query } from '#shared/queries.ts'
import { registryNames, usualFolders } from '#shared/registry.ts'
import { urls } from '#shared/urls.ts'
import type { RegistryProfile } from '../../domain/library/registry-items.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { registryItemQuery } from '../../http/registry-profile.ts'

/** How a project wants what it takes, from what it asks. */
export function profileOf(c: Context<AppEnv>, asked: z.output<typeof registryItemQuery>): RegistryProfile {
  const { flavour, primary, secondary, file, dir, registry, ...style } = asked
  const { siteUrl } = c.var.deps.env
  const { key } = c.var.channelReader
  // The command line sends the key to what it knows by the registry's name; whoever has none needs none of that.
  const refer =
    key || registry
      ? (name: string) => `${registry ?? registryNames.all}/${name}`
      : (name: string) => siteUrl + urls.registryItem(name, c.req.query() as Query<'registryItem'>)
  const palette = { primary, secondary }
  return { flavour, palette, style, file, dir: dir ?? usualFolders[flavour], siteUrl, refer }
}
