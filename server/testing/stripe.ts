/** A stand-in for Stripe's API: the part we use, with the shapes and refusals its documentation gives. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { needed } from '#shared/needed.ts'
import type { Clock } from '../process/clock.ts'
import type { StripeSettings } from '../env.ts'
import type { PaidSession } from '../payments/events.ts'

export const stripeSettings: StripeSettings = {
  secretKey: 'sk_test_only-for-tests',
  webhookSecret: 'whsec_only-for-tests',
  apiUrl: '',
  tax: 'off',
  taxCode: undefined,
  promotionCodes: false,
  invoices: false,
}

type Request = { params: Record<string, string>; idempotencyKey: string | undefined }
type Session = PaidSession & { object: 'checkout.session'; url: string; status: string; metadata: object }

/** What may be answered instead of what was asked for. */
const nonsense = {
  markup: '<!doctype html><title>Somebody’s proxy</title>',
  nothing: '',
  empty: '{}',
  null: 'null',
  list: '[]',
  script: '{"id":"cs_test_1","object":"checkout.session","url":"javascript:alert(1)"}',
  cut: '{"id":"cs_test_1","object":"checkout.session","url":"https://chec',
}
export type Ailment = keyof typeof nonsense | 'silent'
export const ailments = [...Object.keys(nonsense), 'silent'] as Ailment[]

/** What was taken for a session, and what went back of it. */
type Charge = { object: 'charge'; payment_intent: string; amount: number; amount_refunded: number; refunded: boolean }
type Refund = { id: string; object: 'refund'; payment_intent: string; amount: number; status: string }

/** What a promotion code takes off and taxes add. */
type Sums = Partial<Pick<PaidSession, 'invoice' | 'customer_details'>> & {
  discount?: number
  tax?: number
  /** What is called so is in the price already. */
  included?: boolean
  taxes?: NonNullable<NonNullable<PaidSession['total_details']>['breakdown']>['taxes']
  quantity?: number
}

/** Goes by the same clock as the server that asks it. */
export async function stripeStandIn(clock: Clock) {
  const sessions = new Map<string, Session>()
  const byKey = new Map<string, Session>()
  const requests: Request[] = []
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, Refund>()
  let isDown = false
  let ailment: Ailment | null = null
  let isMute = false
  let retrieved = 0

  /** Refunds as Stripe makes them: once for each key, and never more than there is. */
  function refund({ params, idempotencyKey = '' }: Request): Refund | string {
    const known = refunds.get(idempotencyKey)
    if (known) return known
    const charge = charges.get(params.payment_intent ?? '')
    const amount = Number(params.amount)
    if (!charge) return 'resource_missing'
    if (charge.refunded) return 'charge_already_refunded'
    if (!Number.isInteger(amount) || amount < 1 || amount > charge.amount - charge.amount_refunded)
      return 'amount_too_large'
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    const made: Refund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      payment_intent: charge.payment_intent,
      amount,
      status: 'succeeded',
    }
    refunds.set(idempotencyKey, made)
    return made
  }

  function create({ params, idempotencyKey = '' }: Request): Session | string {
    const known = byKey.get(idempotencyKey)
    if (known) return known
    const price = (name: string) => params[`line_items[0][price_data][${name}]`]
    const amount = Number(price('unit_amount'))
    if (params.mode !== 'payment') return 'mode'
    if (!Number.isInteger(amount) || amount < 50 || price('currency') !== 'usd') return 'line_items'
    if (!params.success_url?.startsWith('http') || !params.cancel_url?.startsWith('http')) return 'success_url'
    const ends = params.expires_at ? Number(params.expires_at) - clock().getTime() / 1000 : 3600
    if (ends < 30 * 60 || ends > 24 * 60 * 60) return 'expires_at'
    const id = `cs_test_${randomUUID()}`
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      metadata: {},
      client_reference_id: params.client_reference_id ?? null,
      payment_intent: null,
      payment_status: 'unpaid',
      amount_subtotal: amount,
      amount_total: amount,
      total_details: { amount_discount: 0, amount_tax: 0 },
      currency: 'usd',
      line_items: { data: [{ quantity: 1 }], has_more: false },
    }
    sessions.set(id, session)
    byKey.set(idempotencyKey, session)
    return session
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
      response.end(JSON.stringify(body))
    }
    const refuse = (status: number, param: string) =>
      send(status, { error: { type: 'invalid_request_error', message: `Not valid: ${param}`, param } })
    const url = new URL(request.url ?? '', 'http://stripe.example')
    const body = await text(request)
    if (ailment === 'silent') return
    if (ailment) {
      response.writeHead(200, { 'content-type': 'application/json' })
      return void response.end(nonsense[ailment])
    }
    if (isDown) return send(503, { error: { type: 'api_error', message: 'Down.' } })
    if (request.headers.authorization !== `Bearer ${stripeSettings.secretKey}`) return refuse(401, 'key')
    if (request.method === 'POST' && url.pathname === '/v1/checkout/sessions') {
      const params = Object.fromEntries(new URLSearchParams(body))
      const asked = { params, idempotencyKey: request.headers['idempotency-key'] as string | undefined }
      requests.push(asked)
      const made = create(asked)
      if (typeof made === 'string') return refuse(400, made)
      const { line_items: _, ...plain } = made
      return send(200, plain)
    }
    if (request.method === 'POST' && url.pathname === '/v1/refunds') {
      const params = Object.fromEntries(new URLSearchParams(body))
      const asked = { params, idempotencyKey: request.headers['idempotency-key'] as string | undefined }
      requests.push(asked)
      const made = refund(asked)
      // It did what it was asked, and the answer is lost on its way.
      if (isMute) return void response.destroy()
      if (typeof made !== 'string') return send(200, made)
      return send(400, { error: { type: 'invalid_request_error', code: made, message: `Not done: ${made}` } })
    }
    if (url.pathname.startsWith('/v1/invoices/')) {
      const id = url.pathname.replace('/v1/invoices/', '')
      return send(200, { id, object: 'invoice', hosted_invoice_url: `https://invoice.stripe.com/i/${id}` })
    }
    retrieved++
    const session = sessions.get(url.pathname.replace('/v1/checkout/sessions/', ''))
    if (request.method !== 'GET' || !session) return refuse(404, 'id')
    const { line_items, ...plain } = session
    return send(200, [...url.searchParams.values()].includes('line_items') ? { ...plain, line_items } : plain)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stripe = new Stripe(stripeSettings.secretKey)

  const signatureOf = (payload: string, secret: string, at: Date) =>
    stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1000) })

  return {
    settings: { ...stripeSettings, apiUrl },
    requests,
    /** How often it was asked about a session. */
    asked: () => retrieved,
    down: (value: boolean) => void (isDown = value),
    /** Until it is well again, it never answers, or answers what is not documented. */
    ails: (value: Ailment | null) => void (ailment = value),
    /** Answers are lost, though what was asked for is done. */
    mute: (value: boolean) => void (isMute = value),
    /** What was taken for a session, as Stripe's own books have it. */
    charge: ({ id }: { id: string }) => needed(charges.get(`pi_${id}`), `Nothing was taken for ${id}.`),
    refunds,
    /** The session somebody was sent to. */
    at: (address: string) =>
      needed(sessions.get(address.slice(address.lastIndexOf('/') + 1)), `There is no session at ${address}.`),
    /** A customer pays a session, in full or after a promotion code and with taxes. */
    pay(session: Session, { discount = 0, tax = 0, included = false, taxes, quantity = 1, ...papers }: Sums = {}) {
      const total = (session.amount_subtotal ?? 0) - discount + (included ? 0 : tax)
      Object.assign(session, papers)
      session.status = 'complete'
      session.amount_total = total
      session.total_details = { amount_discount: discount, amount_tax: tax, ...(taxes && { breakdown: { taxes } }) }
      session.payment_status = total === 0 ? 'no_payment_required' : 'paid'
      session.payment_intent = total === 0 ? null : `pi_${session.id}`
      session.line_items = { data: [{ quantity }], has_more: false }
      const { payment_intent } = session
      if (payment_intent !== null) {
        charges.set(payment_intent, {
          object: 'charge',
          payment_intent,
          amount: total,
          amount_refunded: 0,
          refunded: false,
        })
      }
      return session
    },
    /** An event as it arrives: without line items, signed for an endpoint's secret. */
    event(type: string, object: object, { secret = stripeSettings.webhookSecret, at = clock() } = {}) {
      const { line_items: _, ...plain } = object as Partial<Session>
      const body = JSON.stringify(
        { id: `evt_${randomUUID()}`, object: 'event', type, data: { object: plain } },
        null,
        2,
      )
      return { body, signature: signatureOf(body, secret, at) }
    },
    /** What was told before, told again: each attempt is signed at its own time. */
    signedAnew: (body: string, at: Date) => ({ body, signature: signatureOf(body, stripeSettings.webhookSecret, at) }),
    close() {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
