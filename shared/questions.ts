/** Questions of the public pages with their answers; the same words stand in the pages' structured data. */

export type Question = { question: string; answer: string }

export const homeQuestions: readonly Question[] = [
  {
    question: 'Is this a package that I install?',
    answer:
      'No. You copy source code into your project and change it as you like. Nothing of ours runs in your build or in your users’ browsers.',
  },
  {
    question: 'How equal are the four flavours?',
    answer:
      'Each component is authored once and compiled, then opened in a browser in all four flavours: the same markup, keys, focus and pixels, state by state. What a framework must do otherwise stands on the component’s page.',
  },
  {
    question: 'Which libraries does the code use?',
    answer:
      'Tailwind CSS, and only where a part moves the library its community knows: Alpine.js, Headless UI for React and Vue, Bits UI for Svelte. Icons are Heroicons.',
  },
  {
    question: 'My project is still on Tailwind CSS 3.',
    answer: 'Every snippet comes for version 3.4 as well as for version 4. One switch changes which you copy.',
  },
  {
    question: 'Does it hold up with a screen reader?',
    answer:
      'Components follow the ARIA Authoring Practices pattern of their kind, are worked by keyboard alone while they are verified, and pass axe in both themes at every state.',
  },
  {
    question: 'What does free mean here?',
    answer:
      'Free components come with all of their code in every flavour, for commercial work too, without an account. An account adds favourites, search and your own colours kept on every device.',
  },
]
