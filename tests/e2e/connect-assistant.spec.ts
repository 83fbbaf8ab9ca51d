/**
 * An assistant is connected as it is in life: a program on this machine, over a real port, by the client of the SDK; and
 * a person with a keyboard who signs in on the way, reads what is asked, and allows it.
 */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import type { Browser } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { axeFindings } from './axe.ts'
import { alive, openPage, register, registerByForm } from './page.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
let browser: Browser
let program: Server
let answered: Promise<URL>
let callback: string

beforeAll(async () => {
  product = await startProduct()
  browser = await launchChromium()
  let answer: (url: URL) => void
  answered = new Promise((resolve) => (answer = resolve))
  program = createServer((request, response) => {
    response.end('You can close this window.')
    if (request.url?.startsWith('/callback')) answer(new URL(request.url, callback))
  })
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve))
  callback = `http://127.0.0.1:${(program.address() as AddressInfo).port}/callback`
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  program?.close()
})

type Kept = { client?: unknown; tokens?: unknown; verifier?: string; state?: unknown; to?: URL }

const provider = (kept: Kept): OAuthClientProvider => ({
  redirectUrl: callback,
  clientMetadata: { client_name: 'An editor of mine', redirect_uris: [callback] },
  clientInformation: () => kept.client as never,
  saveClientInformation: (client) => void (kept.client = client),
  tokens: () => kept.tokens as never,
  saveTokens: (tokens) => void (kept.tokens = tokens),
  redirectToAuthorization: (to) => void (kept.to = to),
  saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
  codeVerifier: () => kept.verifier!,
  saveDiscoveryState: (state) => void (kept.state = state),
  discoveryState: () => kept.state as never,
})

/** Where an assistant sends whoever is to connect it. */
async function begun(kept: Kept): Promise<URL> {
  const transport = new StreamableHTTPClientTransport(new URL(`${product.url}/mcp`), { authProvider: provider(kept) })
  const client = new Client({ name: 'An editor of mine', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } })
  await expect(client.connect(transport)).rejects.toThrow(UnauthorizedError)
  return kept.to!
}

test('somebody without an account makes one on the way, allows it by keyboard, and the assistant reads', async () => {
  const kept: Kept = {}
  const to = await begun(kept)
  const { page, context, complaints } = await openPage(browser)
  await page.goto(to.href)
  await page.waitForURL(`${product.url}/login?**`)
  await alive(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()

  await page.getByRole('heading', { name: 'Connect “An editor of mine”?' }).waitFor()
  await alive(page)
  expect(await page.getByText('this computer').count()).toBe(1)
  expect(await page.getByText('Grace Hopper, grace@example.com').count()).toBe(1)
  await page.getByRole('button', { name: 'Allow and go back' }).focus()
  await page.keyboard.press('Enter')
  const back = await answered

  const transport = new StreamableHTTPClientTransport(new URL(`${product.url}/mcp`), { authProvider: provider(kept) })
  await transport.finishAuth(back.searchParams)
  const client = new Client({ name: 'An editor of mine', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${product.url}/mcp`), { authProvider: provider(kept) }),
  )
  const found = await client.callTool({ name: 'search_components', arguments: { query: 'toggle switches' } })
  expect(JSON.stringify(found.content)).toContain('form-switches-')
  await client.close()

  await page.goto(`${product.url}/user/access-keys`)
  await alive(page)
  const listed = page.getByRole('region', { name: 'Connected assistants' }).or(page.locator('#assistants'))
  expect(await listed.first().innerText()).toContain('An editor of mine')
  // By this answer our pages lead to another site.
  expect(complaints.filter((each) => !each.includes('409'))).toEqual([])
  await context.close()
})

test('the line of the documentation works as it stands there, with a key', async () => {
  const { page, context } = await openPage(browser)
  await register(page, product.url)
  await page.goto(`${product.url}/user/access-keys`)
  await alive(page)
  await page.getByLabel('Name').fill('A build')
  await page.getByRole('button', { name: 'Make a key' }).click()
  const key = /mwk_\w{32}/.exec(
    await page
      .getByText(/mwk_\w{32}/)
      .first()
      .innerText(),
  )![0]
  await context.close()

  const text = readFileSync('content/docs/mcp.md', 'utf8')
  const line = /```sh\n(curl [^`]+)```/.exec(text)![1]!.replace('{{site.url}}', product.url)
  const env = { ...process.env, MILLWORK_KEY: key }
  const { stdout } = await promisify(execFile)('sh', ['-c', line], { env })
  expect(stdout).toContain('1. pricing-three-pricing-tiers-with-billing-toggle |')
})

test('without a script it works as well', async () => {
  const { page, context } = await openPage(browser)
  await register(page, product.url)
  const state = await context.storageState()
  await context.close()
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state })
  const still = await plain.newPage()
  await still.goto((await begun({})).href)
  await still.getByRole('button', { name: 'Do not allow' }).click()
  await still.waitForURL(/^http:\/\/127\.0\.0\.1:/)
  expect(new URL(still.url()).searchParams.get('error')).toBe('access_denied')
  await plain.close()
})

test.each([
  [1280, 'light'],
  [1280, 'dark'],
  [375, 'light'],
  [375, 'dark'],
] as const)('axe finds nothing on the page that asks: %i pixels, %s', async (width, colorScheme) => {
  const { page, context } = await openPage(browser, { viewport: { width, height: 900 }, colorScheme })
  await registerByForm(page, product.url)
  await page.goto((await begun({})).href)
  await alive(page)
  expect(await axeFindings(page)).toEqual([])
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  await context.close()
})
