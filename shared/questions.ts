/** Questions of the public pages with their answers; the same words stand in the pages' structured data. */
import { site } from './site.ts'

export type Question = { question: string; answer: string }

export const pricingQuestions: readonly Question[] = [
  {
    question: 'Is this a subscription?',
    answer:
      'No. A licence is one payment and has no end. Components that are added later belong to it, and nothing you copied stops working.',
  },
  {
    question: 'May I use it for my clients?',
    answer:
      'Yes, in any number of products, your own and your clients’, free or sold. What you may not do is sell or give away the components themselves: as a library, a theme, a page builder’s parts, or a public design kit.',
  },
  {
    question: 'How many people does a licence cover?',
    answer: `Developer and Unlimited are for one person each. Team has room for ${site.teamSeats}: the owner invites people by mail and can take a seat back at any time. Only the owner sees the key.`,
  },
  {
    question: 'Can I move up later?',
    answer: 'Yes. You pay the difference between the two licences and nothing else.',
  },
  {
    question: 'Can I try it first?',
    answer:
      'Every preview on this site is the component itself, in full. The free components and the component of the day come with their code in all four flavours, without a card and, on these pages, without an account.',
  },
  {
    question: 'Do I install anything?',
    answer: `No package of ours. You copy source code into your project and own it there; it uses Tailwind CSS and, where a part moves, the libraries your framework’s users know: Alpine.js, Headless UI or Bits UI.`,
  },
  {
    question: 'What happens to my code if a licence is refunded?',
    answer:
      'The licence closes and what it opened is locked again. Your account and its history remain, and so does everything that is free.',
  },
]

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
