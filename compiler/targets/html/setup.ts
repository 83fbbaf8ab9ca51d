import type { Lowering } from './lowering.ts'

/** What a page must have for the snippet to work, as sentences for the customer. */
export function setupOf(needs: Lowering['needs']): string[] {
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
  return sentences
}
