import type { Lowering } from './lowering.ts'

/**
 * What a page must have for the snippet to work, as sentences for the customer.
 *
 * @param refusedByCsp what the markup uses that Alpine's CSP build does not know
 */
export function setupOf(needs: Lowering['needs'], refusedByCsp: readonly string[]): string[] {
  const sentences: string[] = []
  if (needs.has('focus')) sentences.push('Load Alpine.js 3 and its Focus plugin on the page, the plugin first.')
  else if (needs.has('alpine')) sentences.push('Load Alpine.js 3 on the page.')
  if (needs.has('cloak'))
    sentences.push(
      'Add [x-cloak] { display: none !important } to your stylesheet, so that closed parts stay hidden until Alpine.js has started.',
    )
  if (needs.has('script'))
    sentences.push(
      'Keep the script with the markup. It registers the behaviour before Alpine.js starts, so load Alpine.js with defer, or in a bundle set window.Alpine before Alpine.start().',
    )
  if (refusedByCsp.length > 0)
    sentences.push(
      `Alpine’s CSP build does not know what this markup uses (${refusedByCsp.join(', ')}), so use the usual build, or move those expressions into Alpine.data().`,
    )
  return sentences
}
