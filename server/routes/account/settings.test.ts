import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { defaultPreferences } from '#shared/snippet/preferences.ts'
import { accountServer, ada, type AccountServer, type Browser } from '../../testing/accounts.ts'

describeEachDatabase('settings', (open) => {
  let accounts: AccountServer
  beforeAll(async () => {
    accounts = await accountServer(await open())
  })
  const userOf = async (client: Browser) =>
    ((await client.visit('/user/settings')).props.auth as unknown as { user: Record<string, unknown> }).user
  const put = (client: Browser, path: string, body: unknown) => client.submit(path, body, { method: 'PUT' })

  test('the theme is kept in the account', async () => {
    const { client } = await accounts.member()
    expect((await userOf(client)).opt_app_dark_mode).toBe('system')
    expect((await put(client, '/user/settings/app-dark-mode', { appDarkMode: 'on' })).status).toBe(204)
    expect((await userOf(client)).opt_app_dark_mode).toBe('on')
    expect(await (await client.send('/user/settings')).text()).toContain('class="dark"')
  })

  test.each([{ appDarkMode: 'sometimes' }, {}, null])('a theme such as %o is refused', async (body) => {
    const { client } = await accounts.member()
    expect((await put(client, '/user/settings/app-dark-mode', body)).status).not.toBe(204)
    expect((await userOf(client)).opt_app_dark_mode).toBe('system')
  })

  test('what a guest chose becomes the new account’s; what is no theme does not', async () => {
    const choices = { on: 'on', off: 'off', '<script>': 'system' }
    for (const [appDarkMode, kept] of Object.entries(choices)) {
      const client = accounts.browser()
      await client.submit('/register', {
        ...ada,
        email: `theme-${kept}-${appDarkMode.length}@example.com`,
        appDarkMode,
      })
      expect((await userOf(client)).opt_app_dark_mode).toBe(kept)
    }
  })

  test('snippet defaults are kept, and what is unknown in them becomes the default', async () => {
    const { client } = await accounts.member()
    expect((await userOf(client)).snippet_defaults).toBeNull()
    const wanted = {
      ...defaultPreferences,
      flavour: 'vue',
      primary: 'rose',
      style: { ...defaultPreferences.style, tailwind: 'v3' },
    }
    expect((await put(client, '/user/settings/snippets', wanted)).status).toBe(204)
    expect((await userOf(client)).snippet_defaults).toEqual(wanted)

    await put(client, '/user/settings/snippets', { flavour: 'angular', primary: 'mud', extra: '<script>' })
    expect((await userOf(client)).snippet_defaults).toEqual(defaultPreferences)
  })

  test('more than preferences, and what is no JSON, are refused', async () => {
    const { client } = await accounts.member()
    expect((await put(client, '/user/settings/snippets', { file: 'x'.repeat(5000) })).status).toBe(413)
    expect((await put(client, '/user/settings/snippets', '{')).status).toBe(400)
  })
})
