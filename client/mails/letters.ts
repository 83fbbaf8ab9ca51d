import { designStateTitles, type DesignState } from '#shared/design-service.ts'
import type { AddressedMail, Event, Mail, MailName, Mails } from '#shared/mails.ts'
import { site } from '#shared/site.ts'
import type { Letter } from './letter.ts'

/** `support` is whom to write to. */
type Writers = { [Name in MailName]: (props: Mails[Name], support: string) => Letter }

const factsOf = ({ when, device, ip }: Event): [string, string][] => [
  ['When', when],
  ['Device', device],
  ['Network address', ip],
]
const designNews: Record<DesignState, string> = {
  new: 'we have your request and will look at it.',
  'in-progress': 'we have begun to work on it.',
  delivered: 'the work is done and waits for you. Tell us there if something is to be changed.',
  closed: 'the request is closed. For anything new, send another one.',
}
const notMe = (support: string) => `If this was not you, write to ${support}.`

const writers: Writers = {
  'verify-email': ({ name, url, hours, isChange }) => ({
    subject: isChange ? 'Confirm your new email address' : 'Confirm your email address',
    preview: `So that ${site.name} knows that this address is yours.`,
    heading: isChange ? 'Is this your new address?' : 'Is this your address?',
    paragraphs: [
      `Hello ${name},`,
      isChange
        ? `Your ${site.name} account is to use this address. Confirm that mail reaches you here, and it does.`
        : `Welcome to ${site.name}. Confirm that mail reaches you here, so that you can get back into your account should you ever forget the password.`,
    ],
    action: { label: 'Confirm this address', url },
    notes: [`The link works for ${hours} hours. If you have no account with us, do nothing.`],
  }),
  'reset-password': ({ name, url, minutes }) => ({
    subject: 'Choose a new password',
    preview: 'The link to choose a new password.',
    heading: 'Choose a new password',
    paragraphs: [`Hello ${name},`, `Somebody asked for a new password for your ${site.name} account.`],
    action: { label: 'Choose a new password', url },
    notes: [
      `The link works once, for ${minutes} minutes.`,
      'If it was not you, do nothing: your password stays as it is, and nobody else can read this mail.',
    ],
  }),
  'password-changed': ({ name, url, ...event }) => ({
    subject: 'Your password was changed',
    preview: `The password of your ${site.name} account is a new one.`,
    heading: 'Your password was changed',
    paragraphs: [`Hello ${name},`, 'Your account has a new password. Every other browser was signed out.'],
    facts: factsOf(event),
    action: { label: 'This was not me', url },
    notes: ['If it was you, there is nothing to do. Otherwise choose a new password now.'],
  }),
  'email-changing': ({ name, newEmail, url, ...event }) => ({
    subject: 'Your email address is about to change',
    preview: `Once ${newEmail} is confirmed, it takes the place of this address.`,
    heading: 'Your email address is about to change',
    paragraphs: [
      `Hello ${name},`,
      `Somebody who knows your password asked to use ${newEmail} for your account. It takes the place of this address as soon as it is confirmed.`,
    ],
    facts: factsOf(event),
    action: { label: 'This was not me', url },
    notes: ['If it was you, there is nothing to do. Otherwise choose a new password now: that stops the change.'],
  }),
  'email-changed': ({ name, newEmail, ...event }, support) => ({
    subject: 'Your email address was changed',
    preview: `Your ${site.name} account now uses another address.`,
    heading: 'Your email address was changed',
    paragraphs: [`Hello ${name},`, `Your account now uses ${newEmail}. Mails go there from now on.`],
    facts: factsOf(event),
    notes: [notMe(support)],
  }),
  'two-factor-off': ({ name, url, ...event }, support) => ({
    subject: 'Two-factor authentication is off',
    preview: 'Your password alone now opens your account.',
    heading: 'Two-factor authentication is off',
    paragraphs: [`Hello ${name},`, 'Signing in no longer asks for a code: your password alone now opens your account.'],
    facts: factsOf(event),
    action: { label: 'Turn it on again', url },
    notes: [notMe(support)],
  }),
  'two-factor-on': ({ name, url, ...event }, support) => ({
    subject: 'Two-factor authentication is on',
    preview: 'Signing in now asks for a code besides your password.',
    heading: 'Two-factor authentication is on',
    paragraphs: [
      `Hello ${name},`,
      'From now on signing in asks for a code of your authenticator app. Keep the recovery codes where you find them without your phone.',
    ],
    facts: factsOf(event),
    action: { label: 'Look at your profile', url },
    notes: [`If it was you, there is nothing to do. ${notMe(support)}`],
  }),
  'sign-in-added': ({ name, site: other, url, ...event }) => ({
    subject: `You can now sign in with ${other}`,
    preview: `A ${other} account opens your ${site.name} account from now on.`,
    heading: `You can now sign in with ${other}`,
    paragraphs: [
      `Hello ${name},`,
      `A ${other} account was joined to yours. Whoever is signed in there can sign in here.`,
    ],
    facts: factsOf(event),
    action: { label: 'Look at your profile', url },
    notes: ['If it was you, there is nothing to do. Otherwise remove it and change your password.'],
  }),
  'passkey-added': ({ name, url, ...event }) => ({
    subject: 'A passkey was added to your account',
    preview: 'Whoever holds it can sign in without your password.',
    heading: 'A passkey was added',
    paragraphs: [`Hello ${name},`, 'A device can now sign in to your account without your password.'],
    facts: factsOf(event),
    action: { label: 'Look at your passkeys', url },
    notes: ['If it was you, there is nothing to do. Otherwise remove it and change your password.'],
  }),
  'new-sign-in': ({ name, url, ...event }) => ({
    subject: 'New sign-in to your account',
    preview: `From ${event.device}, which we have not seen before.`,
    heading: 'A browser we had not seen before',
    paragraphs: [`Hello ${name},`, 'Somebody signed in to your account from a browser that is new to us.'],
    facts: factsOf(event),
    action: { label: 'Look at your sessions', url },
    notes: ['If it was you, there is nothing to do. Otherwise sign that browser out and change your password.'],
  }),
  'team-invitation': ({ inviter, team, url, days }) => ({
    subject: `${inviter} invites you to their team`,
    preview: `A seat in ${team} at ${site.name} is kept for you.`,
    heading: `Join ${team}`,
    paragraphs: [`${inviter} keeps a seat for you at ${site.name}. It opens the code of every component.`],
    action: { label: 'Accept the invitation', url },
    notes: [`The invitation is open for ${days} days. If you do not know ${inviter}, do nothing.`],
  }),
  'team-offered': ({ name, owner, url, days }) => ({
    subject: 'You are asked to take a team over',
    preview: `${owner} offers you their team at ${site.name}.`,
    heading: 'Will you take the team over?',
    paragraphs: [
      `Hello ${name},`,
      `${owner} offers you their team at ${site.name}. If you accept, you have its key, its seats and its receipts, and ${owner} becomes a member. Until then nothing changes.`,
    ],
    action: { label: 'Look at the offer', url },
    notes: [`The offer is open for ${days} days. If you do not want the team, decline it or do nothing.`],
  }),
  'team-handed-over': ({ name, owner }, support) => ({
    subject: 'Your team has a new owner',
    preview: `${owner} accepted your team.`,
    heading: 'Your team has a new owner',
    paragraphs: [
      `Hello ${name},`,
      `${owner} accepted your team at ${site.name}, and has its key and its seats from now on. You are a member, with the same rights as before. How you sign in has not changed.`,
    ],
    notes: [notMe(support)],
  }),
  'team-dissolved': ({ name, owner, member }, support) => ({
    subject: member ? 'Your team was dissolved' : 'An invitation was taken back',
    preview: `${owner} dissolved their team at ${site.name}.`,
    heading: member ? 'Your team was dissolved' : 'The team was dissolved',
    paragraphs: [
      ...(name === null ? [] : [`Hello ${name},`]),
      member
        ? `${owner} dissolved the team whose licence you used at ${site.name}. Your seat is gone; your account, and code you copied, stay yours.`
        : `${owner} dissolved the team at ${site.name} that you were invited to. The link in the invitation no longer works.`,
    ],
    notes: [`Questions about it: ${support}.`],
  }),
  'design-request': ({ name, email, title, id }) => ({
    subject: `Design request: ${title}`,
    preview: `From ${name}, ${email}.`,
    heading: 'A new design request',
    paragraphs: [`${name} sent a request to the design service.`],
    facts: [
      ['Title', title],
      ['From', email],
      ['Read it with', `npm run admin -- design show ${id}`],
    ],
    notes: [],
  }),
  'design-message': ({ name, email, title, id }) => ({
    subject: `Message about: ${title}`,
    preview: `From ${name}, ${email}.`,
    heading: 'A message about a design request',
    paragraphs: [`${name} wrote about a request to the design service.`],
    facts: [
      ['Title', title],
      ['From', email],
      ['Read it with', `npm run admin -- design show ${id}`],
    ],
    notes: [],
  }),
  'fault-report': ({ name, email, title, part, flavour, browser, what, id }) => ({
    subject: `Fault in ${part}: ${title}`,
    preview: what,
    heading: 'A fault was reported',
    paragraphs: [`${name} reported a fault of “${title}”:`, what],
    facts: [
      ['Part', part],
      ['Flavour', flavour],
      ['Browser', browser],
      ['From', email],
      ['Read it with', `npm run admin -- reports show ${id}`],
    ],
    notes: [],
  }),
  'component-request': ({ name, email, title, what, id }) => ({
    subject: `Component wanted: ${title}`,
    preview: what,
    heading: 'Somebody asks for a component',
    paragraphs: [`${name} asks for “${title}”:`, what],
    facts: [
      ['From', email],
      ['Read it with', `npm run admin -- requests show ${id}`],
      ['Show it to all with', `npm run admin -- requests open ${id}`],
    ],
    notes: [],
  }),
  'component-made': ({ name, title, product, url }) => ({
    subject: `It is there: ${product}`,
    preview: `What you voted for as “${title}”.`,
    heading: 'What you voted for is there',
    paragraphs: [`Hello ${name},`, `You voted for “${title}”. From today the library has it: “${product}”.`],
    action: { label: 'Look at it', url },
    notes: ['You get this one mail because you asked for it when you voted. No other follows.'],
  }),
  'news-confirm': ({ url, days }) => ({
    subject: 'Do you want mails on new components?',
    preview: `One mail from ${site.name} when new components come.`,
    heading: 'A mail when new components come?',
    paragraphs: [
      `Somebody asked ${site.name} to write to this address when the library has new components.`,
      'Say yes, and one mail comes each time, with what is new and a link that stops it. Otherwise nothing comes.',
    ],
    action: { label: 'Yes, write to me', url },
    notes: [`The link works for ${days} days. If it was not you, do nothing: the address is forgotten.`],
  }),
  'new-components': ({ components, more, url, leaveUrl }) => {
    const count = components.length + more
    const [first] = components
    const only = count === 1 && first ? first : null
    return {
      subject: only ? `New component: ${only.title}` : `${site.name} has ${count} new components`,
      preview: components
        .slice(0, 3)
        .map(({ title }) => title)
        .join(', '),
      heading: only ? 'A new component' : `${count} new components`,
      paragraphs: [
        'Each is there as HTML with Alpine.js, React, Vue and Svelte. Its page shows it as it is: live, in both themes, at any width.',
      ],
      items: components,
      action: { label: more > 0 ? `See these and ${more} more` : 'See the newest components', url },
      leaveUrl,
      notes: [
        'You get this because you asked for a mail when new components come. Nothing in it reports that you read it.',
      ],
    }
  },
  'design-answer': ({ name, title, answer, url }) => ({
    subject: `We answered: ${title}`,
    preview: `About your request “${title}”.`,
    heading: 'We answered your request',
    paragraphs: [`Hello ${name},`, `About “${title}” we wrote:`, ...answer.split(/\n+/)],
    action: { label: 'Open the request', url },
    notes: ['Answer there, not to this mail, so that everything stays in one place.'],
  }),
  'design-state': ({ name, title, state, url }) => ({
    subject: `${designStateTitles[state]}: ${title}`,
    preview: designNews[state],
    heading: `Your request is ${designStateTitles[state].toLowerCase()}`,
    paragraphs: [`Hello ${name},`, `“${title}”: ${designNews[state]}`],
    action: { label: 'Open the request', url },
    notes: [],
  }),
  'affiliate-application': ({ name, email, code, website }) => ({
    subject: `Affiliate application: ${code}`,
    preview: `From ${name}, ${email}.`,
    heading: 'Somebody wants to recommend us',
    paragraphs: [`${name} applied for the affiliate programme.`],
    facts: [
      ['Code', code],
      ['From', email],
      ['Website', website],
      ['Read it with', `npm run admin -- affiliate show ${code}`],
    ],
    notes: [],
  }),
  'affiliate-decision': ({ name, accepted, commission, url }, support) =>
    accepted
      ? {
          subject: 'You are an affiliate now',
          preview: `Your link earns ${commission}% of what it sells.`,
          heading: 'Welcome to the programme',
          paragraphs: [
            `Hello ${name},`,
            `your link works from now on. Of every licence that is bought through it, ${commission}% is yours.`,
          ],
          action: { label: 'Get your link', url },
          notes: ['The same page shows what your link brought, and where your commission goes.'],
        }
      : {
          subject: 'Your affiliate application',
          preview: 'We decided not to go on with it for now.',
          heading: 'Not this time',
          paragraphs: [
            `Hello ${name},`,
            'we read your application and decided not to go on with it for now. Your account and licence stay as they are.',
          ],
          action: { label: 'Look at the programme', url },
          notes: [`If you think we missed something, write to ${support}.`],
        },
  refund: ({ name, product, amount, paid, inAll, isWhole, license, when, number, url }, support) => ({
    subject: isWhole ? 'Your payment was refunded' : 'Part of your payment was refunded',
    preview: `${amount} is on its way back to you.`,
    heading: isWhole ? 'Your payment was refunded' : 'Part of your payment was refunded',
    paragraphs: [
      `Hello ${name},`,
      `${amount} is on its way back to where it came from. Banks take up to ten days.`,
      ...(license === 'ends' ? ['What this payment opened has ended with it. Your account stays as it is.'] : []),
      ...(license === 'stays' ? ['Your licence stays as it is.'] : []),
    ],
    facts: [
      ['For', product],
      ['Paid', paid],
      ['Refunded', amount],
      ...(inAll === null ? [] : [['In all', inAll] as [string, string]]),
      ['Date', when],
      ['Receipt', number],
    ],
    ...(url !== null && { action: { label: 'Open the receipt', url } }),
    notes: [`Questions about it: ${support}.`],
  }),
  'license-revoked': ({ name, product, reason }, support) => ({
    subject: 'Your licence has ended',
    preview: `Your ${product} opens nothing any more.`,
    heading: 'Your licence has ended',
    paragraphs: [
      `Hello ${name},`,
      `We ended your ${product}: it opens nothing any more. Your account and your receipts stay as they are.`,
      ...(reason === null ? [] : [`Our reason: ${reason}`]),
    ],
    notes: [`If you think this is a mistake, write to ${support}.`],
  }),
  receipt: ({ name, product, amount, when, number, key, url }) => ({
    subject: `Receipt for ${product}`,
    preview: `Your licence key and what to do next.`,
    heading: 'Thank you',
    paragraphs: [`Hello ${name},`, `${product} is yours, for good. Keep this mail: it holds your licence key.`],
    facts: [
      ['Licence key', key],
      ['Paid', amount],
      ['Date', when],
      ['Number', number],
    ],
    action: { label: 'Open your licence', url },
    notes: ['The key also stands on your account page. Updates are part of the licence.'],
  }),
}

/** The words of a mail. */
export function write({ name, props, sender }: AddressedMail): Letter {
  const letter = (writers[name] as (props: Mail['props'], support: string) => Letter)(
    props,
    sender?.email ?? site.supportEmail,
  )
  return sender ? { ...letter, company: sender.company } : letter
}
