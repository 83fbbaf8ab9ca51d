/** The application without its listener: every middleware in one visible order, then the routes. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv, Deps } from './app-env.ts'
import { csrf } from './http/csrf.ts'
import { HttpError, notFound, onError } from './http/errors.ts'
import { flash } from './http/flash.ts'
import { movedAddresses } from './http/moved.ts'
import { requestContext } from './http/request-id.ts'
import { requireUser } from './http/require-user.ts'
import { securityHeaders } from './http/security-headers.ts'
import { session } from './http/session.ts'
import { staticFiles, type StaticDirs } from './http/static.ts'
import { followedLinks } from './http/via.ts'
import { affiliateRoutes } from './routes/affiliates.ts'
import { appRoutes } from './routes/app.ts'
import { blogRoutes } from './routes/blog.ts'
import { buttonToolDataRoutes, buttonToolRoutes } from './routes/button-tool.ts'
import { checkoutRoutes } from './routes/checkout.ts'
import { codeRoutes } from './routes/code.ts'
import { componentRoutes } from './routes/components.ts'
import { confirmPasswordRoutes } from './routes/confirm-password.ts'
import { designServiceRoutes } from './routes/design-service.ts'
import { devUiRoutes } from './routes/dev-ui.ts'
import { devMailRoutes } from './routes/dev-mail.ts'
import { downloadRoutes } from './routes/downloads.ts'
import { emailVerificationRoutes } from './routes/email-verification.ts'
import { extrasRoutes } from './routes/extras.ts'
import { favouriteRoutes } from './routes/favourites.ts'
import { foundRoutes } from './routes/found.ts'
import { healthRoutes } from './routes/health.ts'
import { homeRoutes } from './routes/home.ts'
import { iconDataRoutes, iconToolRoutes } from './routes/icon-tools.ts'
import { legalRoutes } from './routes/legal.ts'
import { keptDesignRoutes } from './routes/kept-designs.ts'
import { licenseRoutes } from './routes/license.ts'
import { loginRoutes } from './routes/login.ts'
import { passwordResetRoutes } from './routes/password-reset.ts'
import { passkeyRoutes } from './routes/passkeys.ts'
import { paymentEventRoutes } from './routes/payment-events.ts'
import { previewRoutes } from './routes/previews.ts'
import { profileRoutes } from './routes/profile.ts'
import { publicComponentRoutes } from './routes/public-components.ts'
import { publicPageRoutes } from './routes/public-pages.ts'
import { publishingRoutes } from './routes/publishing.ts'
import { registerRoutes } from './routes/register.ts'
import { searchRoutes } from './routes/search.ts'
import { settingsRoutes } from './routes/settings.ts'
import { signInRoutes } from './routes/sign-ins.ts'
import { socialRoutes } from './routes/social.ts'
import { previewFileRoutes } from './routes/template-previews.ts'
import { toolDataRoutes, toolRoutes } from './routes/tools.ts'
import { teamInvitationRoutes } from './routes/team-invitation.ts'
import { teamRoutes } from './routes/team.ts'
import { twoFactorChallengeRoutes } from './routes/two-factor-challenge.ts'
import { twoFactorRoutes } from './routes/two-factor.ts'

const accountRoutes = [
  loginRoutes,
  registerRoutes,
  passwordResetRoutes,
  emailVerificationRoutes,
  twoFactorChallengeRoutes,
  confirmPasswordRoutes,
  profileRoutes,
  twoFactorRoutes,
  passkeyRoutes,
  socialRoutes,
  signInRoutes,
  settingsRoutes,
  licenseRoutes,
  teamRoutes,
  teamInvitationRoutes,
  checkoutRoutes,
  affiliateRoutes,
  devMailRoutes,
  devUiRoutes,
]

const maxBodyBytes = 1024 * 1024

export function createApp(deps: Deps, dirs: StaticDirs) {
  const app = new Hono<AppEnv>()
  app.onError(onError)
  app.notFound(notFound)

  app.use(async (c, next) => {
    c.set('deps', deps)
    await next()
  })
  app.use(requestContext)
  app.use(securityHeaders)
  app.route('/', healthRoutes)
  app.route('/', staticFiles(dirs))
  app.route('/', toolDataRoutes)
  app.route('/', buttonToolDataRoutes)
  app.route('/', iconDataRoutes)
  app.route('/', previewFileRoutes)
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge }))
  app.route('/', paymentEventRoutes)
  app.use(flash)
  app.use(followedLinks)
  app.use(session)
  app.use(csrf)
  app.use('/app/*', requireUser)
  app.use('/user/*', requireUser)
  app.use(movedAddresses)

  app.route('/', homeRoutes)
  for (const routes of accountRoutes) app.route('/', routes)
  app.route('/', appRoutes)
  app.route('/', extrasRoutes)
  app.route('/', downloadRoutes)
  app.route('/', designServiceRoutes)
  app.route('/', publishingRoutes)
  app.route('/', blogRoutes)
  app.route('/', legalRoutes)
  app.route('/', foundRoutes)
  app.route('/', toolRoutes)
  app.route('/', buttonToolRoutes)
  app.route('/', iconToolRoutes)
  app.route('/', keptDesignRoutes)
  app.route('/', searchRoutes)
  app.route('/', previewRoutes)
  app.route('/', componentRoutes)
  app.route('/', publicComponentRoutes)
  app.route('/', publicPageRoutes)
  app.route('/', favouriteRoutes)
  app.route('/', codeRoutes)
  return app
}

const tooLarge = () => {
  throw new HttpError(413, 'This is larger than what can be accepted (1 MB).')
}
