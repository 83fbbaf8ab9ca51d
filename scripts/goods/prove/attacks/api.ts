/** What an application whose pages are drawn by scripts sends in the place of forms. */
import type { Api } from '#toolchain/smoke.ts'
import type { Filled } from './forms.ts'

type Asked = {
  /** Of the page that has the button, with what its address says besides. */
  path: string
  button: string
  /** By their labels. */
  fields: Record<string, string>
  /** The path of the page that was shown when that one was asked for. */
  shown: string
  get: <Said>(path: string) => Promise<Said>
}

/**
 * The request of a button, filled as its script would, from labels and from the address of the page.
 *
 * @throws an error where the page is not shown, its link is used up, or the kit does not say what the button sends
 */
export async function asRequest(api: Api, { path, button, fields, shown, get }: Asked): Promise<Filled> {
  const { pathname, searchParams } = new URL(path, 'http://kit.invalid')
  if (shown !== pathname) throw new Error(`there is no “${button}”, since ${pathname} leads here`)
  if (!(await isGoodLink(api, path, get))) throw new Error(`there is no “${button}”, since the link is no longer good`)
  const sent = api.requests[button]
  if (!sent) throw new Error(`smoke.ts does not say what “${button}” sends`)
  const typed = Object.entries(fields).map(([label, value]): [string, string] => {
    const key = sent.fields[label]
    if (key === undefined) throw new Error(`smoke.ts does not say what “${button}” sends for the field “${label}”`)
    return [key, value]
  })
  const said = (sent.parameters ?? []).map((name): [string, string] => [name, searchParams.get(name) ?? ''])
  return {
    action: sent.path,
    method: sent.method ?? 'POST',
    enctype: 'application/json',
    fields: [...typed, ...said],
    leads: sent.leads,
  }
}

/** Whether a mailed link can still be used, as its page finds out; any other page has nothing to find out. */
export async function isGoodLink(api: Api, path: string, get: Asked['get']): Promise<boolean> {
  const { pathname, searchParams } = new URL(path, 'http://kit.invalid')
  const asks = api.links[pathname]
  return !asks || (await get<{ isGood: boolean }>(asks + encodeURIComponent(searchParams.get('token') ?? ''))).isGood
}
