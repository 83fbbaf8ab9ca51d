import { secureHeaders } from 'hono/secure-headers'

/** Scripts come from this site alone; the inline ones of the build are let through by their hashes. */
export const headers = (origin: string, inlineScripts: string[]) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...inlineScripts],
      styleSrc: ["'self'"],
      // Charts and progress bars say how long they are in a style attribute.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: origin.startsWith('https:'),
    xFrameOptions: 'DENY',
  })
