import type { ProofCheck } from '#shared/proof.ts'

/** What each check of a proof is called, and what it means. */
export const checks: Record<ProofCheck, { title: string; what: string }> = {
  code: { title: 'Code', what: 'Parses without an error in its own language.' },
  types: { title: 'Types', what: 'Passes tsc, vue-tsc and svelte-check in strict mode; HTML passes a validator.' },
  markup: { title: 'Server markup', what: 'What the server sends is what React sends.' },
  behaviour: {
    title: 'Behaviour',
    what: 'By keyboard and mouse, a screen reader finds the same as in React at every state, and the focus is there too.',
  },
  looks: { title: 'Pixels', what: 'Every state looks as in React: light and dark, left to right and right to left.' },
  tailwind3: {
    title: 'Tailwind CSS 3',
    what: 'The code for version 3 looks as the code for version 4 does, at every state, light and dark.',
  },
  axe: { title: 'Accessibility', what: 'axe finds nothing at any state, contrast in both themes included.' },
}
