import { describe, expect, test } from 'vitest'
import type { Mail } from '#shared/mails.ts'
import { renderMail } from './render.tsx'

const event = { when: '21 November 2026, 14:05 UTC', device: 'Firefox on Linux', ip: '192.0.2.7' }
const url = 'https://millwork.example/reset-password/abc_DEF-1'
const mails: Mail[] = [
  { name: 'verify-email', props: { name: 'Ada', url, hours: 24, isChange: false } },
  { name: 'verify-email', props: { name: 'Ada', url, hours: 24, isChange: true } },
  { name: 'reset-password', props: { name: 'Ada', url, minutes: 60 } },
  { name: 'password-changed', props: { name: 'Ada', url, ...event } },
  { name: 'email-changing', props: { name: 'Ada', newEmail: 'new@example.com', url, ...event } },
  { name: 'email-changed', props: { name: 'Ada', newEmail: 'new@example.com', ...event } },
  { name: 'two-factor-off', props: { name: 'Ada', url, ...event } },
  { name: 'two-factor-on', props: { name: 'Ada', url, ...event } },
  { name: 'sign-in-added', props: { name: 'Ada', site: 'GitHub', url, ...event } },
  { name: 'passkey-added', props: { name: 'Ada', url, ...event } },
  { name: 'new-sign-in', props: { name: 'Ada', url, ...event } },
  {
    name: 'assistant-connected',
    props: { name: 'Ada', assistant: 'An editor', answersAt: 'this computer', url, ...event },
  },
  {
    name: 'access-key-made',
    props: { name: 'Ada', keyName: 'Build', prefix: 'mwk_3Fk9', isTeam: false, ends: null, url, ...event },
  },
  {
    name: 'access-key-made',
    props: { name: 'Ada', keyName: 'Build', prefix: 'mwk_3Fk9', isTeam: true, ends: '21 May 2027', url, ...event },
  },
  {
    name: 'access-key-new-network',
    props: { name: 'Ada', keyName: 'Build', network: '192.0.2.0/24', when: event.when, url },
  },
  { name: 'access-key-seen', props: { name: 'Ada', keyName: 'Build', prefix: 'mwk_3Fk9', url, ...event } },
  { name: 'design-request', props: { name: 'Ada', email: 'ada@example.com', title: 'A footer', id: '0a1b2c3d' } },
  { name: 'design-message', props: { name: 'Ada', email: 'ada@example.com', title: 'A footer', id: '0a1b2c3d' } },
  {
    name: 'fault-report',
    props: {
      name: 'Ada',
      email: 'ada@example.com',
      title: 'Warning alert with two actions',
      part: 'AUI-C01-2',
      flavour: 'Vue',
      browser: 'Firefox 152 on Linux',
      what: 'The second button has no focus ring.',
      id: '0a1b2c3d',
    },
  },
  {
    name: 'component-request',
    props: { name: 'Ada', email: 'ada@example.com', title: 'Gantt chart', what: 'To plan work.', id: '0a1b2c3d' },
  },
  {
    name: 'component-made',
    props: { name: 'Ada', title: 'Gantt chart', product: 'Gantt chart with milestones', url },
  },
  { name: 'news-confirm', props: { url, days: 3 } },
  ...[1, 3].map((count): Mail => ({
    name: 'new-components',
    props: {
      components: Array.from({ length: count }, (_, at) => ({
        title: `Gantt chart ${at}`,
        about: 'A chart of what is done when.',
        place: 'Charts',
        url: `https://millwork.example/components/charts/${at}`,
      })),
      more: count === 1 ? 0 : 9,
      url,
      leaveUrl: 'https://millwork.example/news/leave/abc_DEF-1',
    },
  })),
  { name: 'design-answer', props: { name: 'Ada', title: 'A footer', answer: 'Yes.\nSoon.', url } },
  { name: 'design-state', props: { name: 'Ada', title: 'A footer', state: 'delivered', url } },
  { name: 'team-invitation', props: { inviter: 'Grace', team: 'Harvard', url, days: 7 } },
  { name: 'team-offered', props: { name: 'Ada', owner: 'Grace', url, days: 7 } },
  { name: 'team-handed-over', props: { name: 'Ada', owner: 'Grace' } },
  { name: 'team-dissolved', props: { name: 'Ada', owner: 'Grace', member: true } },
  { name: 'team-dissolved', props: { name: null, owner: 'Grace', member: false } },
  {
    name: 'affiliate-application',
    props: { name: 'Ada', email: 'ada@example.com', code: 'ada-builds', website: 'https://ada.example' },
  },
  { name: 'affiliate-decision', props: { name: 'Ada', accepted: true, commission: 30, url } },
  { name: 'affiliate-decision', props: { name: 'Ada', accepted: false, commission: 30, url } },
  ...(['whole', 'part', 'more', 'deleted'] as const).map((kind): Mail => ({
    name: 'refund',
    props: {
      name: 'Ada',
      product: 'Team licence',
      amount: '$20.00',
      paid: '$549.00',
      inAll: kind === 'more' ? '$40.00' : null,
      isWhole: kind === 'whole',
      license: kind === 'deleted' ? null : kind === 'whole' ? 'ends' : 'stays',
      when: 'today',
      number: '17',
      url: kind === 'deleted' ? null : url,
    },
  })),
  { name: 'license-revoked', props: { name: 'Ada', product: 'Team licence', reason: null } },
  { name: 'license-revoked', props: { name: 'Ada', product: 'Team licence', reason: 'It was shared with others.' } },
  {
    name: 'receipt',
    props: { name: 'Ada', product: 'Team', amount: '$549.00', when: 'today', number: '17', key: 'MW-AAAA', url },
  },
]

describe.each(mails.map((mail) => [mail.name, mail] as const))('the mail %s', (_name, mail) => {
  test('says the same in HTML and as text, its link included', async () => {
    const { subject, html, text } = await renderMail(mail)
    expect(subject).toMatch(/^[A-Z].{5,70}$/)
    const words = html
      .replace(/<(head|style)[\s\S]*?<\/\1>/g, '')
      .replace(/<a [^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#x27;/g, "'")
      .replace(/&amp;/g, '&')
    for (const line of text
      .split('\n\n')
      .slice(1, -1)
      .flatMap((part) => part.split('\n'))) {
      for (const piece of line.split(/: {2,}|:$/).filter(Boolean)) {
        expect(words.replace(/\s+/g, ' ')).toContain(piece.replace(/\s+/g, ' ').trim().split(': ').at(-1))
      }
    }
    if ('url' in mail.props && mail.props.url !== null) {
      expect(html).toContain(`href="${url}"`)
      expect(text).toContain(url)
    }
  })

  test('has both themes, a language, and asks nothing of other servers', async () => {
    const { html } = await renderMail(mail)
    expect(html).toMatch(/<html[^>]*lang="en"/)
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).not.toMatch(/<(img|link|script|iframe)\b/)
  })
})

test('what people type stays text', async () => {
  const props = { inviter: '<b>Eve</b>\r\nBcc: all@example.com', team: '"Team" & <Co>', url, days: 7 }
  const { subject, html } = await renderMail({ name: 'team-invitation', props })
  expect(subject).not.toMatch(/[\r\n]/)
  expect(html).not.toContain('<b>Eve')
  expect(html).toContain('&lt;Co&gt;')
})

test('a mail of many says where it is stopped, and no other does', async () => {
  const stopped = await Promise.all(
    mails.map(async (mail) => [mail.name, (await renderMail(mail)).leaveUrl !== undefined]),
  )
  expect(stopped.filter(([, can]) => can).map(([name]) => name)).toEqual(['new-components', 'new-components'])
})

test('a mail says who sends it and whom to write to, as configured', async () => {
  const sender = { email: 'hello@millwork.test', company: 'Millwork Ltd, 1 High Street, London' }
  const mail: Mail = { name: 'team-handed-over', props: { name: 'Ada', owner: 'Grace' } }
  const { html, text } = await renderMail({ ...mail, sender })
  for (const words of [sender.email, sender.company]) {
    expect(html).toContain(words)
    expect(text).toContain(words)
  }
})
