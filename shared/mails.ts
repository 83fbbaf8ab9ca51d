/** Every mail the product sends, and what its words need. Times and amounts come ready to print. */

import type { DesignState } from './design-service.ts'

/** Where and when something happened, so that its owner can tell whether it was them. */
export type Event = { when: string; device: string; ip: string }

/** Who wrote, and about which request; the start of its id is enough for the command line. */
type DesignNotice = { name: string; email: string; title: string; id: string }

/** A component as a mail names it; `about` says what it is and shows, in place of its picture. */
export type NewComponent = { title: string; about: string; place: string; url: string }

export type Mails = {
  /** `isChange`: the address replaces another one of an account that exists. */
  'verify-email': { name: string; url: string; hours: number; isChange: boolean }
  'reset-password': { name: string; url: string; minutes: number }
  'password-changed': Event & { name: string; url: string }
  /** To the old address, while the new one waits for its proof. */
  'email-changing': Event & { name: string; newEmail: string; url: string }
  /** To both addresses. */
  'email-changed': Event & { name: string; newEmail: string }
  'two-factor-off': Event & { name: string; url: string }
  'two-factor-on': Event & { name: string; url: string }
  /** The account of another site opens this one from now on. */
  'sign-in-added': Event & { name: string; site: string; url: string }
  'passkey-added': Event & { name: string; url: string }
  'new-sign-in': Event & { name: string; url: string }
  /** A program may read the library with it; `ends` is the day after which it may not, null where none was chosen. */
  'access-key-made': Event & {
    name: string
    keyName: string
    prefix: string
    isTeam: boolean
    ends: string | null
    url: string
  }
  /** A program was allowed to read the library in somebody's name; `answersAt` is where it is told so. */
  'assistant-connected': Event & { name: string; assistant: string; answersAt: string; url: string }
  'access-key-new-network': { name: string; keyName: string; network: string; when: string; url: string }
  /** A key ended, since it stood in an address, which others can read. */
  'access-key-seen': Event & { name: string; keyName: string; prefix: string; url: string }
  'team-invitation': { inviter: string; team: string; url: string; days: number }
  /** To a member: the owner wants them to take the team over. */
  'team-offered': { name: string; owner: string; url: string; days: number }
  /** To the former owner: `owner` has it now. */
  'team-handed-over': { name: string; owner: string }
  /** To whoever had a seat, or was invited to one. */
  'team-dissolved': { name: string | null; owner: string; member: boolean }
  /** To us: somebody with the design service wants something. */
  'design-request': DesignNotice
  'design-message': DesignNotice
  /** To us: somebody found something wrong with a component. */
  'fault-report': {
    name: string
    email: string
    title: string
    part: string
    flavour: string
    browser: string
    what: string
    id: string
  }
  /** To us: somebody asks for a component. */
  'component-request': { name: string; email: string; title: string; what: string; id: string }
  /** To whoever voted and wanted to know: `title` as it was asked for, `product` as it came. */
  'component-made': { name: string; title: string; product: string; url: string }
  /** To an address that somebody gave for mails on new components. */
  'news-confirm': { url: string; days: number }
  /** To whoever wants them: `more` came besides those that are named, `leaveUrl` ends these mails. */
  'new-components': { components: NewComponent[]; more: number; url: string; leaveUrl: string }
  /** To the customer: what we wrote, or how far we are. */
  'design-answer': { name: string; title: string; answer: string; url: string }
  'design-state': { name: string; title: string; state: DesignState; url: string }
  /** To us: somebody wants to recommend us. */
  'affiliate-application': { name: string; email: string; code: string; website: string }
  /** To them: whether they may. */
  'affiliate-decision': { name: string; accepted: boolean; commission: number; url: string }
  /** A payment went back, all of it or a part; `license` is what becomes of it, null where it had ended before. */
  refund: {
    name: string
    product: string
    amount: string
    paid: string
    /** What went back in all, where it was more than once. */
    inAll: string | null
    isWhole: boolean
    license: 'ends' | 'stays' | null
    when: string
    number: string
    /** None once the account is deleted. */
    url: string | null
  }
  /** `reason` is a sentence of the operator. */
  'license-revoked': { name: string; product: string; reason: string | null }
  receipt: { name: string; product: string; amount: string; when: string; number: string; key: string; url: string }
}
export type MailName = keyof Mails

/** A mail by its name, with what its words need. */
export type Mail = { [Name in MailName]: { name: Name; props: Mails[Name] } }[MailName]

/** A mail as it leaves; `leaveUrl` where it is one of many that can be stopped. */
export type RenderedMail = { subject: string; html: string; text: string; leaveUrl?: string }
export type RenderMail = (mail: AddressedMail) => Promise<RenderedMail>

/** Who sends a mail: whom to write to with questions, and the company in one line. */
export type Sender = { email: string; company: string }
export type AddressedMail = Mail & { sender?: Sender }
