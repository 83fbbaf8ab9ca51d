/** Requests to the design service: the states they go through, and how much they may hold. */

export const designStates = ['new', 'in-progress', 'delivered', 'closed'] as const
export type DesignState = (typeof designStates)[number]

/** What each state may become. What is closed stays closed; what was delivered may need another round. */
export const nextDesignStates: Record<DesignState, readonly DesignState[]> = {
  new: ['in-progress', 'closed'],
  'in-progress': ['delivered', 'closed'],
  delivered: ['in-progress', 'closed'],
  closed: [],
}

/** The states in words. */
export const designStateTitles: Record<DesignState, string> = {
  new: 'New',
  'in-progress': 'In progress',
  delivered: 'Delivered',
  closed: 'Closed',
}

/** Characters; links are counted. */
export const designLimits = { title: 100, purpose: 500, details: 5000, message: 5000, links: 10, link: 500 }

const megabyte = 1024 * 1024
/** Of what is sent with a request: files in one form, files of one request in all, and bytes of one file. */
export const fileLimits = { atOnce: 5, inAll: 20, bytes: 5 * megabyte }
/** What a form with all of them weighs at most, in bytes; its words are the rest. */
export const uploadBytes = fileLimits.atOnce * fileLimits.bytes + megabyte

/** The kinds of files we take, told by their content, with the endings their names may have; the first is the usual. */
export const fileKinds = {
  PNG: ['png'],
  JPEG: ['jpg', 'jpeg'],
  WebP: ['webp'],
  AVIF: ['avif'],
  SVG: ['svg'],
  PDF: ['pdf'],
  Figma: ['fig'],
  ZIP: ['zip'],
} as const satisfies Record<string, readonly [string, ...string[]]>
export type FileKind = keyof typeof fileKinds

/** The same as the file field of a form takes it. */
export const acceptedFiles = Object.values(fileKinds)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',')

/** "PNG, JPEG, WebP … or ZIP", and how many of which size, told before anything is chosen. */
export const fileRules = `${Object.keys(fileKinds)
  .join(', ')
  .replace(/, (\w+)$/, ' or $1')}; up to ${fileLimits.atOnce} at once, ${fileLimits.bytes / megabyte} MB each.`

/** A file as a page lists it; its size is in words. */
export type DesignFile = { id: string; name: string; kind: FileKind; size: string }

/** "340 KB"; megabytes are rounded up, so that what is too much never reads as what is allowed. */
export const describeBytes = (bytes: number) =>
  bytes >= megabyte
    ? `${(Math.ceil((bytes / megabyte) * 10) / 10).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`

/** Who wrote a message. */
export type DesignAuthor = 'customer' | 'studio'

export type DesignRequestEntry = {
  id: string
  title: string
  purpose: string
  state: DesignState
  /** How long ago something happened, in words. */
  updated: string
  messages: number
}

/** Times are in words. */
export type DesignMessage = { id: string; author: DesignAuthor; body: string; sent: string }

export type DesignRequest = {
  id: string
  title: string
  purpose: string
  links: string[]
  details: string
  state: DesignState
  sent: string
  messages: DesignMessage[]
  files: DesignFile[]
}
