/** The application without its listener: every middleware in one visible order, then the routes. */
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { areas, below } from '#shared/routes.ts'
import type { AppEnv, Deps } from './http/app-env.ts'
import { csrf } from './http/csrf.ts'
import { bodyLimits } from './http/body-limits.ts'
import { notFound, onError } from './http/errors.ts'
import { flash } from './http/flash.ts'
import { measured } from './http/measured.ts'
import { redirects } from './http/redirects.ts'
import { requestContext } from './http/request-context.ts'
import { requireUser } from './http/require-user.ts'
import { securityHeaders } from './http/security-headers.ts'
import { session } from './http/session.ts'
import { inTurn } from './http/turns.ts'
import { visits } from './http/visits.ts'
import { staticFiles, type StaticDirs } from './http/static.ts'
import { createMemberPages } from './page/member-pages.ts'
import { answerFirst, createKeeper } from './page/kept/keeper.ts'
import { keyInAddress } from './http/key-in-address.ts'
import { knownMethods } from './http/known-methods.ts'
import { readableAddress, readableBody } from './http/readable.ts'
import { accessKeyRoutes } from './routes/account/access-keys.ts'
import { accountDataRoutes } from './routes/account/account-data.ts'
import { affiliateLinks } from './http/affiliate-link.ts'
import { affiliateRoutes } from './routes/selling/affiliates.ts'
import { appRoutes } from './routes/library/app.ts'
import { blogRoutes } from './routes/publishing/blog.ts'
import { buttonToolDataRoutes, buttonToolRoutes } from './routes/tools/button-tool.ts'
import { copyRoutes } from './routes/operator/copies.ts'
import { vainSearchRoutes } from './routes/operator/searches.ts'
import { checkoutRoutes } from './routes/selling/checkout.ts'
import { codeRoutes } from './routes/library/code.ts'
import { codeZipRoutes } from './routes/library/code-zip.ts'
import { cliRoutes } from './routes/tools/cli.ts'
import { collectionRoutes } from './routes/library/collections.ts'
import { componentRoutes } from './routes/library/components.ts'
import { confirmPasswordRoutes } from './routes/account/confirm-password.ts'
import { designServiceRoutes } from './routes/selling/design-service.ts'
import { componentRequestRoutes } from './routes/operator/component-requests.ts'
import { newsLeaveRoutes, newsRoutes } from './routes/operator/news.ts'
import { deviceRoutes } from './routes/account/device.ts'
import { deviceTokenRoutes } from './routes/account/device-token.ts'
import { devUiRoutes } from './routes/dev-ui.ts'
import { faultReportRoutes } from './routes/operator/fault-reports.ts'
import { devMailRoutes } from './routes/dev-mail.ts'
import { downloadRoutes } from './routes/library/downloads.ts'
import { emailVerificationRoutes } from './routes/account/email-verification.ts'
import { extrasRoutes } from './routes/library/extras.ts'
import { favouriteRoutes } from './routes/library/favourites.ts'
import { siteFileRoutes } from './routes/publishing/site-files.ts'
import { healthRoutes } from './routes/health.ts'
import { libraryMarkdownRoutes } from './routes/library/markdown.ts'
import { publishedMarkdownRoutes } from './routes/publishing/markdown.ts'
import { metricsRoutes } from './routes/operator/metrics.ts'
import { homeRoutes } from './routes/library/home.ts'
import { iconDataRoutes, iconToolRoutes } from './routes/tools/icon-tools.ts'
import { legalRoutes } from './routes/publishing/legal.ts'
import { keptDesignRoutes } from './routes/tools/kept-designs.ts'
import { receiptRoutes } from './routes/selling/receipt.ts'
import { billingRoutes } from './routes/selling/billing.ts'
import { licenseRoutes } from './routes/selling/license.ts'
import { assistantMetadataRoutes } from './routes/account/assistant-metadata.ts'
import { assistantTokenRoutes } from './routes/account/assistant-tokens.ts'
import { connectAssistantRoutes } from './routes/account/connect-assistant.ts'
import { mcpRoutes } from './routes/library/mcp.ts'
import { loginRoutes } from './routes/account/login.ts'
import { passwordResetRoutes } from './routes/account/password-reset.ts'
import { passkeyRoutes } from './routes/account/passkeys.ts'
import { paymentEventRoutes } from './routes/selling/payment-events.ts'
import { policyReportRoutes } from './routes/operator/policy-reports.ts'
import { flavourRoutes } from './routes/library/flavours.ts'
import { previewRoutes } from './routes/library/previews.ts'
import { profileRoutes } from './routes/account/profile.ts'
import { publicComponentRoutes } from './routes/library/public-components.ts'
import { publicPageRoutes } from './routes/publishing/public-pages.ts'
import { publishingRoutes } from './routes/publishing/publishing.ts'
import { registerRoutes } from './routes/account/register.ts'
import { registryRoutes } from './routes/library/registry.ts'
import { searchRoutes } from './routes/library/search.ts'
import { setRoutes } from './routes/library/sets.ts'
import { kitRoutes } from './routes/library/kits.ts'
import { templateRoutes } from './routes/library/templates.ts'
import { setUpRoutes } from './routes/account/set-up.ts'
import { settingsRoutes } from './routes/account/settings.ts'
import { signInRoutes } from './routes/account/linked-accounts.ts'
import { socialRoutes } from './routes/account/social.ts'
import { previewFileRoutes } from './routes/library/template-previews.ts'
import { toolDataRoutes, toolRoutes } from './routes/tools/tools.ts'
import { teamInvitationRoutes } from './routes/selling/team-invitation.ts'
import { teamRoutes } from './routes/selling/team.ts'
import { twoFactorChallengeRoutes } from './routes/account/two-factor-challenge.ts'
import { twoFactorRoutes } from './routes/account/two-factor.ts'

const accountRoutes = [
  loginRoutes,
  registerRoutes,
  passwordResetRoutes,
  emailVerificationRoutes,
  twoFactorChallengeRoutes,
  confirmPasswordRoutes,
  profileRoutes,
  accountDataRoutes,
  accessKeyRoutes,
  deviceRoutes,
  twoFactorRoutes,
  connectAssistantRoutes,
  passkeyRoutes,
  socialRoutes,
  signInRoutes,
  settingsRoutes,
  setUpRoutes,
  licenseRoutes,
  receiptRoutes,
  billingRoutes,
  teamRoutes,
  teamInvitationRoutes,
  checkoutRoutes,
  affiliateRoutes,
  devMailRoutes,
  devUiRoutes,
]

export function createApp(deps: Deps, dirs: StaticDirs, keeper = createKeeper(deps)) {
  const app = new Hono<AppEnv>()
  const memberPages = createMemberPages(deps.clock)
  app.onError(onError)
  app.notFound(notFound)

  app.use(async (c, next) => {
    c.set('deps', deps)
    c.set('memberPages', memberPages)
    await next()
  })
  // No id is taken from outside: in the log, an id is one request.
  app.use(requestId({ limitLength: 0 }))
  app.use(requestContext)
  app.use(measured)
  app.use(visits)
  app.use(keeper.keep)
  app.use(securityHeaders)
  app.use(keyInAddress)
  app.use(readableAddress)
  app.use(knownMethods(() => app.routes))
  app.route('/', healthRoutes)
  app.route('/', metricsRoutes)
  app.route('/', staticFiles(dirs))
  app.route('/', toolDataRoutes)
  app.route('/', buttonToolDataRoutes)
  app.route('/', iconDataRoutes)
  app.route('/', previewFileRoutes)
  app.route('/', policyReportRoutes(deps.clock))
  app.use(bodyLimits)
  app.route('/', paymentEventRoutes)
  app.use(readableBody)
  app.use(inTurn)
  app.route('/', registryRoutes)
  app.route('/', cliRoutes())
  app.route('/', libraryMarkdownRoutes)
  app.route('/', publishedMarkdownRoutes)
  app.route('/', copyRoutes)
  app.route('/', vainSearchRoutes)
  app.route('/', newsLeaveRoutes)
  app.route('/', assistantMetadataRoutes)
  app.route('/', assistantTokenRoutes)
  app.route('/', mcpRoutes)
  app.route('/', deviceTokenRoutes)
  app.use(flash)
  app.use(affiliateLinks)
  app.use(session)
  app.use(csrf)
  app.use(below(areas.app), requireUser)
  app.use(below(areas.user), requireUser)
  app.use(redirects)

  app.route('/', homeRoutes)
  for (const routes of accountRoutes) app.route('/', routes)
  app.route('/', appRoutes)
  app.route('/', extrasRoutes)
  app.route('/', kitRoutes)
  app.route('/', templateRoutes)
  app.route('/', downloadRoutes)
  app.route('/', codeZipRoutes)
  app.route('/', designServiceRoutes)
  app.route('/', publishingRoutes)
  app.route('/', blogRoutes)
  app.route('/', legalRoutes)
  app.route('/', siteFileRoutes)
  app.route('/', toolRoutes)
  app.route('/', buttonToolRoutes)
  app.route('/', iconToolRoutes)
  app.route('/', keptDesignRoutes)
  app.route('/', searchRoutes)
  app.route('/', previewRoutes)
  app.route('/', flavourRoutes)
  app.route('/', componentRoutes)
  app.route('/', publicComponentRoutes)
  app.route('/', publicPageRoutes)
  app.route('/', favouriteRoutes)
  app.route('/', collectionRoutes)
  app.route('/', setRoutes)
  app.route('/', faultReportRoutes)
  app.route('/', componentRequestRoutes)
  app.route('/', newsRoutes)
  app.route('/', codeRoutes)
  answerFirst(app, keeper)
  return app
}
