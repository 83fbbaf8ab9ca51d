/** Mails about teams. */
import { urls } from '#shared/urls.ts'
import { linkIn, unique, type Places, type Stage } from './stage.ts'

async function team(stage: Stage) {
  const owner = await stage.accounts.member({ license: 'team' })
  const email = `${unique('guest')}@example.com`
  await owner.client.submit(urls.teamInvitations(), { email })
  const link = await linkIn(stage, email, 'team-invitation')
  const seatOf = async () => {
    const { props } = await owner.client.visit(urls.team())
    return (props as unknown as { team: { seats: { id: string }[] } }).team.seats[0]!.id
  }
  return { owner, email, link, seat: await seatOf() }
}

async function offeredTeam(stage: Stage) {
  const { owner, seat, link } = await team(stage)
  const member = await stage.accounts.member()
  await member.client.submit(link, {})
  return { owner, member, offer: () => owner.client.submit(urls.handOverTeam(seat), {}) }
}

export const teams = {
  'team-invitation': {
    async inviting({ accounts }) {
      const { client } = await accounts.member({ license: 'team' })
      const email = `${unique('guest')}@example.com`
      return () => client.submit(urls.teamInvitations(), { email })
    },
    async 'once more'(stage) {
      const { owner, seat } = await team(stage)
      return () => owner.client.submit(urls.resendSeat(seat), {})
    },
    async 'once more, after it ran out'(stage) {
      const { owner, seat } = await team(stage)
      const ended = new Date(stage.clock().getTime() - 1)
      await stage.accounts.database.db.updateTable('seats').set({ expiresAt: ended }).where('id', '=', seat).execute()
      return () => owner.client.submit(urls.resendSeat(seat), {})
    },
  },
  'team-offered': { offering: async (stage) => (await offeredTeam(stage)).offer },
  'team-handed-over': {
    async accepting(stage) {
      const { member, offer } = await offeredTeam(stage)
      await offer()
      return () => member.client.submit(urls.acceptTeam(), {})
    },
  },
  'team-dissolved': {
    async dissolving(stage) {
      const { owner } = await offeredTeam(stage)
      return () => owner.client.submit(urls.dissolveTeam(), {})
    },
  },
} satisfies Places
