/**
 * SAMPLES, not the words of real customers: they show how the page looks until there are some.
 * People, companies and sentences are invented. Replace all nine before the site is shown as a shop.
 */
import type { Testimonial } from '#shared/page-props.ts'

export const testimonials: readonly Testimonial[] = [
  {
    feedback:
      'We support React and Vue, and until now every fix was made twice. With one source for both, the second one is simply there.',
    author: 'Ines Marquard',
    role: 'Front-end lead, Tallow & Rye',
  },
  {
    feedback:
      'I read the generated Svelte looking for the seams. It is what I would have written, only that I would have forgotten the focus ring.',
    author: 'Tomasz Wilk',
    role: 'Independent developer',
  },
  {
    feedback:
      'Our brand colour is a yellow that no library survives. Here the buttons came back legible, and it told me which shades it had moved.',
    author: 'Priya Raman',
    role: 'Product designer, Northbank Energy',
  },
  {
    feedback: 'The date picker works with a keyboard. I have waited eleven years to write that sentence.',
    author: 'Gunnar Holm',
    role: 'Accessibility engineer, Vestfjord Kommune',
  },
  {
    feedback:
      'Half of our clients are still on Tailwind 3. Being able to copy the same piece for either version saves us a day a month.',
    author: 'Camille Aubert',
    role: 'Technical director, Atelier Huit',
  },
  {
    feedback: 'I deleted four thousand lines of our own components and nobody noticed, except that the bugs went too.',
    author: 'Dana Okafor',
    role: 'Staff engineer, Ledgerly',
  },
  {
    feedback: 'No wrapper, no package to keep alive. The code is in our repository, and it is ours to change.',
    author: 'Mateus Prado',
    role: 'Co-founder, Caderno',
  },
  {
    feedback: 'Dark mode looks designed, not inverted. My team stopped opening the colour inspector.',
    author: 'Hanneke Visser',
    role: 'Head of design, Polderlicht',
  },
  {
    feedback: 'Right-to-left worked on the first paste. I had kept two days free for it and went swimming instead.',
    author: 'Yusuf Haddad',
    role: 'Engineering manager, Souqline',
  },
]
