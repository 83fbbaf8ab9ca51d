import type { Handle } from '@sveltejs/kit/hooks'

/** Of the fonts only what most of a page is set in comes ahead; the other letters come as they are needed. */
export const handle: Handle = ({ event, resolve }) =>
  resolve(event, {
    preload: ({ type, path }) => (type === 'font' ? path.includes('geist-latin-wght-normal') : type !== 'asset'),
  })
