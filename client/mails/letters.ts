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
  new: 'we have received your request and will review it.',
  'in-progress': 'we have started work on it.',
  delivered: 'the work is done. Tell us there if something needs changing.',
  closed: 'the request is closed. For anything else, send a new one.',
}
const notMe = (support: string) => `If this was not you, write to ${support}.`

const writers: Writers = {
  'verify-email': ({ name, url, hours, isChange }) => ({
    subject: isChange ? 'Confirm your new email address' : 'Confirm your email address',
    preview: `Confirm that this address is yours.`,
    heading: isChange ? 'Confirm your new email address' : 'Confirm your email address',
    paragraphs: [
      `Hello ${name},`,
      isChange
        ? `You asked to use this address for your ${site.name} account. Confirm it to complete the change.`
        : `Welcome to ${site.name}. Confirm your address, so that you can reset your password if you ever forget it.`,
    ],
    action: { label: 'Confirm this address', url },
    notes: [`The link works for ${hours} hours. If you have no account with us, you can ignore this mail.`],
  }),
  'reset-password': ({ name, url, minutes }) => ({
    subject: 'Choose a new password',
    preview: 'The link to choose a new password.',
    heading: 'Choose a new password',
    paragraphs: [`Hello ${name},`, `We received a request to reset the password of your ${site.name} account.`],
    action: { label: 'Choose a new password', url },
    notes: [
      `The link works once, for ${minutes} minutes.`,
      'If you did not ask for this, ignore this mail. Your password stays the same.',
    ],
  }),
  'password-changed': ({ name, url, ...event }) => ({
    subject: 'Your password was changed',
    preview: `The password of your ${site.name} account has been changed.`,
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${name},`,
      'The password of your account has been changed, and every other browser has been signed out.',
    ],
    facts: factsOf(event),
    action: { label: 'This was not me', url },
    notes: ['If this was you, you need not do anything. Otherwise choose a new password now.'],
  }),
  'email-changing': ({ name, newEmail, url, ...event }) => ({
    subject: 'Your email address is about to change',
    preview: `Once ${newEmail} is confirmed, it replaces this address.`,
    heading: 'Your email address is about to change',
    paragraphs: [
      `Hello ${name},`,
      `Somebody signed in to your account asked to use ${newEmail} instead of this address. It replaces this address as soon as it is confirmed.`,
    ],
    facts: factsOf(event),
    action: { label: 'This was not me', url },
    notes: ['If this was you, you need not do anything. Otherwise choose a new password now to stop the change.'],
  }),
  'email-changed': ({ name, newEmail, ...event }, support) => ({
    subject: 'Your email address was changed',
    preview: `Your ${site.name} account now uses another address.`,
    heading: 'Your email address was changed',
    paragraphs: [`Hello ${name},`, `Your account now uses ${newEmail}. We will send all mails there from now on.`],
    facts: factsOf(event),
    notes: [notMe(support)],
  }),
  'two-factor-off': ({ name, url, ...event }, support) => ({
    subject: 'Two-factor authentication is off',
    preview: 'Your password alone is now enough to sign in.',
    heading: 'Two-factor authentication is off',
    paragraphs: [`Hello ${name},`, 'Signing in no longer asks for a code: your password alone is enough.'],
    facts: factsOf(event),
    action: { label: 'Turn it on again', url },
    notes: [notMe(support)],
  }),
  'two-factor-on': ({ name, url, ...event }, support) => ({
    subject: 'Two-factor authentication is on',
    preview: 'Signing in now asks for a code as well as your password.',
    heading: 'Two-factor authentication is on',
    paragraphs: [
      `Hello ${name},`,
      'Signing in now asks for a code from your authenticator app. Keep the recovery codes somewhere you can reach without your phone.',
    ],
    facts: factsOf(event),
    action: { label: 'Open your profile', url },
    notes: [`If this was you, you need not do anything. ${notMe(support)}`],
  }),
  'sign-in-added': ({ name, site: other, url, ...event }) => ({
    subject: `You can now sign in with ${other}`,
    preview: `A ${other} account is now connected to your ${site.name} account.`,
    heading: `You can now sign in with ${other}`,
    paragraphs: [`Hello ${name},`, `A ${other} account has been connected to yours and can be used to sign in.`],
    facts: factsOf(event),
    action: { label: 'Open your profile', url },
    notes: ['If this was you, you need not do anything. Otherwise remove it and change your password.'],
  }),
  'passkey-added': ({ name, url, ...event }) => ({
    subject: 'A passkey was added to your account',
    preview: 'It can be used to sign in without your password.',
    heading: 'A passkey was added',
    paragraphs: [`Hello ${name},`, 'A device can now sign in to your account without your password.'],
    facts: factsOf(event),
    action: { label: 'Open your passkeys', url },
    notes: ['If this was you, you need not do anything. Otherwise remove it and change your password.'],
  }),
  'access-key-made': ({ name, keyName, prefix, isTeam, ends, url, ...event }) => ({
    subject: `An access key was made: ${keyName}`,
    preview: `With it, a program can read the library as ${isTeam ? 'your team' : 'you'}.`,
    heading: 'An access key was made',
    paragraphs: [
      `Hello ${name},`,
      `With this key, a program can read the library as ${isTeam ? 'your team' : 'you'}: a command line, a coding assistant or a build server. It cannot sign in, buy or change anything.`,
    ],
    facts: [['Name', keyName], ['Begins with', prefix], ['Ends', ends ?? 'when it is revoked'], ...factsOf(event)],
    action: { label: 'Open your access keys', url },
    notes: ['If this was you, you need not do anything. Otherwise revoke it there and change your password.'],
  }),
  'assistant-connected': ({ name, assistant, answersAt, url, ...event }) => ({
    subject: `An assistant was connected: ${assistant}`,
    preview: 'It can read the library as you.',
    heading: 'An assistant was connected',
    paragraphs: [
      `Hello ${name},`,
      `“${assistant}” can now read the library as you, until you disconnect it. It cannot sign in, buy or change anything.`,
    ],
    facts: [['Assistant', assistant], ['Answers at', answersAt], ...factsOf(event)],
    action: { label: 'Open your assistants', url },
    notes: ['If this was you, you need not do anything. Otherwise disconnect it there and change your password.'],
  }),
  'access-key-new-network': ({ name, keyName, network, when, url }) => ({
    subject: `An access key was used from a new network: ${keyName}`,
    preview: `From ${network}, where it had not been used before.`,
    heading: 'A new network uses your access key',
    paragraphs: [
      `Hello ${name},`,
      `The access key “${keyName}” was used from a network where it had not been used before.`,
    ],
    facts: [
      ['When', when],
      ['Network', network],
    ],
    action: { label: 'Open your access keys', url },
    notes: [
      'If this was you, or a machine that builds for you, you need not do anything. Otherwise revoke the key there.',
      'You can switch these mails off in your settings.',
    ],
  }),
  'access-key-seen': ({ name, keyName, prefix, url, ...event }) => ({
    subject: `An access key was revoked: ${keyName}`,
    preview: 'It stood in an address, where others can read it.',
    heading: 'An access key was revoked',
    paragraphs: [
      `Hello ${name},`,
      `The access key “${keyName}” stood in the address of a request. Addresses are kept in the histories of browsers and in the logs of everything between, so others may have read it. It opens nothing any more.`,
    ],
    facts: [['Begins with', prefix], ...factsOf(event)],
    action: { label: 'Make a new key', url },
    notes: ['Send the new key in the header “Authorization”, never in an address.'],
  }),
  'new-sign-in': ({ name, url, ...event }) => ({
    subject: 'New sign-in to your account',
    preview: `From ${event.device}, a device we have not seen before.`,
    heading: 'New sign-in to your account',
    paragraphs: [`Hello ${name},`, 'Somebody signed in to your account from a browser that is new to us.'],
    facts: factsOf(event),
    action: { label: 'Open your sessions', url },
    notes: ['If this was you, you need not do anything. Otherwise sign that browser out and change your password.'],
  }),
  'team-invitation': ({ inviter, team, url, days }) => ({
    subject: `${inviter} invites you to their team`,
    preview: `A seat in ${team} at ${site.name} is reserved for you.`,
    heading: `Join ${team}`,
    paragraphs: [`${inviter} has reserved a seat for you at ${site.name}. It gives you the code of every component.`],
    action: { label: 'Accept the invitation', url },
    notes: [`The invitation is valid for ${days} days. If you do not know ${inviter}, you can ignore this mail.`],
  }),
  'team-offered': ({ name, owner, url, days }) => ({
    subject: 'You have been offered a team',
    preview: `${owner} offers you their team at ${site.name}.`,
    heading: 'You have been offered a team',
    paragraphs: [
      `Hello ${name},`,
      `${owner} offers you their team at ${site.name}. If you accept, its key, seats and receipts become yours, and ${owner} becomes a member. Nothing changes until then.`,
    ],
    action: { label: 'Open the offer', url },
    notes: [`The offer is open for ${days} days. If you do not want the team, decline the offer or ignore this mail.`],
  }),
  'team-handed-over': ({ name, owner }, support) => ({
    subject: 'Your team has a new owner',
    preview: `${owner} is now the owner of your team.`,
    heading: 'Your team has a new owner',
    paragraphs: [
      `Hello ${name},`,
      `${owner} accepted your offer and now owns your team at ${site.name}, with its key and seats. You are a member and have the same access as before. How you sign in has not changed.`,
    ],
    notes: [notMe(support)],
  }),
  'team-dissolved': ({ name, owner, member }, support) => ({
    subject: member ? 'Your team was dissolved' : 'Your invitation was withdrawn',
    preview: `${owner} dissolved their team at ${site.name}.`,
    heading: member ? 'Your team was dissolved' : 'The team was dissolved',
    paragraphs: [
      ...(name === null ? [] : [`Hello ${name},`]),
      member
        ? `${owner} dissolved the team whose licence you used at ${site.name}. You no longer have a seat. You keep your account and the code you copied.`
        : `${owner} dissolved the team at ${site.name} that you were invited to. The link in the invitation no longer works.`,
    ],
    notes: [`If you have questions, write to ${support}.`],
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
    heading: 'A component was requested',
    paragraphs: [`${name} asks for “${title}”:`, what],
    facts: [
      ['From', email],
      ['Read it with', `npm run admin -- requests show ${id}`],
      ['Show it to all with', `npm run admin -- requests open ${id}`],
    ],
    notes: [],
  }),
  'component-made': ({ name, title, product, url }) => ({
    subject: `New component: ${product}`,
    preview: `What you voted for as “${title}”.`,
    heading: 'A component you voted for is published',
    paragraphs: [`Hello ${name},`, `You voted for “${title}”. It is now in the library as “${product}”.`],
    action: { label: 'See the component', url },
    notes: ['You get this mail because you asked for it when you voted. We will not send another.'],
  }),
  'news-confirm': ({ url, days }) => ({
    subject: 'Confirm mails about new components',
    preview: `One mail from ${site.name} whenever we add components.`,
    heading: 'Confirm mails about new components',
    paragraphs: [
      `We received a request to send ${site.name}’s new components to this address.`,
      'Confirm it to get one mail each time we add components. Every mail has a link to unsubscribe.',
    ],
    action: { label: 'Confirm subscription', url },
    notes: [
      `The link works for ${days} days. If you did not ask for this, ignore this mail, and we will delete your address.`,
    ],
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
        'Each comes as HTML with Alpine.js, React, Vue and Svelte. Its page has a live preview in both themes, at any width.',
      ],
      items: components,
      action: { label: more > 0 ? `See these and ${more} more` : 'See the newest components', url },
      leaveUrl,
      notes: ['You get this mail because you subscribed to new components. It contains no tracking.'],
    }
  },
  'design-answer': ({ name, title, answer, url }) => ({
    subject: `We answered: ${title}`,
    preview: `About your request “${title}”.`,
    heading: 'We answered your request',
    paragraphs: [`Hello ${name},`, `About “${title}” we wrote:`, ...answer.split(/\n+/)],
    action: { label: 'Open the request', url },
    notes: ['Please answer there rather than to this mail, so that everything stays in one place.'],
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
    heading: 'New affiliate application',
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
          subject: 'Your affiliate application was accepted',
          preview: `You earn ${commission}% of every sale through your link.`,
          heading: 'Your affiliate application was accepted',
          paragraphs: [
            `Hello ${name},`,
            `Your link is active. You earn ${commission}% of every licence bought through it.`,
          ],
          action: { label: 'Get your link', url },
          notes: ['The same page shows your sales and your payout details.'],
        }
      : {
          subject: 'Your affiliate application',
          preview: 'We have decided not to accept it for now.',
          heading: 'Your affiliate application',
          paragraphs: [
            `Hello ${name},`,
            'We reviewed your application and decided not to accept it for now. Your account and licence stay as they are.',
          ],
          action: { label: 'Open the programme page', url },
          notes: [`If you think we missed something, write to ${support}.`],
        },
  refund: ({ name, product, amount, paid, inAll, isWhole, license, when, number, url }, support) => ({
    subject: isWhole ? 'Your payment was refunded' : 'Part of your payment was refunded',
    preview: `We have refunded ${amount} to you.`,
    heading: isWhole ? 'Your payment was refunded' : 'Part of your payment was refunded',
    paragraphs: [
      `Hello ${name},`,
      `We have refunded ${amount} to your original payment method. Banks take up to ten days.`,
      ...(license === 'ends' ? ['The licence bought with this payment has ended. Your account stays as it is.'] : []),
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
    notes: [`If you have questions, write to ${support}.`],
  }),
  'license-revoked': ({ name, product, reason }, support) => ({
    subject: 'Your licence has ended',
    preview: `Your ${product} is no longer valid.`,
    heading: 'Your licence has ended',
    paragraphs: [
      `Hello ${name},`,
      `We have ended your ${product}, so it is no longer valid. Your account and your receipts stay as they are.`,
      ...(reason === null ? [] : [`Reason: ${reason}`]),
    ],
    notes: [`If you think this is a mistake, write to ${support}.`],
  }),
  receipt: ({ name, product, amount, when, number, key, url }) => ({
    subject: `Receipt for ${product}`,
    preview: `Your licence key and your receipt.`,
    heading: 'Thank you for your purchase',
    paragraphs: [`Hello ${name},`, `Your ${product} is valid for life. Keep this mail: it contains your licence key.`],
    facts: [
      ['Licence key', key],
      ['Paid', amount],
      ['Date', when],
      ['Number', number],
    ],
    action: { label: 'Open your licence', url },
    notes: ['The key is also on your account page. Updates are included.'],
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
