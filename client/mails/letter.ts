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
  /** Stands after the action, smaller. */
  notes: string[]
}
