/** The built product with its real server, on a database of its own. */
import { join } from 'node:path'
import { buildDir } from '#toolchain/paths.ts'
import { builtAssets } from '#server/page/assets.ts'
import type { Database } from '#server/db/client.ts'
import { openButtonKit } from '#server/domain/tools/button-kit.ts'
import { openCatalogue } from '#server/domain/library/catalogue.ts'
import { openContents, openOverlays, openPreviews, readGoods } from '#server/domain/library/goods.ts'
import { openIcons } from '#server/domain/tools/icons.ts'
import { openPublications } from '#server/domain/publishing/publications.ts'
import { createRateLimiter } from '#server/http/rate-limit.ts'
import { site } from '#shared/site.ts'
import { accountServer } from '#server/testing/accounts.ts'

/** What a server is made of besides its database, from a build folder. */
export async function partsOf(folder = buildDir) {
  return {
    catalogue: openCatalogue(join(folder, 'catalog')),
    goods: readGoods(folder),
    previews: openPreviews(folder),
    contents: openContents(folder),
    overlays: openOverlays(folder),
    icons: openIcons(folder),
    buttonKit: openButtonKit(folder),
    publications: openPublications(folder, { siteUrl: site.defaultUrl }),
    assets: await builtAssets(folder),
    buildDir: folder,
  }
}

/**
 * Who walks the whole library in minutes is not turned away for it: what a handler gives is what is looked at. Only the
 * limits of what is asked for that often are lifted, which are counted in steps.
 */
export async function openStage(database: Database, folder = buildDir) {
  const limiter = createRateLimiter(database)
  return accountServer(database, {
    ...(await partsOf(folder)),
    limiter: {
      ...limiter,
      limit: (limit) => limiter.limit(limit.step === undefined ? limit : { ...limit, max: Number.MAX_SAFE_INTEGER }),
    },
  })
}
