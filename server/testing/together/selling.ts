/** Mails about money and licences. */
import { urls } from '#shared/urls.ts'
import { lastPart, unique, type Places, type Stage } from './stage.ts'

async function bought({ accounts }: Stage) {
  const buyer = await accounts.member()
  const at = (await buyer.client.submit(urls.checkout('developer'), {})).headers.get('location')!
  return { ...buyer, order: lastPart(at), pay: () => buyer.client.submit(at, { outcome: 'pay' }) }
}

async function affiliate({ accounts }: Stage) {
  const { client } = await accounts.member()
  const code = unique('code')
  const wish = { code, website: 'https://ada.example', plan: 'I teach.', payout: 'ada@pay.example' }
  return { code, apply: () => client.submit(urls.affiliate(), wish) }
}

export const selling = {
  'affiliate-application': { applying: async (stage) => (await affiliate(stage)).apply },
  'affiliate-decision': {
    async accepting(stage) {
      const { code, apply } = await affiliate(stage)
      await apply()
      return () => stage.admin(`affiliate accept ${code}`)
    },
    async refusing(stage) {
      const { code, apply } = await affiliate(stage)
      await apply()
      return () => stage.admin(`affiliate refuse ${code} --yes`)
    },
  },
  receipt: { paying: async (stage) => (await bought(stage)).pay },
  refund: {
    async 'giving back'(stage) {
      const { order, pay } = await bought(stage)
      await pay()
      return () => stage.admin(`refund ${order} --yes`)
    },
  },
  'license-revoked': {
    async revoking(stage) {
      const { email, pay } = await bought(stage)
      await pay()
      return () => stage.admin(`licence revoke ${email} --yes`)
    },
  },
} satisfies Places
