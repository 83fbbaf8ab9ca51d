/** Starts the server: reads the environment, migrates, listens; stops within ten seconds of SIGTERM. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { createApp } from './app.ts'
import { builtAssets, devAssets } from './page/assets.ts'
import { createAuth } from './auth/index.ts'
import { systemClock } from './process/clock.ts'
import { openDatabase } from './db/client.ts'
import { DatabaseUnavailable } from './db/unavailable.ts'
import { openButtonKit } from './domain/tools/button-kit.ts'
import { openCatalogue } from './domain/library/catalogue.ts'
import { sets } from '#content/sets/index.ts'
import { redirectCollections } from './domain/library/redirect-collections.ts'
import { redirectFavourites } from './domain/library/redirect-favourites.ts'
import { createFigures } from './domain/operator/figures.ts'
import { openContents, openGoods, openOverlays, openPreviews } from './domain/library/goods.ts'
import { openIcons } from './domain/tools/icons.ts'
import { mailQueue } from './mail/mail-queue.ts'
import type { OutgoingMail } from './mail/outbox.ts'
import { openPublications } from './domain/publishing/publications.ts'
import { signature } from './company.ts'
import { EnvError, readEnv } from './env.ts'
import { answerWhenBuilt } from './http/built-yet.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { createTurns } from './http/turns.ts'
import { listen } from './process/listen.ts'
import { createMetrics } from './process/metrics.ts'
import { createLogger } from './process/logger.ts'
import { fillMail } from './mail/fill.ts'
import { createPostman } from './mail/postman.ts'
import { builtTemplates, devTemplates } from './mail/templates.ts'
import { folderTransport, smtpTransport } from './mail/transport.ts'
import { buildBehind, isBuiltBehind } from './process/build-behind.ts'
import { loadSecret } from './process/secrets.ts'
import { createKeeper } from './page/kept/keeper.ts'
import { makeAhead } from './page/kept/make-ahead.ts'
import { listedPaths } from './publishing/sitemap.ts'
import { paymentProvider } from './payments/provider.ts'
import { socialProviders } from './social/providers.ts'
import { StartError } from './process/start-error.ts'

const root = join(import.meta.dirname, '..')
const buildDir = join(root, 'build')

/** Machines that start together: the database may be a little later, in milliseconds. */
const databaseWaitMs = 5000

async function start() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = readEnv(process.env)
  const clock = systemClock
  const logger = createLogger(env)
  const secret = loadSecret(env)
  const assets = env.devAssetsUrl ? devAssets(env.devAssetsUrl) : await builtAssets(buildDir)
  let ahead: ReturnType<typeof makeAhead> | undefined
  const isDeveloped = env.devAssetsUrl !== undefined
  const behind = isBuiltBehind(root) ? buildBehind(root, onBuilt) : undefined
  const live = () => isDeveloped || behind?.isRunning() === true
  const catalogue = openCatalogue(join(buildDir, 'catalog'), { live })
  const goods = openGoods(buildDir)
  const icons = openIcons(buildDir)
  const publications = openPublications(buildDir, { siteUrl: env.siteUrl, live: isDeveloped })
  const database = await openDatabase(env, { clock, log: logger, waitMs: databaseWaitMs })
  const newer = await database.migrate()
  if (newer.length > 0) logger.warn({ newer }, 'a newer version has migrated the database; this one goes on beside it')
  await redirectFavourites(database, catalogue)
  await redirectCollections(database, catalogue)

  const auth = createAuth({ database, secret, siteUrl: env.siteUrl, secureCookies: env.secureCookies, logger })
  const limiter = createRateLimiter(database)
  const transport = env.smtpUrl ? smtpTransport(env.smtpUrl) : folderTransport(join(env.dataDir, 'outbox'), clock)
  const render = env.devAssetsUrl ? devTemplates(env.devAssetsUrl) : await builtTemplates(buildDir)
  const fill = (errand: OutgoingMail) => fillMail({ database, secret, siteUrl: env.siteUrl }, errand)
  const sender = { email: env.company.email, company: signature(env.company) }
  const postman = createPostman({ database, from: env.mailFrom, transport, render, fill, logger, sender })
  const clientDir = env.devAssetsUrl ? join(root, 'client/public') : join(buildDir, 'client')
  const social = socialProviders(env)
  const payments = await paymentProvider({ env, secret, clock })
  const figures = createFigures(database)
  const metrics = env.metricsToken
    ? createMetrics({ keptPages: () => keeper.kept(), mailQueue: () => mailQueue(database), pool: database.pool })
    : null
  const deps = {
    env,
    clock,
    secret,
    database,
    auth,
    catalogue,
    get goods() {
      return goods()
    },
    sets,
    previews: openPreviews(buildDir),
    contents: openContents(buildDir),
    overlays: openOverlays(buildDir),
    buildDir,
    icons,
    buttonKit: openButtonKit(buildDir),
    publications,
    assets,
    limiter,
    turns: createTurns(),
    postman,
    social,
    payments,
    figures,
    metrics,
    logger,
    ...(behind && { behind }),
  }
  const keeper = createKeeper(deps)
  const app = createApp(deps, { buildDir, clientDir }, keeper)
  if (behind) answerWhenBuilt(app, behind)

  function makePagesAhead() {
    if (env.pagesAhead && !isDeveloped) ahead = makeAhead(app, listedPaths(deps), { siteUrl: env.siteUrl, logger })
  }
  function onBuilt(isWhole: boolean) {
    if (isWhole) console.log('  All is built.')
    else logger.error('not all could be built; what is missing answers with an error')
    makePagesAhead()
  }
  const onStopping = async () => {
    ahead?.stop()
    behind?.stop()
    await postman.stop()
  }
  const onStopped = async () => {
    await figures.stop()
    await database.close()
  }
  const address = await listen(app, env, { logger, onStopping, onStopped })
  postman.start()
  if (!behind) makePagesAhead()
  figures.start()
  const { components } = catalogue.index().counts
  console.log(
    [
      ``,
      `  ${site.name} ${site.version} is at ${address}`,
      `  ${components} components, ${database.kind === 'sqlite' ? 'embedded database' : 'PostgreSQL'}`,
      `  To sign in, make an account: ${address}${urls.register()}`,
      ``,
    ].join('\n'),
  )
}

try {
  await start()
} catch (error) {
  const expected = error instanceof StartError || error instanceof EnvError || error instanceof DatabaseUnavailable
  console.error(expected ? `\n${error.message}\n` : error)
  process.exit(1)
}
