import { secureHeaders } from 'hono/secure-headers'
import type { Assets } from '../views/assets.ts'
import { themeScriptHash } from '../views/theme-script.ts'

/** The style sheet that Turbo writes for its progress bar. */
const turboProgressBar = "'sha256-WAyOw4V+FqDc35lQPyRADLBWbuNK8ahvYEaQIYF1+Ps='"

/** Scripts come from this site alone; the one inline script is let through by its hash. */
export const headers = (origin: string, { isDev }: Assets) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", themeScriptHash],
      styleSrc: ["'self'", isDev ? "'unsafe-inline'" : turboProgressBar],
      // Charts and progress bars say how long they are in a style attribute.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(isDev ? ['ws:'] : [])],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: origin.startsWith('https:'),
    xFrameOptions: 'DENY',
  })
