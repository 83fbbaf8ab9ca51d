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
      'The licence closes and new code stays locked; your account and its history remain. Products you have not shipped yet must then do without the components that are not free.',
  },
]
