/**
 * What is read of a request, looked through once before any handler: text that no database takes, bytes that are no
 * text, and names that mean something else in JavaScript are refused here, so that no handler has to think of them.
 */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { viaParameter } from '#shared/affiliate.ts'
import type { AppEnv } from './app-env.ts'
import { apart, bodyKind, fieldsOf } from './body.ts'
import { HttpError } from './errors.ts'
import { back } from './flash.ts'
import { wants } from './wants.ts'

/** 400 for an address whose percent-encoding is broken, is no UTF-8 (as a lone surrogate is none), or hides a NUL. */
export const readableAddress = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  // An affiliate's code that is none is forgotten, whatever it is.
  const query = search.replace(affiliateCode, '$1')
  if (![pathname, query].every(isReadable)) throw new HttpError(400, 'This address could not be read.')
  await next()
})

const affiliateCode = new RegExp(`([?&])${viaParameter}=[^&]*`, 'g')

function isReadable(encoded: string): boolean {
  if (!encoded.includes('%')) return true
  try {
    return isText(decodeURIComponent(encoded))
  } catch {
    return false
  }
}

/** PostgreSQL stores no NUL, and neither database half of a pair of surrogates. */
const isText = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Names that lead out of an object to what all objects share. */
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])
/** Nothing of ours is nested deeper. */
const deepest = 16

/**
 * 415 for a body that is neither JSON nor a form, 400 for one that cannot be read, 422 for what no field of ours can
 * hold. It is parsed once: handlers get the same again.
 */
export const readableBody = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const body = await bodyOf(c)
  const field = wants(c) === 'inertia' ? unreadableField(body) : undefined
  if (field) return back(c, { errors: { [field]: 'This contains characters that cannot be used. Type it again.' } })
  lookThrough(body)
  await next()
})

/** The field of a form that holds what is no text, so that our own pages can say it there. */
const unreadableField = (body: unknown) =>
  Object.entries(body ?? {}).find(
    ([name, value]) => !forbiddenNames.has(name) && isText(name) && typeof value === 'string' && !isText(value),
  )?.[0]

async function bodyOf(c: Context<AppEnv>): Promise<unknown> {
  const kind = bodyKind(c)
  // Files are looked at by the handler that takes them, which tells what they are by their content.
  if (kind === 'form') return c.var.takesFiles ? apart(await fieldsOf(c)).form : fieldsOf(c)
  const text = await textOf(c)
  if (text === '') return null
  if (kind !== 'json') throw new HttpError(415, 'The body of this request must be a form or JSON.')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new HttpError(400, 'The body of this request is not valid JSON.', { cause })
  }
}

/** A client that goes away in the middle leaves half a body, which is no failure of ours. */
async function textOf(c: Context): Promise<string> {
  try {
    return await c.req.text()
  } catch (cause) {
    throw new HttpError(400, 'The body of this request did not arrive whole.', { cause })
  }
}

function lookThrough(value: unknown, depth = 0): void {
  if (typeof value === 'string' && !isText(value)) refuse('text that is none')
  if (typeof value !== 'object' || value === null) return
  if (value instanceof Blob) refuse('a file')
  if (depth >= deepest) refuse('too many parts within parts')
  for (const [name, part] of Object.entries(value)) {
    if (forbiddenNames.has(name) || !isText(name)) refuse('a name that no field has')
    lookThrough(part, depth + 1)
  }
}

function refuse(what: string): never {
  throw new HttpError(422, `The body of this request holds ${what}.`)
}
