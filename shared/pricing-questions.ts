/** What is asked before buying, with its answers; the same words stand in the page's structured data. */
import type { Question } from './questions.ts'
import { site } from './site.ts'
import { taxWords, type TaxTreatment } from './tax.ts'

/** The questions of the price list; what they say of taxes follows from how the payment provider treats them. */
export const pricingQuestions = (tax: TaxTreatment): readonly Question[] => [
  {
    question: 'Is this a subscription?',
    answer:
      'No. A licence is one payment and has no end. Components that are added later belong to it, and nothing you copied stops working.',
  },
  { question: 'Is there anything to pay on top of the price?', answer: taxWords[tax] },
  {
    question: 'Can I have my money back?',
    answer: `Yes. Write to us within ${site.refundDays} days of the payment, and we refund the whole sum. The licence ends with the refund, and with it the right to use the code it opened. Your account remains, and so does everything that is free.`,
  },
  {
    question: 'Can I try it first?',
    answer:
      'Every preview on this site is the component itself, in full. The free components and the component of the day come with their code in all four flavours, without a card and, on these pages, without an account.',
  },
  {
    question: 'How many people does a licence cover?',
    answer: `Developer and Unlimited are for one person each; a company may hold them, for one named person. Team has seats for ${site.teamSeats}: the owner invites people by mail and can take a seat back at any time. Only the owner sees the key.`,
  },
  {
    question: 'May I use it for my clients?',
    answer:
      'Yes, in any number of products, your own and your clients’, free or sold. The client may use and change the finished work without a licence. What you may not do is sell or give away the components themselves: as a library, a theme, a page builder’s parts, or a public design kit.',
  },
  {
    question: 'Can I move to a larger licence later?',
    answer: 'Yes, at any time. You pay the difference between the two prices and nothing else.',
  },
  {
    question: 'Do I get a receipt for my company?',
    answer:
      'Yes. A receipt comes by mail and stays in your account. You can put your company’s name, address and VAT number on it, before you pay or later.',
  },
  {
    question: 'What happens if you stop?',
    answer: `Licence holders get at least ${site.closingNoticeDays} days’ notice by mail, in which they can copy everything their licence opens. What you copied is source code in your own project: it needs nothing of ours to run, and the licence lets you keep using it without a time limit.`,
  },
  {
    question: 'Do I install anything?',
    answer:
      'No package of ours. You copy source code into your project and own it there; it uses Tailwind CSS and, where a part moves, the libraries your framework’s users know: Alpine.js, Headless UI or Bits UI.',
  },
  {
    question: 'May my AI assistant work on code that has components in it?',
    answer:
      'Yes, on your own projects. What the licence rules out is training a model that generates components for others.',
  },
]
