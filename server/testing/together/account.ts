/** Mails about an account itself. */
import { urls } from '#shared/urls.ts'
import { totpCode, totpStep } from '../../domain/account/totp.ts'
import { accessKeyOf, useAccessKey } from '../access-keys.ts'
import { assistantAsking } from '../assistants.ts'
import { ada, password } from '../accounts.ts'
import { passkeyDevice } from '../passkey-device.ts'
import { linkIn, nextNumber, unique, type Places, type Stage } from './stage.ts'

const json = { accept: 'application/json', 'x-inertia': 'false' }

async function secondFactor({ accounts, clock }: Stage) {
  const member = await accounts.member()
  await member.client.submit(urls.twoFactor(), {})
  const { twoFactor } = (await member.client.visit(urls.profile())).props as unknown as {
    twoFactor: { secret: string }
  }
  const code = totpCode(twoFactor.secret, totpStep(clock().getTime()))
  return { ...member, confirm: () => member.client.submit(urls.twoFactorConfirm(), { code }) }
}

/** Somebody comes back from the other site, to be known by it from now on. */
async function otherSite({ accounts, other }: Stage, isSignedIn: boolean) {
  const { client, id, email, name } = await accounts.member()
  await accounts.database.db.updateTable('users').set({ emailVerified: true }).where('id', '=', id).execute()
  const person = { id: nextNumber(), name, email, verified: true }
  const browser = isSignedIn ? client : accounts.browser()
  const begin = isSignedIn ? urls.linkSocial('github') : urls.social('github')
  return async () => {
    const begun = await browser.submit(begin, {})
    return browser.send(other.allow(begun.headers.get('x-inertia-location')!, person))
  }
}

export const account = {
  'verify-email': {
    async registering({ accounts }) {
      const client = accounts.browser()
      const person = { ...ada, email: `${unique('new')}@example.com` }
      return () => client.submit(urls.register(), person)
    },
    async 'another address'({ accounts }) {
      const { client } = await accounts.member()
      const email = `${unique('moved')}@example.com`
      return () => client.submit(urls.profileEmail(), { email, email_password: password })
    },
    async 'once more'({ accounts }) {
      const { client } = await accounts.member()
      return () => client.submit(urls.verifyEmail(), {})
    },
  },
  'reset-password': {
    async asking({ accounts }) {
      const { email } = await accounts.member()
      const client = accounts.browser()
      return () => client.submit(urls.forgotPassword(), { email })
    },
  },
  'password-changed': {
    async 'in the profile'({ accounts }) {
      const { client } = await accounts.member()
      return () =>
        client.submit(urls.profilePassword(), { current_password: password, password: 'green otters at dusk' })
    },
    async 'by a link'(stage) {
      const { email } = await stage.accounts.member()
      const client = stage.accounts.browser()
      await client.submit(urls.forgotPassword(), { email })
      const link = await linkIn(stage, email, 'reset-password')
      return () => client.submit(link, { password: 'green otters at dusk' })
    },
  },
  'email-changing': {
    async asking({ accounts }) {
      const { client } = await accounts.member()
      const email = `${unique('moved')}@example.com`
      return () => client.submit(urls.profileEmail(), { email, email_password: password })
    },
  },
  'email-changed': {
    async proving(stage) {
      const { client } = await stage.accounts.member()
      const email = `${unique('moved')}@example.com`
      await client.submit(urls.profileEmail(), { email, email_password: password })
      const link = await linkIn(stage, email, 'verify-email')
      return () => client.submit(link, {})
    },
  },
  'two-factor-on': { confirming: async (stage) => (await secondFactor(stage)).confirm },
  'two-factor-off': {
    async ending(stage) {
      const { client, confirm } = await secondFactor(stage)
      await confirm()
      return () => client.submit(urls.twoFactorEnd(), {})
    },
  },
  'sign-in-added': {
    'in the profile': (stage) => otherSite(stage, true),
    'signing in': (stage) => otherSite(stage, false),
  },
  'passkey-added': {
    async making({ accounts }) {
      const { client } = await accounts.member()
      const device = passkeyDevice()
      return async () => {
        const options = await client.submit(urls.newPasskeyOptions(), {}, { headers: json })
        return client.submit(urls.passkeys(), { response: device.make(await options.json()) }, { headers: json })
      }
    },
  },
  'access-key-made': {
    async 'by hand'({ accounts }) {
      const { client } = await accounts.member()
      return () => client.submit(urls.accessKeys(), { name: 'Build', days: '90' })
    },
    async 'for a team'({ accounts }) {
      const { client } = await accounts.member({ license: 'team' })
      return () => client.submit(urls.accessKeys(), { name: 'Build', days: '', team: 'on' })
    },
  },
  'assistant-connected': {
    async allowing({ accounts }) {
      const { client } = await accounts.member()
      const path = await assistantAsking(accounts)
      const asked = await client.send(path)
      const consent = await client.visit(asked.headers.get('location')!)
      return () => client.submit(urls.assistantConsent(), { query: consent.props.query, accept: 'yes' })
    },
  },
  'access-key-new-network': {
    async 'a second network'({ accounts }) {
      const { id } = await accounts.member()
      const key = await accessKeyOf(accounts, id)
      await useAccessKey(accounts, key, '192.0.2.7')
      return () => useAccessKey(accounts, key, '198.51.100.7')
    },
  },
  'access-key-seen': {
    async 'in an address'({ accounts }) {
      const { id } = await accounts.member()
      const key = await accessKeyOf(accounts, id)
      return () => accounts.browser().send(`/pricing?key=${key}`)
    },
  },
  'new-sign-in': {
    async 'a second browser'({ accounts }) {
      const { email } = await accounts.member()
      const client = accounts.browser()
      return () => client.submit(urls.login(), { email, password })
    },
  },
} satisfies Places
