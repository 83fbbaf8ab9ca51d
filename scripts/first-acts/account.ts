import type { Browser } from 'playwright-core'
import { urls } from '#shared/urls.ts'

/** An account with every right; answers what its browser keeps. */
export async function signIn(browser: Browser, { url, grant }: { url: string; grant(email: string): void }) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const email = `first-${Date.now()}@example.com`
  await page.goto(url + urls.register())
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(url + urls.app())
  grant(email)
  const state = await context.storageState()
  await context.close()
  return state
}
