/** Mails about what customers ask for and tell, and about news. */
import { urls } from '#shared/urls.ts'
import { switchNewsOn } from '../../domain/operator/news-subscriptions.ts'
import { alert, lastPart, unique, type Places, type Stage } from './stage.ts'

async function customer({ accounts }: Stage) {
  const person = await accounts.member()
  const { db } = accounts.database
  await db.updateTable('users').set({ dsActive: true, emailVerified: true }).where('id', '=', person.id).execute()
  return person
}

async function designRequest(stage: Stage) {
  const { client } = await customer(stage)
  const wish = { title: 'A footer', purpose: 'Help.', links: '', details: 'Three columns.' }
  const send = () => client.submit(urls.designService(), wish)
  const address = async () => (await send()).headers.get('location')!
  return { client, send, address }
}

async function wished(stage: Stage) {
  const { client } = await customer(stage)
  const name = unique('Gizmo')
  const wish = { name, looked: name, purpose: 'For all.', wantsMail: 'on' }
  const ask = () => client.submit(urls.componentRequests(), wish)
  const number = async () => {
    await ask()
    const rows = stage.accounts.database.db.selectFrom('componentRequests').select('id').where('name', '=', name)
    return (await rows.executeTakeFirstOrThrow()).id.slice(0, 8)
  }
  return { ask, number }
}

export const requests = {
  'design-request': { sending: async (stage) => (await designRequest(stage)).send },
  'design-message': {
    async writing(stage) {
      const { client, address } = await designRequest(stage)
      const id = lastPart(await address())
      return () => client.submit(urls.designMessages(id), { message: 'By Friday?' })
    },
  },
  'design-answer': {
    async answering(stage) {
      const id = lastPart(await (await designRequest(stage)).address())
      return () => stage.admin(`design answer ${id.slice(0, 8)} Friday.`)
    },
  },
  'design-state': {
    async advancing(stage) {
      const id = lastPart(await (await designRequest(stage)).address())
      return () => stage.admin(`design advance ${id.slice(0, 8)} in-progress`)
    },
  },
  'fault-report': {
    async telling({ accounts }) {
      const { client } = await accounts.member()
      const fault = { flavour: 'vue', browser: 'Firefox 152 on Linux', what: 'It has no name.' }
      return () => client.submit(urls.faultReport(alert.path), fault)
    },
  },
  'component-request': { asking: async (stage) => (await wished(stage)).ask },
  'component-made': {
    async making(stage) {
      const number = await (await wished(stage)).number()
      await stage.admin(`requests open ${number}`)
      return () => stage.admin(`requests made ${number} AUI-C01-7`)
    },
  },
  'news-confirm': {
    async asking({ accounts }) {
      const client = accounts.browser()
      const email = `${unique('reader')}@example.com`
      return () => client.submit(urls.news(), { email })
    },
  },
  'new-components': {
    async announcing({ accounts, admin }) {
      await switchNewsOn(accounts.database, `${unique('reader')}@example.com`)
      return () => admin('announce --send')
    },
  },
} satisfies Places
