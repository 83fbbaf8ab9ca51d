/**
 * Pages for everyone are kept as they are sent, and found before anything else of the server is asked: no session, no
 * database, no template. Nothing is kept of an answer to somebody who might be signed in, or to whom something was left.
 */
import type { Context, Next } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv, Deps, Keeping, MadePage } from '../../http/app-env.ts'
import { compressed, type Effort } from '../../http/compress.ts'
import { flashCookie } from '../../http/flash.ts'
import { patternOf } from '../../http/measured.ts'
import { keysInAddress } from '../../http/access-key-mask.ts'
import { countVisit } from '../../http/visits.ts'
import { logAnswer } from '../../http/log-answer.ts'
import { prefersMarkdown } from '../../http/wants.ts'
import { knownQuery } from './known-query.ts'
import { answerWith, keptPage, readyFor, type KeptPage } from './kept-page.ts'
import { ownRequest } from './make-ahead.ts'
import { followMoments, type Moment } from './moment.ts'
import { pressAgain } from './press-again.ts'
import { byteStore, type ByteStore } from '#shared/byte-store.ts'

export type KeepLimits = {
  /** Bytes of all pages together. */
  pages: number
  /** Bytes of pages that were asked with parameters, so that there is always room for the others. */
  variants: number
}

const usualLimits: KeepLimits = { pages: 64 * 1024 * 1024, variants: 8 * 1024 * 1024 }

/** Files, addresses that are of one person, and pages that others change at any time: nobody need look for them here. */
export const neverKept =
  /\.[a-z\d]+$|^\/(?:up|app|user|auth|oauth2?|mcp|jwks|checkout|webhooks|dev|assets|media|social|icon-data|runtimes|component-requests|news)(?:\/|$)/

type Answer = Response | Promise<Response>

export type Keeper = {
  /** The answer with a page that is kept; null where the application has to answer. */
  answer(request: Request): Response | null | Promise<Response | null>
  /** Middleware round the application: keeps what it made for everyone. */
  keep(c: Context<AppEnv>, next: Next): Promise<Response | void>
  /** What is kept now, and how often a page was found or made since this process began. */
  kept(): { pages: number; bytes: number; hits: number; misses: number }
}

/** What is sent there is counted, and no page shows it: whoever sends much of it is not to make anybody ask the database. */
const onlyCounted: ReadonlySet<string> = new Set([routes.policyReports, routes.copies, routes.searches])

/** Keeps the pages of one server. */
export function createKeeper(deps: Deps, limits: Partial<KeepLimits> = {}): Keeper {
  const { pages: mostPages, variants: mostVariants } = { ...usualLimits, ...limits }
  const stores = { pages: byteStore<KeptPage>(mostPages), variants: byteStore<KeptPage>(mostVariants) }
  const storeOf = (address: string): ByteStore<KeptPage> => (address.includes('?') ? stores.variants : stores.pages)
  const moments = followMoments(deps)
  const count = { hits: 0, misses: 0 }
  const making = new Map<string, Promise<MadePage>>()
  const press = pressAgain({ current: (address) => storeOf(address).get(address), put })
  // A name over https only has something put before it.
  let names: string[] | undefined
  const privateCookies = () => (names ??= [...deps.auth.sessionCookieNames, flashCookie].map((name) => `${name}=`))

  /** The moment now; null where it cannot be told. */
  const present = async () => moments.current() ?? (await moments.read().catch(() => null))

  function put(address: string, page: KeptPage) {
    storeOf(address).put(address, page, page.bytes)
  }

  /** Where a page for this request is kept, or would be; null where it is for one person, or no page. */
  function addressFor(request: Request): string | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const { headers, url } = request
    if (headers.has('x-inertia') || url.includes('#') || prefersMarkdown(headers.get('accept'))) return null
    // It is refused, also where the page without it is kept.
    if (keysInAddress(url).length > 0) return null
    const cookie = headers.get('cookie')
    if (cookie && privateCookies().some((name) => cookie.includes(name))) return null
    const begin = url.indexOf('/', url.indexOf('://') + 3)
    if (begin === -1) return null
    const mark = url.indexOf('?', begin)
    const path = mark === -1 ? url.slice(begin) : url.slice(begin, mark)
    // Every page has one address without escapes; however many others lead to it are not worth keeping it for.
    if (path.includes('%') || neverKept.test(path)) return null
    if (mark === -1) return path
    const query = knownQuery(path, url.slice(mark))
    return query === null ? null : path + query
  }

  function found(address: string, moment: Moment): KeptPage | null {
    const page = storeOf(address).get(address)
    return page?.moment === moment ? page : null
  }

  function send(kept: KeptPage, address: string, request: Request): Response {
    const started = performance.now()
    const page = readyFor(kept, request)
    if (page !== kept) put(address, page)
    const requestId = crypto.randomUUID()
    const response = answerWith(page, request, requestId)
    const path = address.replace(/\?.*$/, '')
    const { method } = request
    const { status } = response
    logAnswer(deps.logger, { requestId, method, path, status, started })
    deps.metrics?.answered({ route: page.route, method, status, seconds: (performance.now() - started) / 1000 })
    countVisit(deps.figures, { request, status, route: page.route, path })
    count.hits += 1
    if (page.isPressedOnce) press(address, page)
    return response
  }

  async function answerOnce(moment: Promise<Moment>, address: string, request: Request): Promise<Response | null> {
    // What went wrong is said by whoever answers instead.
    const read = await moment.catch(() => null)
    const page = read && found(address, read)
    return page && send(page, address, request)
  }

  /** Has one page made for all who want the same at once. */
  const keepingAt = (address: string, { key }: Moment, effort: Effort): Keeping => ({
    address,
    make(sale, render) {
      const what = `${address} ${key} ${sale}`
      const underWay = making.get(what)
      if (underWay) return underWay
      const work = render().then(async ({ html, styles }) => {
        const body = await compressed(html, ['br', 'gzip'], effort)
        return { styles, sale, body }
      })
      making.set(what, work)
      const forget = () => making.delete(what)
      work.then(forget, forget)
      return work
    },
  })

  /** Answers with what was made for this request, and keeps it where nothing has changed since. */
  async function keepMade(c: Context<AppEnv>, address: string, before: Moment) {
    const made = c.var.madeToKeep
    if (!made || c.res.status !== 200) return
    const { headers } = c.res
    count.misses += 1
    const page = keptPage({ moment: before, route: patternOf(c), headers }, made.body)
    // What may be asked of a page is asked seldom twice, and is never worth the effort.
    page.isPressedOnce = effortFor(c) === 'once' && !address.includes('?')
    const isForAll = !headers.has('Set-Cookie') && !c.var.session && !c.var.sessionError
    const isOfThisMoment = made.sale === before.sale && (await present()) === before
    if (isForAll && isOfThisMoment && storeOf(address).get(address)?.moment !== before) put(address, page)
    const answer = answerWith(readyFor(page, c.req.raw), c.req.raw, c.var.requestId)
    for (const cookie of headers.getSetCookie()) answer.headers.append('Set-Cookie', cookie)
    // Else the headers of the two would be mixed.
    c.res = undefined
    c.res = answer
  }

  return {
    answer(request) {
      const address = addressFor(request)
      if (address === null || !storeOf(address).get(address)) return null
      const moment = moments.current()
      if (!moment) return answerOnce(moments.read(), address, request)
      const page = found(address, moment)
      return page && send(page, address, request)
    },

    async keep(c, next) {
      const request = c.req.raw
      if (onlyCounted.has(c.req.path)) return next()
      const address = deps.assets.devOrigin || deps.behind?.isRunning() ? null : addressFor(request)
      if (request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS') {
        await next()
        return moments.forget()
      }
      if (address === null || request.headers.has('x-inertia-partial-component')) return next()
      const moment = await present()
      if (!moment) return next()
      c.set('keeping', keepingAt(address, moment, effortFor(c)))
      await next()
      await keepMade(c, address, moment)
    },

    kept: () => ({
      pages: stores.pages.size() + stores.variants.size(),
      bytes: stores.pages.bytes() + stores.variants.bytes(),
      ...count,
    }),
  }
}

/** Whoever asks is not kept waiting for the last kilobyte; what is made ahead is made for many. */
const effortFor = (c: Context<AppEnv>): Effort => ((c.env as object) === ownRequest ? 'kept' : 'once')

type Fetching = { fetch: (request: Request, ...rest: never[]) => Answer }

/** Lets an application answer with what is kept before it does anything else. */
export function answerFirst(app: Fetching, keeper: Keeper) {
  const { fetch } = app
  app.fetch = (request, ...rest) => {
    const kept = keeper.answer(request)
    if (kept === null) return fetch(request, ...rest)
    return kept instanceof Promise ? kept.then((answer) => answer ?? fetch(request, ...rest)) : kept
  }
}
