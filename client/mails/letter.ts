/** What the way out of such mails is called. */
export const stopMails = 'Unsubscribe'

/** What every mail consists of; its HTML and its text are made from the same words. */
export type Letter = {
  subject: string
  /** The line a mail program shows beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  action?: { label: string; url: string }
  /** What there is to check, line by line. */
  facts?: [label: string, value: string][]
  /** What there is to look at, each with an address of its own. */
  items?: { title: string; about: string; place: string; url: string }[]
  /** Where mails such as this one are stopped. */
  leaveUrl?: string
  /** Who sends it, in one line at the foot. */
  company?: string
  /** Stands after the action, smaller. */
  notes: string[]
}
