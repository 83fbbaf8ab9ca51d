/** All files there are: those of the sample, and those that were added here. */
import type { KnownFile } from '../lib/files.ts'
import type { Store } from '../lib/store.ts'

/** How many files the sample has, in words, as the page is built. */
export const sampleReady = 'Seven files are ready.'

/** What is known of them. The archive comes only now: the page of a first question needs none of it. */
export async function allFiles(store: Store): Promise<(KnownFile & { id?: string })[]> {
  const [{ archiveFiles }, own] = await Promise.all([import('../archive.ts'), store.attachments()])
  return [...archiveFiles.map(({ name, bytes }) => ({ name, size: bytes })), ...own]
}

/** "Eight files are ready." */
export async function filesReady(store: Store): Promise<string> {
  const own = (await store.attachments()).length
  if (own === 0) return sampleReady
  const length = own + (await import('../archive.ts')).archiveFiles.length
  return `${numbers[length - 8] ?? length.toLocaleString('en-US')} files are ready.`
}

const numbers = ['Eight', 'Nine', 'Ten']
