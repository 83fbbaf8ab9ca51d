/** The environment, parsed once by a schema; the server refuses to start on what does not fit. */
import { resolve } from 'node:path'
import { z } from 'zod'
import type { DiscountSale } from '#shared/sale.ts'
import { site } from '#shared/site.ts'
import type { TaxTreatment } from '#shared/tax.ts'
import { type Company, companyOf, missingOfCompany } from './company.ts'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((value) => blankIsUnset(value) ?? fallback, schema)

const discountSale = z.strictObject({
  active: z.boolean().default(true),
  percent: z.int().min(1).max(90),
  titleTopBanner: z.string().trim().min(1).max(80),
  maxCustomers: z.int().min(1).default(100),
  showProgressBar: z.boolean().default(false),
})

const schema = z
  .object({
    APP_ENV: withDefault(z.enum(['local', 'production'], 'must be local or production'), 'local'),
    PORT: withDefault(
      z.coerce
        .number('must be a whole number')
        .int('must be a whole number')
        .min(0)
        .max(65_535, 'must be 65535 or less'),
      3000,
    ),
    HOST: optional(z.string()),
    TLS_CERTIFICATE: optional(z.string()),
    TLS_KEY: optional(z.string()),
    DATA_DIR: withDefault(z.string(), 'data'),
    DATABASE_URL: optional(
      z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// (leave it out for the embedded database)'),
    ),
    SITE_URL: optional(z.url({ protocol: /^https?$/, error: 'must be a full address such as https://example.com' })),
    APP_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
    SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
    MAIL_FROM: optional(z.string().regex(/^[^\r\n]*@[^\r\n]+$/, 'must be an address, or a name and <an address>')),
    GOOGLE_CLIENT_ID: optional(z.string()),
    GOOGLE_CLIENT_SECRET: optional(z.string()),
    GITHUB_CLIENT_ID: optional(z.string()),
    GITHUB_CLIENT_SECRET: optional(z.string()),
    GITHUB_URL: withDefault(z.url({ protocol: /^https?$/, error: 'must be a full address' }), 'https://github.com'),
    STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')),
    STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_/, 'must begin with whsec_')),
    STRIPE_TAX: withDefault(z.enum(['off', 'exclusive', 'inclusive'], 'must be off, exclusive or inclusive'), 'off'),
    STRIPE_TAX_CODE: optional(z.string().regex(/^txcd_/, 'must begin with txcd_')),
    STRIPE_PROMOTION_CODES: withDefault(z.stringbool('must be true or false'), 'false'),
    STRIPE_INVOICES: withDefault(z.stringbool('must be true or false'), 'false'),
    SELLER_NAME: optional(z.string().trim().max(120, 'must have 120 characters or fewer')),
    SELLER_ADDRESS: optional(z.string().max(400, 'must have 400 characters or fewer')),
    SELLER_TAX_ID: optional(z.string().trim().max(60, 'must have 60 characters or fewer')),
    SELLER_REGISTER: optional(z.string().trim().max(120, 'must have 120 characters or fewer')),
    SELLER_LAW: optional(z.string().trim().max(60, 'must have 60 characters or fewer')),
    SELLER_EMAIL: optional(z.email('must be an email address')),
    SELLER_CONTACT_URL: optional(z.url({ protocol: /^https?$/, error: 'must be a full address' })),
    SELLER_ANSWER_TIME: optional(z.string().trim().max(60, 'must have 60 characters or fewer')),
    SELLER_PROCESSORS: optional(z.string().max(1000, 'must have 1000 characters or fewer')),
    SECURITY_EMAIL: optional(z.email('must be an email address')),
    STRIPE_API_URL: withDefault(
      z.url({ protocol: /^https?$/, error: 'must be a full address' }),
      'https://api.stripe.com',
    ),
    SANDBOX_CHECKOUT: optional(z.stringbool('must be true or false')),
    TRUST_PROXY: withDefault(z.stringbool('must be true or false'), 'false'),
    METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
    LOG_LEVEL: withDefault(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
    DISCOUNT_SALE: optional(
      z.string().transform((text, context): DiscountSale => {
        const sale = discountSale.safeParse(jsonOf(text))
        if (sale.success) return sale.data
        const message = 'must be JSON such as {"percent":30,"titleTopBanner":"Opening sale"}'
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }),
    ),
    PAGES_AHEAD: withDefault(z.stringbool('must be true or false'), 'true'),
    DEV_ASSETS_URL: optional(z.url()),
  })
  .superRefine((env, context) => {
    for (const name of ['GOOGLE', 'GITHUB'] as const) {
      const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const
      if (Boolean(env[id]) !== Boolean(env[secret])) {
        context.addIssue({ code: 'custom', path: [env[id] ? secret : id], message: 'is missing beside its pair' })
      }
    }
    const tlsPair = ['TLS_CERTIFICATE', 'TLS_KEY'] as const
    if (Boolean(env.TLS_CERTIFICATE) !== Boolean(env.TLS_KEY)) {
      const path = tlsPair.filter((name) => !env[name])
      context.addIssue({ code: 'custom', path, message: 'is missing beside its pair' })
    }
    const stripePair = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
    if (stripePair.some((name) => env[name]) && !stripePair.every((name) => env[name])) {
      const path = stripePair.filter((name) => !env[name])
      context.addIssue({ code: 'custom', path, message: 'is missing beside its pair' })
    }
    if (env.STRIPE_SECRET_KEY && env.SANDBOX_CHECKOUT) {
      const message = 'is true beside the keys of Stripe; only one of them can take the money'
      context.addIssue({ code: 'custom', path: ['SANDBOX_CHECKOUT'], message })
    }
    if (env.APP_ENV !== 'production') return
    for (const name of ['APP_SECRET', 'SITE_URL'] as const) {
      if (!env[name]) context.addIssue({ code: 'custom', path: [name], message: 'is required in production' })
    }
    const missing = missingOfCompany(env)
    if (missing.length > 0) {
      const be = missing.length === 1 ? 'is' : 'are'
      const message = `${be} required in production: legal texts, receipts and mails say who sells`
      context.addIssue({ code: 'custom', path: [new Intl.ListFormat('en-GB').format(missing)], message })
    }
  })

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export type Env = {
  appEnv: 'local' | 'production'
  port: number
  host: string | undefined
  /** Files with which the server itself speaks TLS; undefined leaves that to the proxy before it. */
  tls: TlsFiles | undefined
  dataDir: string
  databaseUrl: string | undefined
  /** Without a trailing slash. */
  siteUrl: string
  /** Cookies are Secure when the site is served over https. */
  secureCookies: boolean
  appSecret: string | undefined
  /** Undefined puts mails into a folder. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Keys of the sites one may sign in with; undefined switches a site off. */
  google: ClientKeys | undefined
  github: (ClientKeys & { url: string }) | undefined
  /** Undefined where Stripe takes no money for us. */
  stripe: StripeSettings | undefined
  /** Who runs the site and sells, as legal texts, receipts and mails say it. */
  company: Company
  /** Licences are sold for play money, on a page of our own. */
  sandboxCheckout: boolean
  trustProxy: boolean
  /** What whoever reads /metrics has to show; undefined switches that address off. */
  metricsToken: string | undefined
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent'
  discountSale: DiscountSale
  /** Whether public pages are made in the background after the start, before anybody asks for them. */
  pagesAhead: boolean
  /** Address of the Vite server while developing; undefined serves the built assets. */
  devAssetsUrl: string | undefined
}

/** Paths of files in PEM. */
export type TlsFiles = { certificate: string; key: string }

/** How another site knows ours (RFC 6749, 2.3.1). */
export type ClientKeys = { clientId: string; clientSecret: string }

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  apiUrl: string
  /** Whether Stripe works out taxes, and whether they come on top of our prices or are in them. */
  tax: TaxTreatment
  /** What kind of goods a licence is for the tax; undefined is what the account's settings say. */
  taxCode: string | undefined
  promotionCodes: boolean
  /** Whether Stripe makes an invoice of each payment. */
  invoices: boolean
}

export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * Reads the settings from process variables.
 * Throws EnvError with one line per variable that does not fit; values are never repeated in it.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(variables)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new EnvError(`The environment does not fit (.env.example explains every variable):\n${lines.join('\n')}`)
  }
  const env = parsed.data
  const company = companyOf(env)
  const siteUrl = (env.SITE_URL ?? localUrl(env.PORT)).replace(/\/+$/, '')
  return {
    appEnv: env.APP_ENV,
    port: env.PORT,
    host: env.HOST,
    tls: tlsOf(env.TLS_CERTIFICATE, env.TLS_KEY),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    siteUrl,
    secureCookies: siteUrl.startsWith('https:'),
    appSecret: env.APP_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${site.name} <${company.email}>`,
    google: keysOf(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
    github: withUrl(keysOf(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET), env.GITHUB_URL),
    stripe: stripeOf(env),
    company,
    sandboxCheckout: env.SANDBOX_CHECKOUT ?? (env.APP_ENV === 'local' && !env.STRIPE_SECRET_KEY),
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    discountSale: env.DISCOUNT_SALE ?? site.discountSale,
    pagesAhead: env.PAGES_AHEAD,
    devAssetsUrl: env.DEV_ASSETS_URL,
  }
}

const tlsOf = (certificate?: string, key?: string): TlsFiles | undefined =>
  certificate && key ? { certificate, key } : undefined

const keysOf = (clientId?: string, clientSecret?: string): ClientKeys | undefined =>
  clientId && clientSecret ? { clientId, clientSecret } : undefined

function stripeOf(env: z.output<typeof schema>): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!secretKey || !webhookSecret) return undefined
  const { STRIPE_API_URL: apiUrl, STRIPE_TAX: tax, STRIPE_TAX_CODE: taxCode } = env
  const { STRIPE_PROMOTION_CODES: promotionCodes, STRIPE_INVOICES: invoices } = env
  return { secretKey, webhookSecret, apiUrl, tax, taxCode, promotionCodes, invoices }
}

const withUrl = (keys: ClientKeys | undefined, url: string) => keys && { ...keys, url: url.replace(/\/+$/, '') }

function localUrl(port: number) {
  const url = new URL(site.defaultUrl)
  url.port = String(port)
  return url.origin
}
